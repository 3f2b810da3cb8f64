// The types of Solvarium's shared house, written by `make types` from the Rust types. Do not change by hand.

import type { Message, QuizQuestion, Request } from '../protocol';

/**
 * What is said about a class.
 */
export type AboutClass = { 
/**
 * What it is called.
 */
title: string, 
/**
 * What is said about it.
 */
about: string, };

/**
 * What a teacher asks for.
 */
export type Assign = { 
/**
 * What it is called.
 */
title: string, 
/**
 * What is said about it.
 */
text: string, 
/**
 * What is asked for; it stays as it was made.
 */
kind: AssignmentKind, 
/**
 * When it opens: at once, if that is not said.
 */
opens?: number, 
/**
 * Until when it is to be done.
 */
deadline?: number, 
/**
 * The names of its levels, for `play` and `solver`.
 */
levels: Array<string>, 
/**
 * The help that is allowed in games: `hint`, `alarm`, `solve`.
 */
help: Array<string>, 
/**
 * The search that a quiz is about; it stays as it was made.
 */
quiz?: QuizTask, 
/**
 * How programs are started, such as `python3 {file}`.
 */
command?: string, };

/**
 * A level of an assignment.
 */
export type AssignedLevel = { 
/**
 * Its full name.
 */
level: string, 
/**
 * Its puzzle.
 */
puzzle: string, 
/**
 * What a shared level is called.
 */
title: string | null, 
/**
 * The measure by which the best game is chosen.
 */
measure: string, };

/**
 * An assignment.
 */
export type Assignment = { 
/**
 * What the teacher says about it.
 */
text: string, 
/**
 * Its levels; none for a quiz.
 */
levels: Array<AssignedLevel>, 
/**
 * The help that is allowed in games.
 */
help: Array<string>, 
/**
 * The search that a quiz is about.
 */
quiz: QuizTask | null, 
/**
 * How programs are started, such as `python3 {file}`.
 */
command: string | null, 
/**
 * What the person did on the levels, in their order.
 */
played: Array<LevelPlayed | null>, 
/**
 * The person's own program.
 */
hand_in: HandIn | null, 
/**
 * Its id.
 */
id: string, 
/**
 * The id of its class.
 */
class: string, 
/**
 * What the class is called.
 */
class_title: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * What is asked for.
 */
kind: AssignmentKind, 
/**
 * When it opens.
 */
opens: number, 
/**
 * Until when it is to be done.
 */
deadline: number | null, 
/**
 * Whether it is open.
 */
state: Openness, 
/**
 * What the person has of it; null for the teacher.
 */
mine: Mark | null, };

/**
 * An assignment in a list.
 */
export type AssignmentCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * The id of its class.
 */
class: string, 
/**
 * What the class is called.
 */
class_title: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * What is asked for.
 */
kind: AssignmentKind, 
/**
 * When it opens.
 */
opens: number, 
/**
 * Until when it is to be done.
 */
deadline: number | null, 
/**
 * Whether it is open.
 */
state: Openness, 
/**
 * What the person has of it; null for the teacher.
 */
mine: Mark | null, };

/**
 * What is asked for.
 */
export type AssignmentKind = "play" | "quiz" | "solver";

/**
 * Something an admin did, or somebody reported.
 */
export type AuditLine = { 
/**
 * When it was.
 */
when: number, 
/**
 * Who it was.
 */
who: string, 
/**
 * What was done: `role`, `ban`, `unban`, `link`, `hide`, `show`; or the reason of a report.
 */
act: string, 
/**
 * To whom or to what.
 */
what: string, };

/**
 * A part of the log.
 */
export type AuditPage = { 
/**
 * The lines, the latest first.
 */
lines: Array<AuditLine>, 
/**
 * How many there are in all.
 */
total: number, };

/**
 * The leaderboard of a level.
 */
