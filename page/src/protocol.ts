// The types of Solvarium's protocol, written by `make types` from the Rust types. Do not change by hand.

/**
 * What a person did in a game: made a move, or, where things are placed, took one away.
 */
export type Action = string | { 
/**
 * The move.
 */
take: string, };

/**
 * Whether a game is proved to be lost.
 */
export type AlarmReport = { 
/**
 * The puzzle's name.
 */
puzzle: string, 
/**
 * The level as it was named by the user.
 */
level: string, 
/**
 * Since when it is lost; null if no proof was found, which proves nothing.
 */
lost: Lost | null, };

/**
 * An algorithm for every puzzle.
 */
export type AlgorithmCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * The idea, in a sentence.
 */
summary: string, 
/**
 * What its answers are worth.
 */
guarantee: string, 
/**
 * What its solutions are least in.
 */
optimal: Optimal, 
/**
 * Whether it solves every solvable level and proves the others unsolvable, given time and memory.
 */
complete: boolean, 
/**
 * Whether it is guided by a heuristic.
 */
informed: boolean, 
/**
 * Whether it draws random numbers.
 */
randomised: boolean, 
/**
 * Whether the puzzle must be one that can be run backwards.
 */
backward: boolean, 
/**
 * Its parameters.
 */
params: Array<ParamCard>, 
/**
 * Where these, and the heuristic, mean something; what is not listed always does.
 */
meanings: Array<Meaning>, 
/**
 * Its pseudo-code. What is done inside an expansion names a line, counted from 0.
 */
pseudocode: Array<CodeLine>, };

/**
 * An argument of a message.
 */
export type Arg = { "count": number } | { "nth": number } | { "name": string } | { "names": Array<string> } | { "cell": Cell } | { "cells": Array<Cell> } | { "line": Line } | { "message": Message } | { "messages": Array<Message> };

/**
 * A request. The tag of its reply is the same word.
 */
export type Ask = { "ask": "catalogue" } | { "ask": "load", 
/**
 * The level.
 */
level: LevelRef, } | { "ask": "levels", 
/**
 * The text.
 */
text: string, 
/**
 * The puzzle, where the text leaves it open.
 */
puzzle?: string, } | { "ask": "position", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * All moves from the start.
 */
moves: Array<string>, 
/**
 * Also ask for the moves that do this.
 */
travel?: Travel, 
/**
 * Have the board tell only the cells that differ from the one before the first move, where the puzzle can.
 */
changes?: boolean, } | { "ask": "solve", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * Algorithm, settings and limits.
 */
request: Request, 
/**
 * Record the search, to be looked at afterwards.
 */
trace?: TraceRequest, } | { "ask": "compare", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * The runs, in their order.
 */
requests: Array<Request>, 
/**
 * Record the searches.
 */
trace?: TraceRequest, 
/**
 * Time each search: make it again, not recorded, as often as fits into this many seconds. Long ones are made once.
 */
repeat_seconds?: number, } | { "ask": "generate", 
/**
 * The puzzle.
 */
puzzle: string, 
/**
 * The generator's settings.
 */
settings?: { [key in string]: Setting }, 
/**
 * Seed of all random choices.
 */
seed?: number, 
/**
 * What may be used.
 */
limits?: Limits, } | { "ask": "generate-batch", 
/**
 * The puzzle.
 */
puzzle: string, 
/**
 * The generator's settings.
 */
settings?: { [key in string]: Setting }, 
/**
 * What the levels must be like; nothing more than solvable, if it is missing.
 */
target?: string, 
/**
 * Seed of the first level; the next ones count on from it.
 */
seed?: number, 
/**
 * How many levels; one if it is missing.
 */
count?: number, 
/**
 * Candidates for each level, at most.
 */
tries?: number, 
/**
 * What may be used: states and memory by each piece of work, time by each level.
 */
limits?: Limits, } | { "ask": "check", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * A solution, in any notation for solutions; then only that is examined.
 */
solution?: string, 
/**
 * What may be used.
 */
limits?: Limits, } | { "ask": "hint", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * All moves from the start.
 */
moves: Array<string>, 
/**
 * What is left of the solution that the last hint had in mind; it is followed if it still leads to the end.
 */
plan?: Array<string>, 
/**
 * What may be used.
 */
limits?: Limits, } | { "ask": "alarm", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * All moves from the start.
 */
moves: Array<string>, } | { "ask": "regret", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * Everything that was done from the start.
 */
actions: Array<Action>, 
/**
 * What may be used.
 */
limits?: Limits, } | { "ask": "heuristics", 
/**
 * The level, small enough that every state can be visited.
 */
level: LevelRef, 
/**
 * Name of the space; the puzzle's first when none is given.
 */
space?: string, 
/**
 * The text of the person's own heuristic, to be measured too; only some hosts run such programs.
 */
script?: string, 
/**
 * What may be used; as many states are visited as may be expanded.
 */
limits?: Limits, } | { "ask": "plain", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * Name of the space; the puzzle's first when none is given.
 */
space?: string, } | { "ask": "convert", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * Name of the notation.
 */
to: string, } | { "ask": "write-solution", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * All moves from the start.
 */
moves: Array<string>, 
/**
 * Name of the notation.
 */
to: string, } | { "ask": "read-solution", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * The text.
 */
text: string, } | { "ask": "make-link", 
/**
 * What it shows.
 */
shared: Shared, } | { "ask": "read-link", 
/**
 * The link: a whole address, or its part from `#` on.
 */
link: string, } | { "ask": "read-lecture", 
/**
 * The text of its file, in JSON.
 */
text: string, } | { "ask": "trace-page", 
/**
 * The run.
 */
run: number, 
/**
 * Index of the first row.
 */
from: number, 
/**
 * Most rows.
 */
count: number, } | { "ask": "trace-candidate", 
/**
 * The run.
 */
run: number, 
/**
 * Index of the row.
 */
index: number, 
/**
 * Of a generation, the being of this rank, if it was kept; the one of least energy, if it is missing.
 */
rank?: number, 
/**
 * Have the board tell only the cells that differ from the one before the first move, where the puzzle can.
 */
changes?: boolean, } | { "ask": "trace-population", 
/**
 * The run.
 */
run: number, 
/**
 * Index of the row.
 */
index: number, } | { "ask": "trace-crossing", 
/**
 * The run.
 */
run: number, 
/**
 * Index of the row.
 */
index: number, 
/**
 * Which of those that were kept, from 0.
 */
which: number, 
/**
 * Have the boards tell only the cells that differ from the one before the first move, where the puzzle can.
 */
changes?: boolean, } | { "ask": "trace-node", 
/**
 * The run.
 */
run: number, 
/**
 * Index of the row.
 */
index: number, 
/**
 * Have the board tell only the cells that differ from the one before the first move, where the puzzle can.
 */
changes?: boolean, } | { "ask": "trace-tree", 
/**
 * The run.
 */
run: number, 
/**
 * The node to begin at; all there are, if it is missing.
 */
node?: number, 
/**
 * Only this part of the tree; the whole, if it is missing. A node goes before it.
 */
part?: TreePart, 
/**
 * Most nodes.
 */
most: number, } | { "ask": "trace-path", 
/**
 * The run.
 */
run: number, 
/**
 * The node, as `trace-tree` calls it.
 */
node: number, 
/**
 * Most states; the last ones before the node are taken.
 */
most: number, 
/**
 * Have the boards tell only the cells that differ from the one before the first move, where the puzzle can.
 */
changes?: boolean, } | { "ask": "trace-diff", 
/**
 * The run.
 */
run: number, 
/**
 * The run it is compared with.
 */
other: number, } | { "ask": "trace-heat", 
/**
 * The run.
 */
run: number, 
/**
 * Index of the row.
 */
index: number, } | { "ask": "trace-cells", 
/**
 * The run.
 */
run: number, } | { "ask": "trace-leaves", 
/**
 * The run.
 */
run: number, 
/**
 * The nodes, by their names in the recorded tree.
 */
nodes: Array<number>, } | { "ask": "trace-break", 
/**
 * The run.
 */
run: number, 
/**
 * Index of the row after which to look.
 */
from: number, 
/**
 * What is to happen there.
 */
at: Break, 
/**
 * Whether to look before the row, backwards.
 */
back?: boolean, } | { "ask": "trace-moment", 
/**
 * The run.
 */
run: number, 
/**
 * Index of the row.
 */
index: number, 
/**
 * The step after which to look; the last of the row, if it is missing.
 */
step?: number, 
/**
 * Most entries of each list.
 */
most: number, } | { "ask": "trace-state", 
/**
 * The run.
 */
run: number, 
/**
 * The row whose expansion generates it; missing for a state that the search begins with.
 */
from?: number, 
/**
 * Its place among the successors of the row, or among the states that the search begins with.
 */
place: number, 
/**
 * Have the board tell only the cells that differ from the one before the first move, where the puzzle can.
 */
changes?: boolean, } | { "ask": "quiz", 
/**
 * The level.
 */
level: LevelRef, 
/**
 * The search.
 */
request: Request, 
/**
 * Seed of the choice of questions.
 */
seed?: number, 
/**
 * How many questions.
 */
count?: number, } | { "ask": "forget", 
/**
 * The run.
 */
run: number, };

/**
 * The levels of a batch: the object that `generate --output json` prints.
 */
