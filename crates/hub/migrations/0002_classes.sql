-- Classes: who is in them, what they are asked to do, and what they handed in. Written as the first: one text for both databases.

-- Each time that somebody entered a solution, with the help they had (words between blanks). An entry is shown with its best
-- time; what counts for a class is when and how it was played.
CREATE TABLE plays (
    entry TEXT NOT NULL REFERENCES entries (id) ON DELETE CASCADE,
    created INT8 NOT NULL,
    help TEXT NOT NULL,
    milliseconds INT8
);
CREATE INDEX plays_of ON plays (entry);
-- Of games before this it is known only whether there was help.
INSERT INTO plays (entry, created, help, milliseconds)
    SELECT id, created, CASE WHEN assisted = 0 THEN '' ELSE 'hint alarm solve' END, milliseconds FROM entries;

CREATE TABLE classes (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    about TEXT NOT NULL,
    teacher TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    -- By this people join; it is kept as it is, for the teacher reads it out.
    code TEXT UNIQUE,
    created INT8 NOT NULL
);
CREATE INDEX classes_of ON classes (teacher);

CREATE TABLE members (
    class TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    joined INT8 NOT NULL,
    PRIMARY KEY (class, person)
);
CREATE INDEX members_of ON members (person);

CREATE TABLE assignments (
    id TEXT PRIMARY KEY,
    class TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    kind TEXT NOT NULL,
    opens INT8 NOT NULL,
    deadline INT8,
    help TEXT NOT NULL,
    command TEXT,
    -- What the quiz is about, and its questions with what is right, in each language.
    quiz TEXT,
    questions TEXT,
    created INT8 NOT NULL
);
CREATE INDEX assignments_of ON assignments (class);

CREATE TABLE assigned (
    assignment TEXT NOT NULL REFERENCES assignments (id) ON DELETE CASCADE,
    place INT8 NOT NULL,
    level TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    measure TEXT NOT NULL,
    PRIMARY KEY (assignment, place)
);
CREATE INDEX assigned_levels ON assigned (level);

CREATE TABLE answers (
    assignment TEXT NOT NULL REFERENCES assignments (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    answers TEXT NOT NULL,
    -- For each whether it was right.
    marks TEXT NOT NULL,
    created INT8 NOT NULL,
    PRIMARY KEY (assignment, person)
);
CREATE INDEX answers_of ON answers (person);

CREATE TABLE hand_ins (
    id TEXT PRIMARY KEY,
    assignment TEXT NOT NULL REFERENCES assignments (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    file TEXT NOT NULL,
    -- In base64.
    content TEXT NOT NULL,
    bytes INT8 NOT NULL,
    digest TEXT NOT NULL,
    created INT8 NOT NULL,
    grade TEXT,
    UNIQUE (assignment, person)
);
CREATE INDEX hand_ins_of ON hand_ins (person);