export type Board = { 
/**
 * The level's full name.
 */
level: string, 
/**
 * Its puzzle.
 */
puzzle: string, 
/**
 * What is ranked, the measure that counts first in front.
 */
measures: Array<string>, 
/**
 * For each measure the best entry of each person.
 */
ranks: { [key in string]: Array<Ranked> }, 
/**
 * Entries that no other beats in all measures, where a puzzle has two that compete.
 */
front: Array<Entry> | null, 
/**
 * The fastest by hand.
 */
fastest: Array<Ranked>, 
/**
 * Runs of solvers.
 */
solvers: Array<SolverEntry>, 
/**
 * The person's own entries, the latest first.
 */
mine: Array<Entry>, };

/**
 * How a person looks to others: names of what the page draws, and colours such as `#2f6fed`.
 */
export type Character = { 
/**
 * The picture of the player.
 */
sprite: string, 
/**
 * Its first colour.
 */
body: string, 
/**
 * Its second colour.
 */
accent: string, 
/**
 * The page's theme for this person: `system`, `light`, `dark` or `contrast`.
 */
theme: string, 
/**
 * A short line beside the name.
 */
tag: string, };

/**
 * A leaderboard of solvers.
 */
export type ClassBoard = { 
/**
 * The levels, in the order in which they were assigned.
 */
levels: Array<LevelRuns>, 
/**
 * The solvers, by their points.
 */
standings: Array<SolverStanding>, };

/**
 * A class in a list.
 */
export type ClassCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * What is said about it.
 */
about: string, 
/**
 * Whose it is.
 */
teacher: Person, 
/**
 * Whether that is the person who asks.
 */
mine: boolean, 
/**
 * How many belong to it.
 */
members: number, 
/**
 * How many assignments it has.
 */
assignments: number, 
/**
 * When it was made.
 */
created: number, };

/**
 * A class with its assignments.
 */
export type ClassPage = { 
/**
 * By this people join, such as `k7mx-p2qf`; for the teacher only, and null while nobody may join.
 */
code: string | null, 
/**
 * Its assignments by deadline; those that have not opened are shown to the teacher only.
 */
shown: Array<AssignmentCard>, 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * What is said about it.
 */
about: string, 
/**
 * Whose it is.
 */
teacher: Person, 
/**
 * Whether that is the person who asks.
 */
mine: boolean, 
/**
 * How many belong to it.
 */
members: number, 
/**
 * How many assignments it has.
 */
assignments: number, 
/**
 * When it was made.
 */
created: number, };

/**
 * What somebody makes a collection of.
 */
export type Collected = { 
/**
 * What it is called.
 */
title: string, 
/**
 * What is said about it.
 */
about: string, 
/**
 * The ids of its levels, in order.
 */
levels: Array<string>, };

/**
 * A collection with its levels.
 */
export type Collection = { 
/**
 * Its levels, in order.
 */
shown: Array<SharedLevel>, 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * What is said about it.
 */
about: string, 
/**
 * Who made it.
 */
by: Person, 
/**
 * How many levels it has.
 */
levels: number, };

/**
 * A collection in a list.
 */
export type CollectionCard = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * What is said about it.
 */
about: string, 
/**
 * Who made it.
 */
by: Person, 
/**
 * How many levels it has.
 */
levels: number, };

/**
 * Collections that were found.
 */
export type CollectionList = { 
/**
 * A part of them.
 */
collections: Array<CollectionCard>, 
/**
 * How many there are in all.
 */
total: number, };

/**
 * A level that is here already.
 */
export type Duplicate = { 
/**
 * Its number in the text, from 1.
 */
index: number, 
/**
 * The id of the one that is here.
 */
id: string, 
/**
 * What that is called.
 */
title: string, };

/**
 * Changes of what is said about a level.
 */
export type Edit = { 
/**
 * What it is called.
 */
title?: string, 
/**
 * Who made it.
 */
author?: string, 
/**
 * The terms under which it may be used.
 */
licence?: string, 
/**
 * Words by which it is found.
 */
tags?: Array<string>, };

/**
 * A solution that was not played on the server's clock.
 */