export type Batch = { 
/**
 * The puzzle.
 */
puzzle: string, 
/**
 * The target, as it was understood; empty if there is none.
 */
target: string, 
/**
 * Levels that were asked for.
 */
count: number, 
/**
 * Candidates that were drawn for all of them.
 */
tried: number, 
/**
 * The levels that were found.
 */
levels: Array<MadeLevel>, 
/**
 * The seeds for which none was found.
 */
missed: Array<Missed>, 
/**
 * What ended it early: the name of a limit, or `interrupted`.
 */
stopped: string | null, };

/**
 * What to look for in a recording.
 */
export type Break = "f" | "goal" | "dead-end" | "round";

/**
 * A parent or a child.
 */
export type Bred = { 
/**
 * Its rank in the generation before, for a parent.
 */
rank: number | null, 
/**
 * Its fitness: when it was chosen, or when it was born.
 */
fitness: number, 
/**
 * How far from a solution it is.
 */
energy: number, 
/**
 * The board.
 */
board: Picture, 
/**
 * All its moves, also those behind the place that its energy is of.
 */
moves: Array<string>, 
/**
 * Where it is a string: of a parent, the moves before its cut; of the child, those it begins with as the first parent
 * does before the cut.
 */
head: number, 
/**
 * Of a parent whose candidates are placements: its cells that the child had too, before any mutation.
 */
shared: Array<number>, };

/**
 * Everything there is.
 */
export type Catalogue = { 
/**
 * The program's version.
 */
version: string, 
/**
 * The puzzles; the hidden ones are left out.
 */
puzzles: Array<PuzzleCard>, 
/**
 * The algorithms for every puzzle.
 */
algorithms: Array<AlgorithmCard>, };

/**
 * A cell of the board, counted from 0 at the top left.
 */
export type Cell = { 
/**
 * The row, from the top.
 */
row: number, 
/**
 * The column, from the left.
 */
column: number, };

/**
 * The result of an examination, of a level or of a solution.
 */
export type CheckReport = { 
/**
 * The puzzle's name; missing when the level is not valid.
 */
puzzle?: string, 
/**
 * The level as it was named by the user.
 */
level: string, 
/**
 * Whether the text is a correct level.
 */
valid: boolean, 
/**
 * Whether it can be solved; both are proved.
 */
solvable: boolean | null, 
/**
 * Whether it has just one solution.
 */
unique: boolean | null, 
/**
 * How long the shortest known solution is; missing where none is known, or lengths mean nothing.
 */
shortest?: Shortest, 
/**
 * How hard it is.
 */
difficulty: string | null, 
/**
 * What is wrong with the text.
 */
error: TextError | null, 
/**
 * Why the examination ended early; missing when the level was not examined.
 */
stopped?: string | null, 
/**
 * Further facts found by the puzzle; missing when the level was not examined.
 */
facts?: { [key in string]: FactValue }, 
/**
 * Solutions worth showing; missing when the level was not examined.
 */
solutions?: Array<Array<string>>, 
/**
 * What is to be said of a given solution; missing when none was given.
 */
solution?: SolutionCheck, };

/**
 * A line of pseudo-code.
 */
export type CodeLine = { 
/**
 * How far it is indented.
 */
indent: number, 
/**
 * The line, the same in every language.
 */
code: string, 
/**
 * What it means, in words; null where the code says it all.
 */
note: string | null, };

/**
 * Where two parents are cut for a crossover.
 */
export type Cut = { "line": Line } | { "order": { 
/**
 * How many are before it.
 */
before: number, 
/**
 * The cell of the first behind it, if there is one.
 */
cell: number | null, } } | { "strings": { 
/**
 * Letters of the first parent before its cut.
 */
before: number, 
/**
 * Letters of the second parent before its own.
 */
behind: number, } };

/**
 * What a run does where it differs from another.
 */
export type DiffSide = { 
/**
 * Index of the row.
 */
row: number, 
/**
 * Cost from the start, for an expansion.
 */
g: number | null, 
/**
 * Estimate of what is left, for an expansion that has one.
 */
h: number | null, 
/**
 * Whether the row is the goal, with which the run ends.
 */
goal: boolean, 
/**
 * The number of the expansion at which the other run first expands this state, as far as that is recorded; null also
 * where states cannot be compared.
 */
elsewhere: number | null, };

/**
 * How hard a step of reasoning is for a person.
 */
export type Difficulty = "easy" | "tricky" | "hard";

/**
 * Two heuristics beside each other, over all states that can be reached.
 */
export type Dominance = { 
/**
 * Name of one.
 */
first: string, 
/**
 * Name of the other.
 */
second: string, 
/**
 * States where the first estimates more; a state called dead counts as infinitely far.
 */
higher: number, 
/**
 * States where both say the same.
 */
equal: number, 
/**
 * States where the first estimates less.
 */
lower: number, };

/**
 * What one of a solver's strategies did.
 */
export type Effort = { 
/**
 * Its name.
 */
strategy: string, 
/**
 * States that it expanded.
 */
expanded: number, 
/**
 * How far it came along its plan, where it follows one.
 */
plan?: PlanProgress, };

/**
 * Something that happens while a long ask is answered.
 */
export type Event = { "event": "begin", 
/**
 * Which request of `compare` or level of `generate-batch`, from 0; else 0.
 */
index: number, 
/**
 * An algorithm's name, or what else is done.
 */
what: string, } | { "event": "progress", 
/**
 * Which request of `compare` or level of `generate-batch`, from 0; else 0.
 */
index: number, 
/**
 * What was counted so far.
 */
stats: RunStats, } | { "event": "repeat", 
/**
 * Its place among the requests, from 0.
 */
index: number, 
/**
 * The repeats so far.
 */
runs: number, } | { "event": "report", 
/**
 * Its place among the requests, from 0.
 */
index: number, 
/**
 * The result.
 */
run: Solved, } | { "event": "tried", 
/**
 * The level's place in the batch, from 0.
 */
index: number, 
/**
 * The candidates so far.
 */
tally: Tally, } | { "event": "found", 
/**
 * Its place in the batch, from 0.
 */
index: number, 
/**
 * The level.
 */
level: LoadedLevel, 
/**
 * How it was made and what was verified.
 */
made: Made, };

/**
 * A fact about a level.
 */
export type FactValue = number | string | Array<Cell>;

/**
 * The two families of puzzles.
 */
export type Family = "path" | "placement";

/**
 * Something wrong with a candidate, and what it adds to the energy. Cells are numbered row by row on the board.
 */
export type Fault = { 
/**
 * The rule that is broken, as in [`Wrong`](crate::Wrong); `estimate` where the energy is an estimate.
 */
rule: string, 
/**
 * What is wrong.
 */
message: Message, 
/**
 * Where it is.
 */
cells: Array<number>, 
/**
 * What it adds to the energy.
 */
energy: number, };

/**
 * A notation for levels.
 */
export type FormatCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it looks like.
 */
summary: string, 
/**
 * Whether levels written one after the other are a collection of them.
 */
collection: boolean, };

/**
 * A level on which an algorithm leaves something to watch, and what to ask for.
 */
export type GoodExample = { 
/**
 * The level's full name.
 */
level: string, 
/**
 * The algorithm, with its settings and seed.
 */
request: Request, };

/**
 * What A\* did with a heuristic.
 */
export type GuidedSearch = { 
/**
 * States expanded.
 */
expanded: number, 
/**
 * Successors generated, those met before too.
 */
generated: number, 
/**
 * Moves of its solution in the space; null if it found none.
 */
depth: number | null, 
/**
 * What its solution costs.
 */
cost: number | null, 
/**
 * The effective branching factor: b + b² + … + b^depth is the number of successors generated.
 */
branching: number | null, 
/**
 * Which limit ended it, if one did.
 */
limit: string | null, };

/**
 * Which states a heat map counts.
 */
export type Heat = "closed" | "open";

/**
 * A heuristic of a space.
 */
export type HeuristicCard = { 
/**
 * The space it belongs to.
 */
space: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it estimates.
 */
summary: string, 
/**
 * Whether it never exceeds the true cost.
 */
admissible: boolean, };

/**
 * What is drawn of a heuristic.
 */
export type HeuristicDetail = { 
/**
 * How many states have which estimate at which distance, by distance, then by estimate.
 */
pairs: Array<PairCount>, 
/**
 * States where it is farthest from the truth, the worst first: the first state of each pair.
 */
worst: Array<Sighting>, 
/**
 * Some states whose estimate exceeds the true distance, in the order of breadth-first search.
 */
overestimates: Array<Sighting>, 
/**
 * Some moves by which the estimate falls by more than they cost.
 */
inconsistencies: Array<Inconsistency>, 
/**
 * A\* with it.
 */
search: GuidedSearch, };

/**
 * One heuristic against the truth.
 */
export type HeuristicFigures = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it estimates.
 */
summary: string, 
/**
 * Whether it is declared never to exceed the true distance.
 */
declared_admissible: boolean, 
/**
 * Whether it never does here.
 */
admissible: boolean, 
/**
 * Whether it never falls by more than a move costs here.
 */
consistent: boolean, 
/**
 * The estimate at the start; null if it calls the start dead.
 */
start: number | null, 
/**
 * Mean error over the states from which a goal can be reached, whatever its sign.
 */
mean_error: number | null, 
/**
 * Mean of the errors by the true distance, over those of them that are no goals.
 */
mean_relative_error: number | null, 
/**
 * The greatest error.
 */
