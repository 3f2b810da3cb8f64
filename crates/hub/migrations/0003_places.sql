-- The places of boards, kept as entries come and go, so that a board with a hundred thousand entries is read as fast as one
-- with ten.

-- What entries are compared by: their measures, and the time where it was taken.
CREATE VIEW figures AS
    SELECT entries.level, entries.person, entries.id AS entry, measure, value, first, assisted, hidden, created
    FROM entries JOIN scores ON scores.entry = entries.id
    UNION ALL
    SELECT level, person, id, 'time', milliseconds, 0, assisted, hidden, created
    FROM entries WHERE milliseconds IS NOT NULL;

-- The best entry of each person on a level, by each measure and by time. Entries without help are better than those with it.
CREATE TABLE places (
    level TEXT NOT NULL,
    measure TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    entry TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    value INT8 NOT NULL,
    first INT8 NOT NULL,
    assisted INT8 NOT NULL,
    created INT8 NOT NULL,
    PRIMARY KEY (level, measure, person)
);
CREATE INDEX places_ranked ON places (level, measure, assisted, value, created, entry);
CREATE INDEX places_of ON places (person);
CREATE INDEX places_by_entry ON places (entry);

INSERT INTO places (level, measure, person, entry, value, first, assisted, created)
SELECT level, measure, person, entry, value, first, assisted, created FROM
    (SELECT figures.*, ROW_NUMBER() OVER (PARTITION BY level, measure, person ORDER BY assisted, value, created, entry) AS own
     FROM figures WHERE hidden = 0) AS ordered
WHERE own = 1;

-- Entries without help that no other beats in both of two measures. Some that are beaten may be among them.
CREATE TABLE fronts (
    entry TEXT PRIMARY KEY REFERENCES entries (id) ON DELETE CASCADE,
    level TEXT NOT NULL,
    one INT8 NOT NULL,
    other INT8 NOT NULL
);
CREATE INDEX fronts_of ON fronts (level, one, other);

INSERT INTO fronts (entry, level, one, other)
SELECT entry, level, one, other FROM
    (SELECT entries.id AS entry, entries.level, one.value AS one, other.value AS other,
     MIN(other.value) OVER (PARTITION BY entries.level ORDER BY one.value, other.value, created, entries.id
                            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS least
     FROM entries JOIN scores AS one ON one.entry = entries.id AND one.first = 1
     JOIN scores AS other ON other.entry = entries.id AND other.first = 0
     WHERE hidden = 0 AND assisted = 0) AS ordered
WHERE least IS NULL OR other < least;

-- Standings of a week look for the entries of some days; nothing looks for these any more.
CREATE INDEX entries_by_day ON entries (created);
DROP INDEX entries_by_time;
DROP INDEX scores_ranked;