export type Enter = { 
/**
 * The level's name.
 */
level: string, 
/**
 * All moves from the start.
 */
moves: Array<string>, 
/**
 * What help was used.
 */
help: Array<string>, };

/**
 * A solution that somebody found by hand.
 */
export type Entry = { 
/**
 * Its id.
 */
id: string, 
/**
 * The level's full name.
 */
level: string, 
/**
 * Who found it.
 */
person: Person, 
/**
 * The puzzle's measures of it.
 */
measures: { [key in string]: number }, 
/**
 * How long it took by the server's clock; none if it was not played on it.
 */
seconds: number | null, 
/**
 * Whether help was used.
 */
assisted: boolean, 
/**
 * When it came in.
 */
when: number, };

/**
 * How a game ended.
 */
export type Finish = { 
/**
 * All moves from the start.
 */
moves: Array<string>, 
/**
 * What help was used: `hint`, `alarm`, `solve`. Any makes the entry assisted.
 */
help: Array<string>, };

/**
 * What a program is worth.
 */
export type Grade = { 
/**
 * Points it got.
 */
points: number, 
/**
 * Points it could have got.
 */
of: number, 
/**
 * Why points were lost.
 */
report: string, 
/**
 * When it was graded.
 */
when: number, };

/**
 * A program that was handed in.
 */
export type HandIn = { 
/**
 * Its id.
 */
id: string, 
/**
 * Whose it is.
 */
person: Person, 
/**
 * The name of the file.
 */
file: string, 
/**
 * How long it is.
 */
bytes: number, 
/**
 * Changes whenever the file does.
 */
digest: string, 
/**
 * Whether it came after the deadline.
 */
late: boolean, 
/**
 * When it came.
 */
when: number, 
/**
 * What it is worth, once it is graded.
 */
grade: Grade | null, };

/**
 * Whether there is a house, and who is here.
 */
export type HubInfo = { 
/**
 * The program's version.
 */
version: string, 
/**
 * Whether anyone may register.
 */
open: boolean, 
/**
 * Who is signed in.
 */
me: Me | null, };

/**
 * What was wrong, as it is told.
 */
export type HubProblem = { 
/**
 * A name for programs: `malformed`, `sign-in`, `forbidden`, `missing`, `taken`, `too-large`, `refused`, `too-many`, `broken`.
 */
problem: string, 
/**
 * A sentence in the language of the request.
 */
message: string, };

/**
 * How far a job is.
 */
export type JobState = { 
/**
 * Either `waiting`, `running`, `done` or `failed`.
 */
state: string, 
/**
 * What came of it, where there is something to say.
 */
message: string | null, };

/**
 * A key as its owner sees it.
 */
export type Key = { 
/**
 * Its id.
 */
id: string, 
/**
 * What the owner calls it.
 */
label: string, 
/**
 * When it was made.
 */
created: number, 
/**
 * When it was used last, to the minute.
 */
used: number | null, };

/**
 * Levels that were found.
 */
export type LevelList = { 
/**
 * A part of them.
 */
levels: Array<SharedLevel>, 
/**
 * How many there are in all.
 */
total: number, };

/**
 * A level's own page.
 */
export type LevelPage = { 
/**
 * What is known of it.
 */
level: SharedLevel, 
/**
 * The level in its puzzle's first notation.
 */
text: string, 
/**
 * The stars that the person gave it.
 */
my_rating: number | null, 
/**
 * The collections it is in.
 */
collections: Array<CollectionCard>, };

/**
 * The best game of somebody on a level: in time before late, then by the level's first measure, then by time.
 */
export type LevelPlayed = { 
/**
 * The level's full name.
 */
level: string, 
/**
 * The entry, to be watched.
 */
entry: string, 
/**
 * The first measure.
 */
value: number, 
/**
 * How long it took; null if it was not played on the server's clock.
 */
seconds: number | null, 
/**
 * The help that was used.
 */
help: Array<string>, 
/**
 * Whether it came after the deadline.
 */
late: boolean, 
/**
 * When it came.
 */
when: number, };