greatest_error: number | null, 
/**
 * The share of states from which a goal can be reached where it is right.
 */
exact: number | null, 
/**
 * Pearson's correlation with the true distance; null where one of the two never changes.
 */
correlation: number | null, 
/**
 * The same of the ranks.
 */
rank_correlation: number | null, 
/**
 * Dead states that it calls dead.
 */
dead_recognised: number, 
/**
 * States that it calls dead though a goal can be reached.
 */
wrongly_dead: number, 
/**
 * States whose estimate exceeds the true distance, those wrongly called dead too.
 */
overestimates: number, 
/**
 * The first of them in the order of breadth-first search.
 */
first_overestimate: Sighting | null, 
/**
 * Moves by which the estimate falls by more than they cost.
 */
inconsistencies: number, 
/**
 * The first of them.
 */
first_inconsistency: Inconsistency | null, 
/**
 * What is drawn of it, where that was asked for.
 */
detail?: HeuristicDetail, };

/**
 * Every heuristic of a space on one level.
 */
export type HeuristicsReport = { 
/**
 * The puzzle's name.
 */
puzzle: string, 
/**
 * The level as it was named by the user.
 */
level: string, 
/**
 * The space.
 */
space: string, 
/**
 * Every setting in force.
 */
options: { [key in string]: Setting }, 
/**
 * Whether everything was measured.
 */
complete: boolean, 
/**
 * Which limit was reached, if that is why it is not complete; else it was interrupted.
 */
limit: string | null, 
/**
 * States that can be reached from the start; without a complete measurement, those seen.
 */
states: number, 
/**
 * Moves between them.
 */
moves: number, 
/**
 * Goals among them.
 */
goals: number, 
/**
 * States from which a goal can be reached, goals too.
 */
solvable: number, 
/**
 * States from which none can.
 */
dead: number, 
/**
 * Least cost from the start to a goal; null if there is no way.
 */
distance: number | null, 
/**
 * Those that were measured.
 */
heuristics: Array<HeuristicFigures>, 
/**
 * Each two of them beside each other, where that was asked for.
 */
dominance?: Array<Dominance>, 
/**
 * Wall-clock seconds.
 */
seconds: number, 
/**
 * The most bytes that were held.
 */
search_bytes: number, 
/**
 * The program's version.
 */
version: string, };

/**
 * The kinds of answers to a request for a hint.
 */
export type HintKind = "next" | "mistake" | "lost" | "solved" | "unsolvable" | "beyond" | "limit" | "interrupted";

/**
 * What the tutor says.
 */
export type HintReport = { 
/**
 * The puzzle's name.
 */
puzzle: string, 
/**
 * The level as it was named by the user.
 */
level: string, 
/**
 * What kind of answer it is.
 */
hint: HintKind, 
/**
 * The limit at which the tutor was stopped.
 */
limit?: string, 
/**
 * The step, with `next` and `mistake`.
 */
step: Reason | null, 
/**
 * Since when, with `lost`.
 */
lost?: Lost, 
/**
 * The rest of the solution that the step begins, where that is how it was found.
 */
rest?: Array<string>, };

/**
 * A move by which an estimate falls by more than it costs.
 */
export type Inconsistency = { 
/**
 * The state before it.
 */
from: Sighting, 
/**
 * The state after it.
 */
to: Sighting, 
/**
 * What it costs.
 */
cost: number, };

/**
 * An action after which no cheapest solution was left.
 */
export type Lapse = { 
/**
 * The number of the action, from 1.
 */
action: number, 
/**
 * How much it added to the cost of the game.
 */
lost: number, };

/**
 * A lecture, all of which exists.
 */
export type Lecture = { 
/**
 * What it is called.
 */
title: string, 
/**
 * Who wrote it; empty if the file does not say.
 */
author: string, 
/**
 * The slides in their order, at least one.
 */
slides: Array<Slide>, };

/**
 * A built-in level.
 */
export type LevelCard = { 
/**
 * Its full name, by which it can be loaded.
 */
name: string, 
/**
 * What is known about it.
 */
metadata: Metadata, };

/**
 * One level of a collection.
 */
export type LevelPart = { 
/**
 * Its number from 1: the `part` to load it by.
 */
part: string, 
/**
 * What the text says about it.
 */
metadata: Metadata, 
/**
 * The line it begins in, from 1.
 */
line: number, 
/**
 * The level itself.
 */
text: string, };

/**
 * A level, and the rules it is played by.
 */
export type LevelRef = { "from": "built-in", 
/**
 * Its name: a puzzle, maybe a pack, and the number, name or passcode of a level, separated by `/`.
 */
name: string, 
/**
 * Rule variants of the puzzle.
 */
rules?: { [key in string]: Setting }, } | { "from": "text", 
/**
 * The text, in any notation of the puzzle.
 */
text: string, 
/**
 * The puzzle, where the text leaves it open.
 */
puzzle?: string, 
/**
 * The puzzle's notation, where it is known: then the text is read as one level in it, whatever it looks like.
 */
format?: string, 
/**
 * Which level of a collection: its number, from 1, or its title.
 */
part?: string, 
/**
 * What to call it in reports and messages.
 */
name?: string, 
/**
 * Rule variants of the puzzle.
 */
rules?: { [key in string]: Setting }, };

/**
 * What a run may use. `None` means no limit.
 */
export type Limits = { 
/**
 * Most expansions (evaluations, for local search).
 */
nodes?: number, 
/**
 * Most seconds.
 */
seconds?: number, 
/**
 * Most seconds of processor time: what the machine gives to others does not count.
 */
cpu_seconds?: number, 
/**
 * Most bytes of the search's own structures.
 */
bytes?: number, };

/**
 * A row or a column of the board, counted from 0.
 */
export type Line = { "row": number } | { "column": number };

/**
 * A level that was loaded.
 */
export type LoadedLevel = { 
/**
 * The puzzle's name.
 */
puzzle: string, 
/**
 * The level's full name.
 */
name: string, 
/**
 * What its text says about it.
 */
metadata: Metadata, 
/**
 * Remarks about its text, which could be read all the same.
 */
notes: Array<Message>, 
/**
 * The level in the puzzle's first notation.
 */
text: string, 
/**
 * The algorithms and solvers that can be run on it.
 */
algorithms: Array<string>, 
/**
 * The game before the first move.
 */
start: Position, };

/**
 * Since when a game is lost. Both ends are proved; what lies between them is not known.
 */
export type Lost = { 
/**
 * The fewest moves after which it is proved to be lost; 0 if the level has no solution.
 */
since: number, 
/**
 * The most moves after which it is proved to be solvable, if any number is.
 */
solvable: number | null, };

/**
 * How a level was made, and what was verified.
 */
export type Made = { 
/**
 * The seed that was given.
 */
seed: number, 
/**
 * The seed from which the generator makes this level without a target, with the settings below.
 */
drawn_from: number, 
/**
 * The generator's settings.
 */
settings: { [key in string]: string }, 
/**
 * Candidates that were drawn, this one included.
 */
tried: number, 
/**
 * The search that solved it.
 */
solver: VerifiedRun, 
/**
 * Its solution, which was replayed.
 */
solution: Array<string>, 
/**
 * The conditions of the target, each with what shows it.
 */
verified: Array<Verified>, };

/**
 * A level with what was verified.
 */
export type MadeLevel = { 
/**
 * The level.
 */
text: string, 
/**
 * The seed that was given.
 */
seed: number, 
/**
 * The seed from which the generator makes this level without a target, with the settings below.
 */
drawn_from: number, 
/**
 * The generator's settings.
 */
settings: { [key in string]: string }, 
/**
 * Candidates that were drawn, this one included.
 */
tried: number, 
/**
 * The search that solved it.
 */
solver: VerifiedRun, 
/**
 * Its solution, which was replayed.
 */
solution: Array<string>, 
/**
 * The conditions of the target, each with what shows it.
 */
verified: Array<Verified>, };

/**
 * A case in which a parameter, or the heuristic, means something. What has no case at all always does.
 */
export type Meaning = { 
/**
 * The parameter's name, or `heuristic`.
 */
of: string, 
/**
 * Whether an answer must be a path.
 */
path: boolean, 
/**
 * Another parameter and the words of which it must be one; null where no other matters.
 */
setting: [string, Array<string>] | null, };

/**
 * A message to a person. The id names an entry of the message files; every language uses the same arguments.
 */
export type Message = { 
/**
 * The entry, such as `tents-last-spot`.
 */
id: string, 
/**
 * The arguments by name.
 */
args: { [key in string]: Arg }, 
/**
 * The finished sentence; empty until it is made.
 */
text: string, };

/**
 * A message without its finished sentence.
 */
export type MessageData = { 
/**
 * The entry of the message files.
 */
id: string, 
/**
 * The arguments by name.
 */
args: { [key in string]: Arg }, };

/**
 * Name, origin and figures of a level. A notation writes what it can carry.
 */
export type Metadata = { 
/**
 * Its title.
 */
name?: string, 
/**
 * Who made it: a person, or the command that generated it.
 */
author?: string, 
/**
 * How hard it is, as `check` grades it.
 */
difficulty?: string, 
/**
 * Figures of the best solution known, by measure (`pushes`, `moves`, `rolls`, …), in the order in which they are shown.
 */
best?: Array<[string, number]>, 
/**
 * The word that opens it in the original game.
 */
passcode?: string, 
/**
 * The terms under which it may be used.
 */
licence?: string, };

