-- People, what they share, and what they did. One text for SQLite and PostgreSQL: whole numbers are INT8, flags 0 or 1,
-- times milliseconds since 1970, secrets only as hashes, lists and figures as JSON.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name as it is compared: names that look the same are the same.
    folded TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    passphrase TEXT,
    link TEXT UNIQUE,
    character TEXT NOT NULL,
    created INT8 NOT NULL,
    banned TEXT
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created INT8 NOT NULL,
    expires INT8 NOT NULL
);
CREATE INDEX sessions_of ON sessions (person);

CREATE TABLE access_keys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    created INT8 NOT NULL,
    used INT8
);
CREATE INDEX access_keys_of ON access_keys (person);

CREATE TABLE levels (
    id TEXT PRIMARY KEY,
    puzzle TEXT NOT NULL,
    -- The same for a level however it is turned or mirrored.
    canonical TEXT NOT NULL UNIQUE,
    text TEXT NOT NULL,
    title TEXT NOT NULL,
    author TEXT NOT NULL,
    licence TEXT NOT NULL,
    -- ",tag,tag,", so that each is found between commas.
    tags TEXT NOT NULL,
    -- Title, author and tags as they are searched.
    search TEXT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    created INT8 NOT NULL,
    verdict TEXT NOT NULL,
    is_unique INT8,
    hidden INT8 NOT NULL DEFAULT 0,
    stars INT8 NOT NULL DEFAULT 0,
    ratings INT8 NOT NULL DEFAULT 0,
    solved INT8 NOT NULL DEFAULT 0
);
CREATE INDEX levels_by_time ON levels (created);
CREATE INDEX levels_of ON levels (person);

CREATE TABLE ratings (
    level TEXT NOT NULL REFERENCES levels (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    stars INT8 NOT NULL,
    PRIMARY KEY (level, person)
);

CREATE TABLE collections (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    about TEXT NOT NULL,
    search TEXT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    created INT8 NOT NULL
);

CREATE TABLE collected (
    collection TEXT NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
    level TEXT NOT NULL REFERENCES levels (id) ON DELETE CASCADE,
    place INT8 NOT NULL,
    PRIMARY KEY (collection, level)
);
CREATE INDEX collected_in ON collected (level);

-- The least of a measure that is known of a level, whether anyone played it or not.
CREATE TABLE bests (
    level TEXT NOT NULL,
    measure TEXT NOT NULL,
    value INT8 NOT NULL,
    proved INT8 NOT NULL DEFAULT 0,
    PRIMARY KEY (level, measure)
);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    level TEXT NOT NULL,
    started INT8 NOT NULL
);
CREATE INDEX games_of ON games (person, started);

CREATE TABLE entries (
    id TEXT PRIMARY KEY,
    level TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    -- The pack of a built-in level, or `shared` or `daily`.
    pack TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- Moves separated by blanks, and their hash: nobody enters the same solution of a level twice.
    moves TEXT NOT NULL,
    digest TEXT NOT NULL,
    -- The measures as they are shown; `scores` has them as they are ranked.
    measures TEXT NOT NULL,
    milliseconds INT8,
    assisted INT8 NOT NULL,
    hidden INT8 NOT NULL DEFAULT 0,
    created INT8 NOT NULL,
    UNIQUE (level, person, digest)
);
CREATE INDEX entries_of ON entries (person, created);
CREATE INDEX entries_by_time ON entries (level, milliseconds);

-- What the measures of an entry are; `first` marks the one that counts first.
CREATE TABLE scores (
    entry TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    level TEXT NOT NULL,
    measure TEXT NOT NULL,
    value INT8 NOT NULL,
    first INT8 NOT NULL,
    PRIMARY KEY (entry, measure)
);
CREATE INDEX scores_ranked ON scores (level, measure, value);

CREATE TABLE solver_entries (
    id TEXT PRIMARY KEY,
    level TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    solver TEXT NOT NULL,
    details TEXT NOT NULL,
    cost INT8 NOT NULL,
    measures TEXT NOT NULL,
    expansions INT8,
    -- Thousandths of a second, rounded up to a class.
    cpu_class INT8,
    bytes INT8,
    measured_here INT8 NOT NULL,
    moves TEXT NOT NULL,
    digest TEXT NOT NULL,
    hidden INT8 NOT NULL DEFAULT 0,
    created INT8 NOT NULL,
    UNIQUE (level, person, solver, details, digest)
);

-- Long work. (The queue has a table `Jobs` of its own.) The queue carries their ids; this table is the truth about them, so what is lost on the way is sent again.
CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    work TEXT NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE SET NULL,
    state TEXT NOT NULL,
    message TEXT,
    created INT8 NOT NULL,
    sent INT8,
    attempts INT8 NOT NULL DEFAULT 0
);
CREATE INDEX tasks_by_state ON tasks (state);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    created INT8 NOT NULL,
    person TEXT REFERENCES people (id) ON DELETE CASCADE,
    subject TEXT NOT NULL,
    reason TEXT NOT NULL
);

CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    created INT8 NOT NULL,
    who TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (created);