/**
 * The runs on a level.
 */
export type LevelRuns = { 
/**
 * The level's full name.
 */
level: string, 
/**
 * The best run of each solver: the cheapest solutions first, then those that took fewest expansions.
 */
runs: Array<SolverEntry>, };

/**
 * The server's verdict on a level.
 */
export type LevelVerdict = "waiting" | "verified" | "unsolvable" | "undecided";

/**
 * What somebody has of an assignment.
 */
export type Mark = { 
/**
 * Levels solved, right answers, or points of a program.
 */
points: number, 
/**
 * The points there are; null for a program that has not been graded.
 */
of: number | null, 
/**
 * Whether all that is asked for is there.
 */
done: boolean, 
/**
 * Whether any of it came after the deadline.
 */
late: boolean, 
/**
 * When the last of it came.
 */
when: number | null, };

/**
 * A person as they see themselves.
 */
export type Me = { 
/**
 * When they registered.
 */
created: number, 
/**
 * Whether there is a passphrase.
 */
has_passphrase: boolean, 
/**
 * Whether there is a secret link.
 */
has_link: boolean, 
/**
 * The name; empty when they have left.
 */
name: string, 
/**
 * What they may do.
 */
role: Role, 
/**
 * How they look.
 */
character: Character, };

/**
 * Somebody who belongs to a class.
 */
export type Member = { 
/**
 * Who it is.
 */
person: Person, 
/**
 * When they joined.
 */
joined: number, };

/**
 * How far a member is.
 */
export type MemberProgress = { 
/**
 * Who it is.
 */
person: Person, 
/**
 * What they have.
 */
mark: Mark, 
/**
 * The best games, in the order of the levels.
 */
played: Array<LevelPlayed | null>, 
/**
 * The answers to a quiz.
 */
answers: QuizAnswers | null, 
/**
 * The program.
 */
hand_in: HandIn | null, };

/**
 * The classes of a person.
 */
export type MyClasses = { 
/**
 * Those they teach.
 */
teaching: Array<ClassCard>, 
/**
 * Those they belong to.
 */
joined: Array<ClassCard>, 
/**
 * What is open or late, and not done, by deadline.
 */
due: Array<AssignmentCard>, };

/**
 * What a teacher gives for a program.
 */
export type NewGrade = { 
/**
 * The digest of the file that was graded.
 */
digest: string, 
/**
 * Points it got.
 */
points: number, 
/**
 * Points it could have got.
 */
of: number, 
/**
 * Why points were lost.
 */
report: string, };

/**
 * A file that somebody hands in.
 */
export type NewHandIn = { 
/**
 * Its name, such as `solver.py`.
 */
file: string, 
/**
 * Its bytes in base64.
 */
content: string, };

/**
 * A key that was made just now.
 */
export type NewKey = { 
/**
 * The key.
 */
key: Key, 
/**
 * What is sent as `Authorization: Bearer …`. It is shown this once.
 */
token: string, };

/**
 * Whether something counts now.
 */
export type Openness = "later" | "open" | "closed";

/**
 * The questions as somebody may see them.
 */
export type Paper = { 
/**
 * The rule by which the search chooses what to expand next.
 */
order: Message, 
/**
 * The questions. What is right, and why, is null as long as it is not told.
 */
questions: Array<Omit<QuizQuestion, 'right' | 'because'> & { right: number | null, because: Message | null }>, 
/**
 * The person's answers.
 */
handed_in: QuizAnswers | null, };

/**
 * A person as others see them.
 */
export type Person = { 
/**
 * The name; empty when they have left.
 */
name: string, 
/**
 * What they may do.
 */
role: Role, 
/**
 * How they look.
 */
character: Character, };

/**
 * A person's page.
 */