/**
 * A seed for which no level was found.
 */
export type Missed = { 
/**
 * The seed.
 */
seed: number, 
/**
 * Candidates that were drawn.
 */
tried: number, 
/**
 * Those for which the generator gave nothing, or which were not solved, within the limits.
 */
not_made: number, 
/**
 * The others, by the condition that they were thrown away for.
 */
rejected: Array<Rejected>, };

/**
 * A name with what it stands for.
 */
export type NamedCard = { 
/**
 * The name.
 */
name: string, 
/**
 * What it is, in a sentence.
 */
summary: string, };

/**
 * What the solutions of an algorithm are least in.
 */
export type Optimal = "no" | "steps" | "cost";

/**
 * How a run ended.
 */
export type Outcome = "solved" | "unsolvable" | "limit" | "stuck" | "interrupted" | "wrong" | "garbage" | "crashed";

/**
 * A pack of built-in levels.
 */
export type PackCard = { 
/**
 * Its name, empty for the main pack.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * What is in it.
 */
summary: string, 
/**
 * Its levels.
 */
levels: Array<LevelCard>, };

/**
 * How many states have an estimate at a distance.
 */
export type PairCount = { 
/**
 * The estimate; null if it calls them dead.
 */
estimate: number | null, 
/**
 * The true distance; null if no goal can be reached.
 */
distance: number | null, 
/**
 * How many.
 */
states: number, };

/**
 * A parameter.
 */
export type ParamCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * What it does, in a sentence.
 */
summary: string, 
/**
 * Its type, default and range.
 */
kind: ParamKind, 
/**
 * What people call the words it takes.
 */
choices: { [key in string]: string }, 
/**
 * The algorithms for which it means something; empty if for all.
 */
algorithms: Array<string>, 
/**
 * The state spaces in which it means something; empty if in all.
 */
spaces: Array<string>, };

/**
 * The type, default and range of a parameter.
 */
export type ParamKind = { "type": "int", 
/**
 * The value when none is given.
 */
default: number | null, 
/**
 * Least value.
 */
min: number, 
/**
 * Greatest value.
 */
max: number, } | { "type": "real", 
/**
 * The value when none is given.
 */
default: number, 
/**
 * Least value.
 */
min: number, 
/**
 * Greatest value.
 */
max: number, } | { "type": "flag", 
/**
 * The value when none is given.
 */
default: boolean, } | { "type": "choice", 
/**
 * The words to choose from.
 */
choices: Array<string>, };

/**
 * The part of a process in a search of several.
 */
export type Part = { 
/**
 * Its number, from 0.
 */
process: number, 
/**
 * How many processes there were.
 */
processes: number, 
/**
 * States that were kept by it.
 */
states: number, };

/**
 * A state on the way to a node.
 */
export type PathStep = { 
/**
 * The node in the recorded tree.
 */
node: number, 
/**
 * The row at which it was first expanded; null for a node that is only on the path to a row.
 */
index: number | null, 
/**
 * Moves of the searched space from where the search began.
 */
depth: number, 
/**
 * Cost from the start, for a row.
 */
g: number | null, 
/**
 * Estimate of what is left, for a row that has one.
 */
h: number | null, 
/**
 * The state in one line.
 */
state: string, 
/**
 * The board; null for a state that was not reached from the start.
 */
board: Picture | null, 
/**
 * The moves a person makes to get there from the state before.
 */
moves: Array<string>, };

/**
 * A [`Board`] in few bytes.
 */
export type Picture = { 
/**
 * Cells in a row.
 */
width: number, 
/**
 * Rows.
 */
height: number, 
/**
 * The distinct tiles, in the order in which they first appear.
 */
legend: Array<Tile>, 
/**
 * For each cell, row by row from the top left, its place in the legend.
 */
cells: Array<number>, 
/**
 * The cells that `cells` is about, if the picture holds only those that differ from the board before the first move.
 */
at?: Array<number>, 
/**
 * Names of the columns, or none.
 */
columns: Array<string>, 
/**
 * Names of the rows, or none.
 */
rows: Array<string>, 
/**
 * Whether the columns are separate things (cups) that may be wrapped into several blocks on a narrow screen.
 */
wrap: boolean, 
/**
 * Whether the tiles are a floor on which pieces of some height stand.
 */
relief: boolean, };

/**
 * Something that stands on a tile.
 */
export type Piece = { 
/**
 * What it is, as the puzzle names it.
 */
kind: string, 
/**
 * How tall it is, in tiles.
 */
height: number, };

/**
 * Fields and their values, one after the other: a number as it is, a flag as 0 or 1, a list after its length, lists after
 * how many they are. Cells of a board are numbered row by row.
 */
export type Plain = { fields: Array<[string, Shape]>, numbers: Array<number>, };

/**
 * A level and its first state as plain data.
 */
export type PlainView = { 
/**
 * What is the same in every state.
 */
level: Plain, 
/**
 * The first state; every other has the same fields.
 */
state: Plain, };

/**
 * How far a search came along a plan.
 */
export type PlanProgress = { 
/**
 * The most steps that were made in any state.
 */
made: number, 
/**
 * Steps of the plan.
 */
steps: number, };

/**
 * A game after some moves.
 */
export type Position = { 
/**
 * Moves made.
 */
length: number, 
/**
 * The board.
 */
board: Picture, 
/**
 * Every move that may be made now.
 */
legal: Array<string>, 
/**
 * Whether it is won.
 */
solved: boolean, 
/**
 * Why it is not won.
 */
violation: Violation | null, 
/**
 * Cost of the moves.
 */
cost: number, 
/**
 * The puzzle's own measures of the moves.
 */
measures: { [key in string]: number }, 
/**
 * What breaks a rule now, and which clues are met.
 */
review: Review, 
/**
 * The moves that do what `travel` asked for; null if nothing does, or nothing was asked.
 */
travel: Array<string> | null, };

/**
 * Why there is no other reply.
 */
export type Problem = { 
/**
 * What kind of problem it is.
 */
kind: ProblemKind, 
/**
 * What is wrong and what would be right.
 */
message: Message, 
/**
 * The name or text that is wrong.
 */
subject?: string, 
/**
 * What there is instead.
 */
known?: Array<string>, 
/**
 * Line of the text, from 1.
 */
line?: number, 
/**
 * Column in characters, from 1.
 */
column?: number, 
/**
 * Number of the move, from 1.
 */
number?: number, };

/**
 * The kinds of problems.
 */
export type ProblemKind = "malformed" | "no-level" | "unrecognised" | "ambiguous" | "level" | "lecture" | "link" | "unknown" | "setting" | "not-applicable" | "script" | "not-a-move" | "illegal-move" | "no-moves" | "not-generated" | "stopped" | "no-trace" | "busy" | "bug";

/**
 * A puzzle with everything it brings along.
 */
export type PuzzleCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * What it is about, in a few words.
 */
tagline: string, 
/**
 * The rules in brief.
 */
rules: string, 
/**
 * What an answer is.
 */
family: Family, 
/**
 * Notations for levels; the first is what `load` gives.
 */
formats: Array<FormatCard>, 
/**
 * Notations for solutions.
 */
solution_formats: Array<NamedCard>, 
/**
 * Rule variants: what `rules` of a level may set.
 */
params: Array<ParamCard>, 
/**
 * Views that algorithms can search; the first is the default.
 */
spaces: Array<SpaceCard>, 
/**
 * Estimates, by space; the first of a space is its default.
 */
heuristics: Array<HeuristicCard>, 
/**
 * Its own solvers.
 */
solvers: Array<SolverCard>, 
/**
 * What solves a level when nothing else is asked for.
 */
default_algorithm: string, 
/**
 * The rules its tutor knows, easiest first; none without a tutor.
 */
tutor_rules: Array<RuleCard>, 
/**
 * The generator's parameters; null without a generator.
 */
generator: Array<ParamCard> | null, 
/**
 * What targets of generated levels can be made of; null without a generator.
 */
targets: TargetCard | null, 
/**
 * What its measures of solutions are called.
 */
measures: { [key in string]: string }, 
/**
 * What facts about its levels are called, by their names in the reply to `check`.
 */
facts: { [key in string]: string }, 
/**
 * Built-in levels.
 */
packs: Array<PackCard>, 
/**
 * For each algorithm a level on which it leaves something to watch.
 */
examples: Array<GoodExample>, };

/**
 * A quiz about a search.
 */
export type Quiz = { 
/**
 * The rule by which the search chooses what to expand next.
 */
order: Message, 
/**
 * The questions, in the order of the search.
 */
questions: Array<QuizQuestion>, };

/**
 * An answer to choose: a state, or a few words.
 */
export type QuizChoice = { "state": QuizState } | { "text": Message };

/**
 * What a question is about.
 */
export type QuizKind = "next" | "f" | "verdict";

/**
 * A question with its choices.
 */
export type QuizQuestion = { 
/**
 * What is asked about.
 */
kind: QuizKind, 
/**
 * The number of the expansion it is about, from 1.
 */
n: number, 
/**
 * The question.
 */
text: Message, 
/**
 * The state that is expanded.
 */
expanded: QuizState, 
/**
 * Its successor that the question is about; null if it is about all that waits.
 */
successor: QuizState | null, 
/**
 * What may be answered.
 */
choices: Array<QuizChoice>, 
/**
 * The place of the right one among them, from 0.
 */
right: number, 
/**
 * Why it is right.
 */
because: Message, };