export type Profile = { 
/**
 * Who it is.
 */
person: Person, 
/**
 * When they registered.
 */
created: number, 
/**
 * Their latest levels.
 */
levels: Array<SharedLevel>, 
/**
 * Their latest entries.
 */
entries: Array<Entry>, };

/**
 * How far the members of a class are.
 */
export type Progress = { 
/**
 * The assignment.
 */
assignment: Assignment, 
/**
 * All members by name.
 */
members: Array<MemberProgress>, 
/**
 * The server's time.
 */
now: number, };

/**
 * What somebody publishes.
 */
export type Publish = { 
/**
 * One level or a collection, in any notation.
 */
text: string, 
/**
 * The puzzle, where the text leaves it open.
 */
puzzle?: string, 
/**
 * What it is called; of a collection, the levels that have no title are numbered.
 */
title?: string, 
/**
 * Who made it, where the text does not say so.
 */
author?: string, 
/**
 * The terms under which it may be used.
 */
licence: string, 
/**
 * Words by which it is found.
 */
tags: Array<string>, };

/**
 * What became of a text.
 */
export type Published = { 
/**
 * The new levels.
 */
levels: Array<SharedLevel>, 
/**
 * Levels that are here already, maybe turned or mirrored.
 */
duplicates: Array<Duplicate>, };

/**
 * What somebody answered.
 */
export type QuizAnswers = { 
/**
 * The places of the chosen answers, from 0; -1 where none was chosen.
 */
answers: Array<number>, 
/**
 * For each whether it is right.
 */
right: Array<boolean>, 
/**
 * Whether they came after the deadline.
 */
late: boolean, 
/**
 * When they came.
 */
when: number, };

/**
 * The search that a quiz is about.
 */
export type QuizTask = { 
/**
 * The level's name.
 */
level: string, 
/**
 * The algorithm and its settings.
 */
request: Request, 
/**
 * How many questions there are.
 */
count: number, };

/**
 * A place on a board.
 */
export type Ranked = { 
/**
 * The place, from 1; equals share one.
 */
rank: number, 
/**
 * What is compared.
 */
value: number, 
/**
 * The entry.
 */
entry: Entry, };

/**
 * What people think of a level.
 */
export type Rating = { 
/**
 * The mean of the stars, from 1 to 5.
 */
mean: number | null, 
/**
 * How many gave stars.
 */
count: number, };

/**
 * An entry to be watched.
 */
export type Recorded = { 
/**
 * The entry.
 */
entry: Entry, 
/**
 * Its moves.
 */
moves: Array<string>, };

/**
 * What somebody registers with.
 */
export type Register = { 
/**
 * The name.
 */
name: string, 
/**
 * The passphrase; without one a secret link is made.
 */
passphrase?: string, 
/**
 * How they look.
 */
character?: Character, };

/**
 * A report.
 */
export type Reported = { 
/**
 * What kind of thing it is.
 */
what: Subject, 
/**
 * Its id; the name of a person.
 */
id: string, 
/**
 * What is wrong with it.
 */
reason: string, };

/**
 * A run of a program elsewhere.
 */
export type ReportedRun = { 
/**
 * The level's name.
 */
level: string, 
/**
 * The program's name.
 */
solver: string, 
/**
 * The solution.
 */
moves: Array<string>, 
/**
 * States it expanded.
 */
expansions?: number, 
/**
 * Seconds of processor time.
 */
cpu_seconds?: number, 
/**
 * Bytes it held.
 */
bytes?: number, };

/**
 * What a person may do.
 */
export type Role = "player" | "teacher" | "admin";

/**
 * A run that somebody asks for.
 */
export type RunSolver = { 
/**
 * The level's name.
 */
level: string, 
/**
 * The algorithm, or a solver of the puzzle's own.
 */
algorithm: string, 
/**
 * The heuristic; the puzzle's first when none is given.
 */
heuristic?: string, 
/**
 * Settings by name, as they are written on the command line.
 */
settings: { [key in string]: string }, 
/**
 * The seed of random choices.
 */
seed: number, };