/**
 * A state, with what a question may tell of it.
 */
export type QuizState = { 
/**
 * The board, as the cells that differ from the one before the first move where the puzzle can; null for a state that was
 * not reached from the start.
 */
board: Picture | null, 
/**
 * The state in one line.
 */
state: string, 
/**
 * Cost from the start; null where it is asked for.
 */
g: number | null, 
/**
 * Estimate of what is left; null where none was made.
 */
h: number | null, 
/**
 * Their sum; null where it is asked for.
 */
f: number | null, 
/**
 * The number of the expansion that generated it, from 1; null for one that the search begins with.
 */
from: number | null, };

/**
 * One justified step: because of a rule, something is put somewhere or nothing can be.
 */
export type Reason = { 
/**
 * The rule's name.
 */
rule: string, 
/**
 * How hard the rule is.
 */
level: Difficulty, 
/**
 * Where to look.
 */
where: string, 
/**
 * Why it follows.
 */
why: string, 
/**
 * What follows.
 */
what: string, 
/**
 * The moves that follow.
 */
moves: Array<string>, 
/**
 * The cells that stay empty, written like moves.
 */
closed: Array<string>, 
/**
 * The sentences as data.
 */
messages: ReasonMessages, };

/**
 * The sentences of a justified step as data.
 */
export type ReasonMessages = { 
/**
 * Where to look.
 */
where: MessageData, 
/**
 * Why it follows.
 */
why: MessageData, 
/**
 * What follows.
 */
what: MessageData, };

/**
 * A won game beside the best, by one measure.
 */
export type RegretLine = { 
/**
 * The measure's name.
 */
measure: string, 
/**
 * What the game cost.
 */
own: number, 
/**
 * What the best solution known costs.
 */
best: number, 
/**
 * Whether none costs less.
 */
proved: boolean, 
/**
 * The moves of that solution.
 */
moves: Array<string>, 
/**
 * What was spent before the first action and after each.
 */
spent: Array<number>, 
/**
 * What the cheapest path to the end would still have cost there; null where that is not known.
 */
left: Array<number | null>, 
/**
 * The actions that made the rest cost more than it had to.
 */
lapses: Array<Lapse>, };

/**
 * A won game beside the best.
 */
export type RegretReport = { 
/**
 * The puzzle's name.
 */
puzzle: string, 
/**
 * The level as it was named by the user.
 */
level: string, 
/**
 * One line for each measure that games are compared by.
 */
lines: Array<RegretLine>, };

/**
 * Candidates that were thrown away for a condition.
 */
export type Rejected = { 
/**
 * The condition, as it is written in a target.
 */
condition: string, 
/**
 * Those that do not meet it.
 */
failed: number, 
/**
 * Those for which the limits left it open.
 */
undecided: number, };

/**
 * A reply. Its tag is the ask's, or `error`.
 */
export type Reply = { "reply": "catalogue" } & Catalogue | { "reply": "load" } & LoadedLevel | { "reply": "levels", 
/**
 * The puzzle the text is of.
 */
puzzle: string, 
/**
 * Its levels.
 */
levels: Array<LevelPart>, } | { "reply": "position" } & Position | { "reply": "solve" } & Solved | { "reply": "compare", 
/**
 * In the order of the requests.
 */
runs: Array<Solved>, } | { "reply": "generate" } & LoadedLevel | { "reply": "generate-batch" } & Batch | { "reply": "check" } & CheckReport | { "reply": "hint" } & HintReport | { "reply": "alarm" } & AlarmReport | { "reply": "regret" } & RegretReport | { "reply": "heuristics" } & HeuristicsReport | { "reply": "plain" } & PlainView | { "reply": "convert", 
/**
 * The text.
 */
text: string, } | { "reply": "write-solution", 
/**
 * The text.
 */
text: string, } | { "reply": "read-solution", 
/**
 * The moves.
 */
moves: Array<string>, } | { "reply": "make-link", 
/**
 * The part of the address from `#` on.
 */
link: string, } | { "reply": "read-link", 
/**
 * The level, and what is to be seen of it.
 */
shared: Shared, } | { "reply": "read-lecture" } & Lecture | { "reply": "trace-page" } & TracePage | { "reply": "trace-node" } & TraceNode | { "reply": "trace-candidate" } & TraceCandidate | { "reply": "trace-population" } & TracePopulation | { "reply": "trace-crossing" } & TraceCrossing | { "reply": "trace-tree" } & TraceTree | { "reply": "trace-path" } & TracePath | { "reply": "trace-diff" } & TraceDiff | { "reply": "trace-heat" } & TraceHeat | { "reply": "trace-cells" } & TraceCells | { "reply": "trace-leaves" } & TraceLeaves | { "reply": "trace-break", 
/**
 * Index of the row; null if it happens nowhere after.
 */
index: number | null, 
/**
 * The row up to which was looked, when there was no time for all: ask on from there.
 */
looked: number | null, } | { "reply": "trace-moment" } & TraceMoment | { "reply": "trace-state" } & TraceState | { "reply": "quiz" } & Quiz | { "reply": "forget" } | { "reply": "error" } & Problem;

/**
 * The result of one run.
 */
export type Report = { 
/**
 * The puzzle's name.
 */
puzzle: string, 
/**
 * The level as it was named by the user.
 */
level: string, 
/**
 * The algorithm's name; for an external program its label.
 */
algorithm: string, 
/**
 * The heuristic's name, where one means something; `own` where a person's own program judged.
 */
heuristic: string | null, 
/**
 * The space searched; none for the puzzle's own solvers.
 */
space: string | null, 
/**
 * Every setting in force; those that mean nothing in the search are left out.
 */
options: { [key in string]: Setting }, 
/**
 * The seed.
 */
seed: number, 
/**
 * How it ended.
 */
outcome: Outcome, 
/**
 * Which limit was reached; with a solution, the one that ended the work on a shorter one.
 */
limit: string | null, 
/**
 * The solution.
 */
moves: Array<string>, 
/**
 * Moves of the solution.
 */
length: number | null, 
/**
 * Cost of the solution.
 */
cost: number | null, 
/**
 * Whether the solution's cost is proved to be the least.
 */
optimal: boolean | null, 
/**
 * The puzzle's own measures of the solution.
 */
measures: { [key in string]: number }, 
/**
 * Whether the solution is proved to be the only one, where the solver tells.
 */
unique: boolean | null, 
/**
 * Another solution, replayed and checked, where the solver found one.
 */
second: Array<string>, 
/**
 * The steps that led to the solution, each with its reason, where the solver reasons like a person.
 */
steps: Array<Reason>, 
/**
 * What was counted.
 */
stats: RunStats, 
/**
 * The program's version.
 */
version: string, };

/**
 * A request to solve a level.
 */
export type Request = { 
/**
 * Name of the algorithm or of one of the puzzle's own solvers.
 */
algorithm: string, 
/**
 * Name of the heuristic; the puzzle's first when none is given.
 */
heuristic?: string, 
/**
 * Name of the space; the puzzle's first when none is given.
 */
space?: string, 
/**
 * Settings of the puzzle and of the algorithm, by name.
 */
settings?: { [key in string]: Setting }, 
/**
 * What the run may use.
 */
limits?: Limits, 
/**
 * Seed of all random choices.
 */
seed?: number, 
/**
 * The text of the person's own heuristic, which is called `own`; only some hosts run such programs.
 */
script?: string, };

/**
 * What can be seen at a glance in a game in progress. Cells are numbered row by row on the board.
 */
export type Review = { 
/**
 * What breaks a rule now and cannot be mended by adding something.
 */
wrong: Array<Wrong>, 
/**
 * Rows whose clue is met.
 */
done_rows: Array<number>, 
/**
 * Columns whose clue is met.
 */
done_columns: Array<number>, 
/**
 * Cells whose clue is met.
 */
done_cells: Array<number>, 
/**
 * Pairs of cells that belong together.
 */
links: Array<[number, number]>, };

/**
 * A rule of a tutor.
 */
export type RuleCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * How hard it is.
 */
level: Difficulty, 
/**
 * What it says, in a sentence.
 */
summary: string, };

/**
 * A recording that can be asked about.
 */
export type RunInfo = { 
/**
 * Its number.
 */
run: number, 
/**
 * How much there is.
 */
size: TraceSize, 
/**
 * Whether the search goes by f, the cost plus the estimate of a state; otherwise f means nothing in it.
 */
uses_f: boolean, };

/**
 * What was counted, by the search and by the system. An external program reports only some counts.
 */
export type RunStats = { 
/**
 * Wall-clock seconds: of the search alone, or of an external program's whole process.
 */
seconds: number | null, 
/**
 * Seconds of processor time of the search itself, where the system tells; else the seconds that passed.
 */
search_cpu_seconds?: number, 
/**
 * States whose successors were generated (candidates evaluated, for local search).
 */
expanded: number | null, 
/**
 * Successors generated.
 */
generated: number | null, 
/**
 * Successors that had been met before.
 */
duplicates: number | null, 
/**
 * States given up because they provably cannot be solved.
 */
dead_ends: number | null, 
/**
 * States expanded a second time because a cheaper way to them was found.
 */
reopened: number | null, 
/**
 * States waiting now, and in the end the last.
 */
open: number | null, 
/**
 * The most states that ever waited at once.
 */
peak_open: number | null, 
/**
 * Depth of the deepest state expanded.
 */
max_depth: number | null, 
/**
 * Bytes held by the search's own structures now, and in the end the last.
 */
bytes: number | null, 
/**
 * The most bytes they ever held.
 */
search_bytes: number | null, 
/**
 * Expansions before the last layer of equal priority began: independent of the order inside a layer.
 */
expanded_before_last_layer?: number, 
/**
 * A proved lower bound of the solution's cost.
 */
lower_bound?: number, 
/**
 * The strategy that came to the answer, where a solver has several.
 */
strategy?: string, 
/**
 * What each of these strategies did, in the order in which they began.
 */
efforts?: Array<Effort>, 
/**
 * Threads that worked, if they were more than one.
 */
threads?: number, 
/**
 * The part of this process, if several searched together.
 */
part?: Part, 
/**
 * Bytes of the search's files, if its states lie on disk.
 */
disk_bytes?: number, 
/**
 * Rounds: generations, deepening iterations or restarts.
 */
rounds?: number, 
/**
 * Least energy met (local search).
 */
best_energy?: number, 
/**
 * Greatest fitness met (genetic algorithm).
 */
best_fitness?: number, 
/**
 * Tweaks accepted (annealing).
 */
accepted?: number, 
/**
 * Tweaks rejected (annealing).
 */
rejected?: number, 
/**
 * Temperature now, and in the end the last one (annealing).
 */
temperature?: number, 
/**
 * The process's peak resident size, where the system tells.
 */
peak_rss_bytes: number | null, 
/**
 * States expanded in a second.
 */
states_per_second: number | null, 
/**
 * Moves of the searched space in the solution. Each may stand for several moves that a person makes.
 */
solution_depth?: number, 
/**
 * Samples over the run.
 */
series: Array<Sample>, };

/**
 * One point of the time series.
 */
export type Sample = { 
/**
 * Seconds since the start.
 */
seconds: number, 
/**
 * States expanded.
 */
expanded: number, 
/**
 * States waiting.
 */
open: number, 
/**
 * Deepest level so far.
 */
depth: number, 
/**
 * Bytes held by the search.
 */
bytes: number, 
/**
 * Best energy so far (local search).
 */
energy?: number, 
/**
 * Best fitness so far (genetic algorithm).
 */
fitness?: number, 
/**
 * Temperature (annealing).
 */
temperature?: number, };

/**
 * A level, and what a slide shows of it.
 */
export type Scene = { 
/**
 * The level, and the rules it is played by.
 */
level: LevelRef, 
/**
 * What is shown.
 */
view: SceneView, };

/**
 * What can be shown of a search, beside its title and the facts of the place.
 */
export type ScenePart = "board" | "code" | "lists" | "tree";

/**
 * What a slide shows of a level.
 */
export type SceneView = { "view": "board", 
/**
 * All moves from the start.
 */
moves: Array<string>, } | { "view": "play", 
/**
 * All moves from the start.
 */
moves: Array<string>, } | { "view": "watch", 
/**
 * The search.
 */
request: Request, 
/**
 * Numbers of the expansions or steps at which it stops, one after the other.
 */
stops: Array<number>, 
/**
 * What of it is shown at first, each once; never empty.
 */
show: Array<ScenePart>, } | { "view": "compare", 
/**
 * The searches, in their order.
 */
requests: Array<Request>, };

/**
 * The value of a setting, as JSON has it.
 */
export type Setting = boolean | number | number | string;

/**
 * What a field holds.
 */
export type Shape = "number" | "flag" | "list" | "lists";

/**
 * A level, and what is to be seen of it.
 */
export type Shared = { 
/**
 * The level, and the rules it is played by.
 */
level: LevelRef, 
/**
 * What is to be seen.
 */
view: View, };

/**
 * The length of the shortest solution that is known.
 */
export type Shortest = { 
/**
 * What is counted, one of the puzzle's measures.
 */
measure: string, 
/**
 * How many.
 */
length: number, 
/**
 * Whether it is proved that no solution is shorter.
 */
proved: boolean, };

/**
 * A state and what is said of it.
 */
export type Sighting = { 
/**
 * The state in one line.
 */
state: string, 
/**
 * The moves a person makes to get there.
 */
moves: Array<string>, 
/**
 * The board then.
 */
board: Picture, 
/**
 * The estimate; null if it calls the state dead.
 */
estimate: number | null, 
/**
 * The true distance; null if no goal can be reached.
 */
distance: number | null, };

/**
 * A slide of a lecture.
 */
export type Slide = { 
/**
 * Its heading.
 */
title: string, 
/**
 * What the class reads; paragraphs are separated by empty lines.
 */
text: string, 
/**
 * What only the teacher reads.
 */
notes: string, 
/**
 * What is shown; null for a slide of text alone.
 */
scene: Scene | null, };

/**
 * What is to be said of a solution.
 */
export type SolutionCheck = { 
/**
 * Whether the moves are legal and solve the level.
 */
valid: boolean, 
/**
 * Moves given.
 */
length: number, 
/**
 * Cost of the moves that could be made.
 */
cost: number, 
/**
 * What is wrong.
 */
error: string | null, };

/**
 * A finished run.
 */
export type Solved = { 
/**
 * The result, as `solve --output json` prints it.
 */
report: Report, 
/**
 * The measure that the search added up as its cost; null where costs are made of several.
 */
cost_measure: string | null, 
/**
 * The recording; null if none was asked for, or the solver shows nothing.
 */
run: RunInfo | null, 
/**
 * How long its repeats took, if it was to be timed; then the report has the numbers of the middle one.
 */
times?: Times, };

/**
 * A solver of a puzzle's own.
 */
export type SolverCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * The idea, in a sentence.
 */
summary: string, 
/**
 * What its answers are worth.
 */
guarantee: string, 
/**
 * Whether it answers yes or no, given time and memory.
 */
complete: boolean, 
/**
 * Its parameters.
 */
params: Array<ParamCard>, };

/**
 * A view of levels that algorithms can search.
 */
export type SpaceCard = { 
/**
 * Its name.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * What its states and moves are.
 */
summary: string, };

/**
 * A step of a search, one line of its pseudo-code.
 */
export type StepKind = "begin" | "take" | "test" | "close" | "generate" | "look-up" | "push" | "back" | "drop" | "propose" | "judge" | "rank" | "end";

/**
 * The candidates so far.
 */
export type Tally = { 
/**
 * Candidates that were drawn.
 */
tried: number, 
/**
 * Those for which the generator gave nothing, or which were not solved, within the limits.
 */
not_made: number, 
/**
 * The others, by the condition that they were thrown away for.
 */
rejected: Array<Rejected>, };

/**
 * What the targets of a puzzle can be made of. Any algorithm may be named too.
 */
export type TargetCard = { 
/**
 * Measures of which the least value can be proved.
 */
measures: Array<string>, 
/**
 * Difficulties of levels.
 */
difficulties: Array<string>, 
/**
 * Whether `unique`, `no-guessing` and `rule` can be asked for.
 */
reasons: boolean, 
/**
 * Whether every day has a level, called `PUZZLE/daily/DATE`.
 */
daily: boolean, };

/**
 * What is wrong with a text, and where.
 */
export type TextError = { 
/**
 * Line, from 1.
 */
line: number, 
/**
 * Column in characters, from 1.
 */
column: number, 
/**
 * What is wrong and what would be right.
 */
message: string, 
/**
 * The sentence as data.
 */
data: MessageData, };

/**
 * One square of a [`Board`].
 */
export type Tile = { 
/**
 * What it is, as the puzzle names it (`"wall"`, `"unit"`, …).
 */
kind: string, 
/**
 * What to write on it; empty for nothing.
 */
label?: string, 
/**
 * Which of many colours it has, for puzzles that have colours.
 */
tint?: number, 
/**
 * What stands on it.
 */
piece?: Piece, 
/**
 * Whether nothing can stand on it.
 */
gap?: boolean, };

/**
 * How long a search took, in seconds.
 */
export type Times = { 
/**
 * Runs that were timed.
 */
runs: number, 
/**
 * The middle one of them.
 */
median: number, 
/**
 * A quarter of them took no longer than this.
 */
lower: number, 
/**
 * A quarter of them took at least this long.
 */
upper: number, 
/**
 * Whether there was no time for repeats and the one run was being recorded, which takes longer.
 */
recorded: boolean, };

/**
 * The candidate of a local search at a row of a recording.
 */
export type TraceCandidate = { 
/**
 * Index of the row.
 */
index: number, 
/**
 * Number of the step, from 1, or of the generation, from 0.
 */
n: number, 
/**
 * How far from a solution it is; 0 for a solution.
 */
energy: number, 
/**
 * The board.
 */
board: Picture, 
/**
 * The moves a person makes to get there.
 */
moves: Array<string>, 
/**
 * What is wrong with it: where its energy comes from.
 */
faults: Array<Fault>, 
/**
 * What was proposed in this step, and what became of it; null for a generation.
 */
step: TraceProposal | null, };

/**
 * What a search did to the cells of the board, numbered row by row. A cell stands for the state whose only piece is on
 * it; states with more pieces, or with none, are left out.
 */