/**
 * A level that somebody shared.
 */
export type SharedLevel = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its puzzle.
 */
puzzle: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * Who made it.
 */
author: string, 
/**
 * The terms under which it may be used.
 */
licence: string, 
/**
 * Words by which it is found.
 */
tags: Array<string>, 
/**
 * Who shared it.
 */
by: Person, 
/**
 * When that was.
 */
created: number, 
/**
 * The server's verdict.
 */
verdict: LevelVerdict, 
/**
 * Whether its solution is the only one, where that is asked.
 */
unique: boolean | null, 
/**
 * The least of each measure that is known of any solution.
 */
best: { [key in string]: number }, 
/**
 * The measures whose best is proved.
 */
proved: Array<string>, 
/**
 * What people think of it.
 */
rating: Rating, 
/**
 * How many people solved it.
 */
solved: number, 
/**
 * Whether an admin has hidden it.
 */
hidden: boolean, };

/**
 * A run of a solver.
 */
export type SolverEntry = { 
/**
 * Its id.
 */
id: string, 
/**
 * The level's full name.
 */
level: string, 
/**
 * Who entered it.
 */
person: Person, 
/**
 * The algorithm, or the name of a program.
 */
solver: string, 
/**
 * The heuristic and the settings; empty if there are none.
 */
details: string, 
/**
 * What the solution costs.
 */
cost: number, 
/**
 * The puzzle's measures of it.
 */
measures: { [key in string]: number }, 
/**
 * States it expanded.
 */
expansions: number | null, 
/**
 * Seconds of processor time, rounded up to 0.125, 0.25, 0.5, 1, 2, 4 and so on.
 */
cpu_class: number | null, 
/**
 * Bytes that its search held.
 */
bytes: number | null, 
/**
 * Whether it ran here; else the figures are what its owner says, and only the moves were replayed.
 */
measured_here: boolean, 
/**
 * When it came in.
 */
when: number, };

/**
 * A run of a solver with its moves.
 */
export type SolverRecorded = { 
/**
 * The run.
 */
entry: SolverEntry, 
/**
 * The solution.
 */
moves: Array<string>, };

/**
 * A solver's place: for each level 100 points times the least cost, divided by its own.
 */
export type SolverStanding = { 
/**
 * The place, from 1; equals share one.
 */
rank: number, 
/**
 * Whose it is.
 */
person: Person, 
/**
 * What it is called.
 */
solver: string, 
/**
 * The heuristic and the settings.
 */
details: string, 
/**
 * Its points.
 */
points: number, 
/**
 * The levels it solved.
 */
levels: number, 
/**
 * States it expanded in all; null if a run does not tell.
 */
expansions: number | null, };

/**
 * A person's place.
 */
export type Standing = { 
/**
 * The place, from 1; equals share one.
 */
rank: number, 
/**
 * Who it is.
 */
person: Person, 
/**
 * Their points.
 */
points: number, 
/**
 * The levels they solved without help.
 */
levels: number, };

/**
 * The standings, of all time or of a week.
 */
export type Standings = { 
/**
 * The places.
 */
standings: Array<Standing>, 
/**
 * The week, such as `2026-W47`.
 */
week: string | null, };

/**
 * A game on the server's clock.
 */
export type Started = { 
/**
 * By this it is finished, once, by the person who began it.
 */
game: string, 
/**
 * The level's full name.
 */
level: string, 
/**
 * When it began.
 */
started: number, };

/**
 * What can be reported.
 */
export type Subject = "level" | "entry" | "person";

/**
 * How somebody comes in.
 */
export type Visit = { 
/**
 * The name.
 */
name: string, 
/**
 * The passphrase.
 */
passphrase: string, } | { 
/**
 * The secret.
 */
secret: string, };

/**
 * Somebody who has just come in.
 */
export type Welcome = { 
/**
 * Who it is.
 */
me: Me, 
/**
 * The secret of their link, if a new one was made. It is shown this once.
 */
secret: string | null, };