export type TraceCells = { 
/**
 * For each row of the recording, the cell that was expanded, or was the goal.
 */
expanded: Array<number | null>, 
/**
 * The cells that were reached, or reached at another cost, in the order in which that happened.
 */
reached: Array<number>, 
/**
 * For each of those, the row whose expansion reached it.
 */
row: Array<number>, 
/**
 * For each of those, the cost from the start; from the goal, if a search from there reached it.
 */
g: Array<number>, 
/**
 * For each cell of the board, the estimate of what is left; null where none was made.
 */
h: Array<number | null>, };

/**
 * A child of a generation, and how it came to be.
 */
export type TraceCrossing = { 
/**
 * Index of the row.
 */
index: number, 
/**
 * Which of those that were kept, from 0.
 */
which: number, 
/**
 * Number of the generation that the child was born into.
 */
n: number, 
/**
 * Where the parents were cut.
 */
cut: Cut, 
/**
 * The parent that the child is like before the cut, and the one that it is like behind it.
 */
parents: [Bred, Bred], 
/**
 * The child.
 */
child: Bred, 
/**
 * Whether it was mutated.
 */
mutated: boolean, 
/**
 * The cells of the board that the mutation concerns.
 */
changed: Array<number>, 
/**
 * How many of its first moves the mutation left as they were.
 */
unmutated: number, };

/**
 * Two recordings, compared event by event.
 */
export type TraceDiff = { 
/**
 * Events that were compared and are alike, from the first on.
 */
alike: number, 
/**
 * One event in this many could be compared; the others before the difference are not recorded by both.
 */
stride: number, 
/**
 * Whether both recordings go on to the end of their runs.
 */
complete: boolean, 
/**
 * Where they differ; null if they do not.
 */
difference: TraceDifference | null, };

/**
 * The first event in which two recordings differ.
 */
export type TraceDifference = { 
/**
 * Its number, as the rows count: from 1, but generations from 0.
 */
n: number, 
/**
 * What differs: `space`, `event`, `state`, `depth`, `g`, `h`, `backward`, or the numbers of a local search. Nothing if one
 * of the runs has ended.
 */
fields: Array<string>, 
/**
 * What each run does there; null for one that has ended.
 */
sides: [DiffSide | null, DiffSide | null], };

/**
 * A state on the open or on the closed list, or one that was generated. `from` and `place` are its name in `trace-state`.
 */
export type TraceEntry = { 
/**
 * The row whose expansion generates it; null for one that a search begins with.
 */
from: number | null, 
/**
 * Its place among the successors of that row, from 0; or among the states that the search begins with.
 */
place: number, 
/**
 * The row at which it is expanded, if that has happened by the moment.
 */
row: number | null, 
/**
 * The search's own number of the state; null where the search numbers only what it expands.
 */
id: number | null, 
/**
 * The move that generates it, in words; null at a start, and in a search from the goals.
 */
move: string | null, 
/**
 * The state in one line.
 */
state: string, 
/**
 * Cost from the start.
 */
g: number, 
/**
 * Estimate of what is left, for a state that was met before the one it was given then; null where none was made.
 */
h: number | null, 
/**
 * Their sum; null where there is no estimate, and in a search that does not go by it.
 */
f: number | null, 
/**
 * What the search compares, the least first; entries that are equal in it come in the order that the rule says.
 */
priority: Array<number>, 
/**
 * Whether it belongs to a search from the goals.
 */
backward: boolean, };

/**
 * How often each cell of the board, row by row, had a piece on it.
 */
export type TraceHeat = { 
/**
 * In states that were expanded.
 */
closed: Array<number>, 
/**
 * In states that were waiting: successors of expanded states that had not been expanded themselves.
 */
open: Array<number>, 
/**
 * Expanded states that were counted.
 */
closed_states: number, 
/**
 * Waiting states that were counted.
 */
open_states: number, 
/**
 * Whether only some of the states were counted: for the moment, or as there were too many, or not all were recorded.
 */
sampled: boolean, 
/**
 * Whether the engine has not counted all rows yet: every ask counts some more, until all are exact.
 */
counting: boolean, };

/**
 * What the rows of a recording are.
 */
export type TraceKind = "expansions" | "steps" | "generations";

/**
 * States that were generated from some nodes and never expanded, however long the search went on.
 */
export type TraceLeaves = { 
/**
 * The states, each once: below the node that reaches it most cheaply, the earlier of equals.
 */
leaves: Array<TreeLeaf>, 
/**
 * Whether they are known: in a recording with gaps, or of more than 100,000 rows, they are not, and none are listed. More
 * than 50,000 are not listed either.
 */
known: boolean, };

/**
 * The first entries of a list.
 */
export type TraceList = { 
/**
 * How many entries there are in all.
 */
total: number, 
/**
 * The first of them.
 */
entries: Array<TraceEntry>, };

/**
 * A moment of a search: after a step of the expansion that a row is. The row is everything from the moment its state is
 * taken until the next is.
 */
export type TraceMoment = { 
/**
 * Index of the row.
 */
index: number, 
/**
 * Number of the expansion, from 1.
 */
n: number, 
/**
 * The place of the moment's step among `steps`; everything below is as it was right after it.
 */
step: number, 
/**
 * All steps of the row, in their order; at least one. The last row ends with a step `end`, unless the search was stopped.
 */
steps: Array<TraceStep>, 
/**
 * The open list, in the order in which its entries would be taken if nothing else were pushed.
 */
open: TraceList, 
/**
 * The closed list, the entry expanded last first.
 */
closed: TraceList, 
/**
 * The rule by which the next entry is chosen.
 */
order: Message, 
/**
 * The entry that is taken next, the first of the open list; null when there is none, or the search has ended.
 */
next: TraceNext | null, 
/**
 * The variables of the pseudo-code.
 */
variables: Array<TraceVariable>, };

/**
 * The entry that is taken next.
 */
export type TraceNext = { 
/**
 * The entry.
 */
entry: TraceEntry, 
/**
 * Why it and no other.
 */
reason: Message, };

/**
 * A row of a recording as a person sees it.
 */
export type TraceNode = { 
/**
 * Index of the row.
 */
index: number, 
/**
 * Number of the expansion, from 1; for the goal that ends a recording, which is not expanded, one more than there are.
 */
n: number, 
/**
 * The node in the recorded tree.
 */
node: number, 
/**
 * The nodes on the path to it in the recorded tree, from where the search began; it is the last.
 */
way: Array<number>, 
/**
 * The row its parent was expanded at, if that is one.
 */
parent: number | null, 
/**
 * Moves of the searched space from the start.
 */
depth: number, 
/**
 * Cost from the start.
 */
g: number, 
/**
 * Estimate of what is left.
 */
h: number | null, 
/**
 * Their sum; null where there is no estimate, and in a search that does not go by it.
 */
f: number | null, 
/**
 * The state in one line.
 */
state: string, 
/**
 * The board; null for a state that was not reached from the start, such as one of a search from the goals.
 */
board: Picture | null, 
/**
 * The moves a person makes to get there.
 */
moves: Array<string>, 
/**
 * Whether the solution passes through it.
 */
on_path: boolean, 
/**
 * Whether it belongs to a search from the goals.
 */
backward: boolean, 
/**
 * Whether it is a goal.
 */
goal: boolean, 
/**
 * Its children in the recording.
 */
children: number, 
/**
 * Successors that its expansion generated; null for the goal that ends a recording, which is not expanded.
 */
generated: number | null, };

/**
 * Some consecutive rows of a recording.
 */
export type TracePage = { 
/**
 * Index of the first row.
 */
from: number, 
/**
 * The rows, column by column.
 */
rows: TraceRows, };

/**
 * The way to a node.
 */
export type TracePath = { 
/**
 * States on it, from where the search began to the node itself.
 */
length: number, 
/**
 * The last of them, the node itself last.
 */
steps: Array<PathStep>, };

/**
 * The population of a generation, column by column; of a large one, beings evenly spaced by rank.
 */
export type TracePopulation = { 
/**
 * Index of the row.
 */
index: number, 
/**
 * Number of the generation, from 0.
 */
n: number, 
/**
 * How many beings there are.
 */
size: number, 
/**
 * Ranks by fitness, from 0. Nothing is listed where the recording had no room for it.
 */
rank: Array<number>, 
/**
 * How far from a solution each is.
 */
energy: Array<number>, 
/**
 * Its fitness.
 */
fitness: Array<number>, 
/**
 * The ranks for which `trace-candidate` has a board.
 */
boards: Array<number>, 
/**
 * How many crossings were kept, of those the generation was born of.
 */
crossings: number, };

/**
 * What was proposed in a step of a local search, and what became of it.
 */
export type TraceProposal = { 
/**
 * How often the search had begun again.
 */
round: number, 
/**
 * Energy of the candidate before it.
 */
before: number, 
/**
 * Energy of the candidate with the change.
 */
proposed: number, 
/**
 * Whether the change was made.
 */
accepted: boolean, 
/**
 * The probability with which it was to be made.
 */
probability: number, 
/**
 * The number from 0 to 1 that was drawn to decide it; null where there was nothing to decide.
 */
drawn: number | null, 
/**
 * Temperature, for annealing.
 */
temperature: number, 
/**
 * Cells that get something by the change, where candidates are placements.
 */
put: Array<number>, 
/**
 * Cells from which something is taken.
 */
taken: Array<number>, 
/**
 * All cells of the board that the change concerns.
 */
changed: Array<number>, 
/**
 * The board with the change, made or not.
 */
board: Picture, 
/**
 * The moves a person makes to get there.
 */
moves: Array<string>, 
/**
 * What is wrong with the candidate with the change.
 */
faults: Array<Fault>, };

/**
 * How a search is to be recorded.
 */
export type TraceRequest = { 
/**
 * Most bytes the recording may hold; what the host allows, if it is missing.
 */
bytes?: number, };

/**
 * Rows, column by column; all columns have the same length.
 */
export type TraceRows = { "kind": "expansions", 
/**
 * Number of the expansion, from 1.
 */
n: Array<number>, 
/**
 * The node in the recorded tree; what `trace-tree` calls it.
 */
node: Array<number>, 
/**
 * The search's own number of the node; null for a goal that was never expanded.
 */
id: Array<number | null>, 
/**
 * The search's number of the node it was reached from.
 */
parent: Array<number | null>, 
/**
 * Cost from the start.
 */
g: Array<number>, 
/**
 * Estimate of what is left.
 */
h: Array<number | null>, 
/**
 * Moves from the start.
 */
depth: Array<number>, 
/**
 * How often the search had begun by then: rounds of iterative deepening, restarts.
 */
round: Array<number>, 
/**
 * Whether the solution passes through it.
 */
on_path: Array<boolean>, } | { "kind": "steps", 
/**
 * Number of the step, from 1.
 */
n: Array<number>, 
/**
 * Energy before the change.
 */
energy: Array<number>, 
/**
 * Energy after it.
 */
proposed: Array<number>, 
/**
 * Whether it was made.
 */
accepted: Array<boolean>, 
/**
 * Temperature.
 */
temperature: Array<number>, 
/**
 * How often the search had begun again.
 */
round: Array<number>, } | { "kind": "generations", 
/**
 * Number of the generation, from 0.
 */
n: Array<number>, 
/**
 * Least energy.
 */
energy: Array<number>, 
/**
 * Greatest fitness.
 */
best: Array<number>, 
/**
 * Mean fitness.
 */
mean: Array<number>, };

/**
 * What a recording is made of, and how much of the run it holds.
 */
export type TraceSize = { 
/**
 * What a row is.
 */
kind: TraceKind, 
/**
 * Rows.
 */
rows: number, 
/**
 * Events of the run, recorded or not.
 */
events: number, 
/**
 * One event in this many is a row.
 */
stride: number, 
/**
 * The event after which nothing more was recorded, as there was no room for it.
 */
ended: number | null, 
/**
 * Whether the last row is the goal.
 */
goal: boolean, 
/**
 * Rows of which `trace-moment` tells, from the first on.
 */
moments: number, 
/**
 * How often the search began; 0 for generations.
 */
rounds: number, 
/**
 * Bytes held.
 */
bytes: number, };

/**
 * A state that was generated, as a person sees it.
 */
export type TraceState = { 
/**
 * The row whose expansion generates it; null for one that a search begins with.
 */
from: number | null, 
/**
 * Its place among the successors of that row, from 0; or among the states that the search begins with.
 */
place: number, 
/**
 * The state in one line.
 */
state: string, 
/**
 * The board; null for a state that was not reached from the start, such as one of a search from the goals.
 */
board: Picture | null, 
/**
 * The moves a person makes to get there.
 */
moves: Array<string>, 
/**
 * Whether it is a goal.
 */
goal: boolean, };

/**
 * A step inside an expansion.
 */
export type TraceStep = { 
/**
 * What is done.
 */
kind: StepKind, 
/**
 * What it came to, where it comes to something.
 */
verdict: Verdict | null, 
/**
 * The line of the algorithm's pseudo-code, from 0; null where there is no pseudo-code.
 */
line: number | null, 
/**
 * What it is done to; null for a step of a local search, and for one that is more than 1,000 steps from the moment's.
 */
entry: TraceEntry | null, };

/**
 * A part of the search tree.
 */
export type TraceTree = { 
/**
 * The nodes from the root down, layer by layer: a parent stands before its children.
 */
nodes: Array<TreeNode>, 
/**
 * How many rows of the recording are at depths 0 up to `depth_step`, from there up to twice that, and so on.
 */
depths: Array<number>, 
/**
 * Depths that are counted together.
 */
depth_step: number, 
/**
 * The node of either side, forwards and backwards, at which the two sides of a solved search met.
 */
meeting: [number, number] | null, };

/**
 * A variable of the pseudo-code with its value.
 */
export type TraceVariable = { 
/**
 * Its name in the pseudo-code.
 */
name: string, 
/**
 * Its value: a number, or a state in one line.
 */
value: string, 
/**
 * The move that generates it, in words, for a state; null at a start, and in a search from the goals.
 */
move: string | null, };

/**
 * A person points at a cell, or drags what is on one cell to another. Cells are numbered row by row.
 */
export type Travel = { 
/**
 * Where the dragging began; missing when it is just a click.
 */
from?: number, 
/**
 * The cell pointed at.
 */
to: number, };

/**
 * A state that was generated and never expanded.
 */
export type TreeLeaf = { 
/**
 * The node it was generated from.
 */
parent: number, 
/**
 * Cost from the start.
 */
g: number, 
/**
 * Estimate of what is left; null where the search makes none, and for a dead end.
 */
h: number | null, 
/**
 * Their sum; null where there is no estimate, and in a search that does not go by it.
 */
f: number | null, 
/**
 * Whether the heuristic proves that no goal can be reached from it.
 */
dead: boolean, };

/**
 * A node of the tree.
 */
export type TreeNode = { 
/**
 * Its name in this recording.
 */
node: number, 
/**
 * Its parent's place in this list; null at the root of the part, and where a search began.
 */
parent: number | null, 
/**
 * The row at which it was first expanded; null for a node that is only on the path to a row.
 */
index: number | null, 
/**
 * Its children in the recording.
 */
children: number, 
/**
 * Nodes below it.
 */
below: number, 
/**
 * Nodes below it that are not in this list.
 */
hidden: number, 
/**
 * Moves from the start of the path.
 */
depth: number, 
/**
 * Cost from the start, for a row.
 */
g: number | null, 
/**
 * Estimate of what is left, for a row that has one.
 */
h: number | null, 
/**
 * Whether the solution passes through it.
 */
on_path: boolean, 
/**
 * Whether it belongs to a search from the goals.
 */
backward: boolean, };

/**
 * A part of a search tree that has roots of its own.
 */
export type TreePart = "forward" | "backward" | { "round": number };

/**
 * What a step came to.
 */
export type Verdict = "goal" | "not-goal" | "met" | "not-met" | "new" | "duplicate" | "cheaper" | "reopened" | "dead" | "beyond" | "refused" | "better" | "accepted" | "rejected" | "solved" | "failed";

/**
 * A condition that holds, and what shows it.
 */
export type Verified = { 
/**
 * The condition, as it is written in a target.
 */
condition: string, 
/**
 * The number or the word that was found, where there is one.
 */
value: FactValue | null, 
/**
 * The search that showed it; none where the level was examined.
 */
run: VerifiedRun | null, };

/**
 * A search that shows something about a level.
 */
export type VerifiedRun = { 
/**
 * The algorithm, or the puzzle's own solver.
 */
algorithm: string, 
/**
 * Every setting in force.
 */
settings: { [key in string]: Setting }, 
/**
 * The states it was allowed to expand.
 */
nodes: number | null, 
/**
 * How it ended.
 */
outcome: Outcome, 
/**
 * The states it expanded.
 */
expanded: number, 
/**
 * Moves of its solution, which was replayed.
 */
length: number | null, 
/**
 * What its solution costs.
 */
cost: number | null, 
/**
 * Whether it proved that no solution costs less.
 */
optimal: boolean | null, 
/**
 * Whether it proved that there is no other solution.
 */
unique: boolean | null, };

/**
 * What is to be seen of a level.
 */
export type View = { "page": "play", 
/**
 * All moves from the start; none for the level itself.
 */
moves?: Array<string>, 
/**
 * Cells that the person has marked, in ascending order.
 */
marks?: Array<number>, } | { "page": "replay", 
/**
 * All moves from the start.
 */
moves: Array<string>, } | { "page": "watch", 
/**
 * The search.
 */
request: Request, 
/**
 * The number of the expansion or step that is looked at.
 */
step?: number, } | { "page": "compare", 
/**
 * The searches, in their order.
 */
requests: Array<Request>, 
/**
 * Whether charts have a logarithmic scale.
 */
log?: boolean, 
/**
 * The heat map on the boards.
 */
heat?: Heat, } | { "page": "quiz", 
/**
 * The search.
 */
request: Request, 
/**
 * Seed of the choice of questions.
 */
seed?: number, 
/**
 * How many questions.
 */
count?: number, } | { "page": "diff", 
/**
 * The two.
 */
requests: Array<Request>, 
/**
 * The number of the expansion or step that is looked at.
 */
step?: number, };

/**
 * The rule a state breaks.
 */
export type Violation = { 
/**
 * The rule's name.
 */
rule: string, 
/**
 * What breaks it.
 */
message: Message, };

/**
 * A rule that is broken, and where.
 */
export type Wrong = { 
/**
 * The rule's name, as in [`Violation`].
 */
rule: string, 
/**
 * What breaks it.
 */
message: Message, 
/**
 * The cells that break it.
 */
cells: Array<number>, };
