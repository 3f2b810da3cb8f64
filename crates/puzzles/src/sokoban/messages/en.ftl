# Rules

sokoban-boxes-astray =
    { $count ->
        [one] the box at { $first } is not on a goal
       *[other] { $count } boxes are not on goals, the first at { $first }
    }

# Levels

sokoban-no-board = there is no board here; a board is a room with walls around it
sokoban-second-board = a second board; choose one
sokoban-no-line = expected rows separated by `|`, as in `5#|#@$.#|5#`
sokoban-second-level = a second level; choose one
sokoban-no-player = the level has no player; it needs one
sokoban-second-player = a second player; a level has one
sokoban-open-walls = the walls are open: the player can leave the board from here
sokoban-box-out-of-reach = the player can never reach this box
sokoban-goal-out-of-reach = the player can never reach this goal
sokoban-no-box = the level has no box that the player could push
sokoban-unequal-counts =
    { $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    } but { $goals ->
        [one] { $goals } goal
       *[other] { $goals } goals
    }; there must be a goal for each box
sokoban-too-many-boxes =
    { $most ->
        [one] more than { $most } box
       *[other] more than { $most } boxes
    }
sokoban-board-too-large = the board is larger than { $most } by { $most }
sokoban-other-game = this is a level of { $game }; only levels of Sokoban can be read

# Counted runs

sokoban-run-of-none = nothing can be repeated 0 times
sokoban-run-of-nothing = a number must stand before what it repeats
sokoban-run-too-long = this is more than any level or solution has
sokoban-group-not-open = no group is open here
sokoban-group-not-closed = this group is not closed

# XML

sokoban-not-xml = this is not valid XML: { $reason }
sokoban-xml-too-large = this XML has too many attributes or name spaces
sokoban-no-level-element = there is no element `Level` here
sokoban-no-rows = the level has no rows; each is an element `L`
sokoban-no-square = `{ $letter }` does not stand for a square of a board

# Generator

sokoban-room-too-small =
    { $boxes ->
        [one] { $boxes } box needs a larger room than { $width } by { $height }
       *[other] { $boxes } boxes need a larger room than { $width } by { $height }
    }

sokoban-too-easy = with fewer than { $least } boxes the generator finds no hard level; ask for more boxes or a lower difficulty

# What is declared.
sokoban = Sokoban
    .tagline = Push every box onto a goal.
    .rules = Walk, and push one box at a time, never pull, until every goal holds a box.
sokoban-format-rle = one line: rows separated by `|`, runs counted, `-` for floor
sokoban-format-slc = XML: elements `Level` with their rows in elements `L`
sokoban-format-sok = boards as in xsb, with properties such as `Title: …` and saved games
sokoban-format-xsb = rows of `#` wall, `@` player, `$` box, `.` goal, `*` box on goal, `+` player on goal
sokoban-export-pddl = for planners: a PDDL domain and the level as a problem of it (STRIPS, typing, action costs), in one text
sokoban-export-pddl-domain = the PDDL domain alone
sokoban-export-pddl-problem = the PDDL problem alone
sokoban-solution-lurd = a letter for each step, upper case for a push: `ruLLd`
sokoban-solution-lurd-rle = the same with counted runs: `3r2U`; when reading, also of groups: `2(rU)`
sokoban-solution-plan = a PDDL plan: an action on each line, such as `(push right c2-1 c2-2 c2-3)`
sokoban-space-push = push
    .summary = a state is the boxes and where the player can walk, a move is a push
sokoban-space-step = step
    .summary = a state is the boxes and the player's cell, a move is a step
sokoban-heuristic-matching = pushes if no box were in another's way, each box on a goal of its own
sokoban-heuristic-nearest = pushes if each box could go to the goal nearest to it
sokoban-heuristic-paired-manhattan = rows and columns between the first box and the first goal, the second and the second, …
sokoban-heuristic-paired-euclid = straight lines between the first box and the first goal, the second and the second, …
sokoban-solver-expert = Expert
    .summary = searches by pushes, by hauls of one box and backwards, in turn, without dead positions
    .guarantee = complete; with optimal=true the fewest pushes
sokoban-solver-expert-param-optimal = optimal
    .summary = find a solution with the fewest pushes
sokoban-solver-expert-param-improve = improve
    .summary = seconds to spend on shortening the solution once there is one, counted in work
sokoban-solver-expert-param-threads = threads
    .summary = run the strategies side by side on so many threads; with more than one, which solution is found may differ from run to run; in a browser there is always one
sokoban-solver-expert-param-freeze = freeze
    .summary = leave out positions with frozen boxes
sokoban-solver-expert-param-pairs = pairs
    .summary = leave out positions with two boxes that are dead together
sokoban-solver-expert-param-corrals = corrals
    .summary = look only at the pushes into a corral where these are enough
sokoban-solver-expert-param-lazy = lazy
    .summary = make slower tests of the moves about to be made
sokoban-param-cost = cost
    .summary = what a solution should minimise; `space` stands for pushes in the push space and moves in the step space
    .choice-space = space
    .choice-moves = moves
    .choice-pushes = pushes
    .choice-moves-then-pushes = moves, then pushes
    .choice-pushes-then-moves = pushes, then moves
    .choice-pushes-count-triple = pushes count triple
sokoban-generate-width = width
    .summary = the most columns, including walls; 9 if not given, 10 for a hard level
sokoban-generate-height = height
    .summary = the most rows, including walls; 8 if not given, 9 for a hard level
sokoban-generate-boxes = boxes
    .summary = how many boxes; 3 if not given, 5 for a hard level
sokoban-generate-difficulty = difficulty
    .summary = how hard; `any` takes what comes
    .choice-any = any
    .choice-easy = easy
    .choice-medium = medium
    .choice-hard = hard
sokoban-generate-style = style
    .summary = how the room is drawn; `any` takes one at random
    .choice-any = any
    .choice-blocks = blocks
    .choice-halls = halls
    .choice-tunnels = tunnels
    .choice-mirror = mirror
sokoban-pack = Main collection
    .summary = 30 maps, ten easy, ten medium, ten hard, each with its best solution's length
sokoban-pack-generated = Generated
    .summary = 100 generated levels of 2 to 8 boxes, from easy to hard
sokoban-fact-pushes = pushes
sokoban-fact-moves = moves
sokoban-fact-box-changes = box changes
sokoban-fact-box-lines = box lines
sokoban-fact-effort = effort
sokoban-fact-dead-squares = dead squares
sokoban-measure-pushes = Pushes
sokoban-measure-moves = Moves

# Hints.
sokoban-hint-box = the box at { $cell }
sokoban-hint-home = it can go to the goal at { $goal } and stay there to the end
sokoban-hint-opens-way = as the boxes stand, the player cannot get to { $cell }, from where the box at { $other } is to be pushed; once this box has moved, the way is free
sokoban-hint-makes-room = the box at { $other } must pass over { $cell }, where this box stands; so this one must move away first
sokoban-hint-makes-room-for-player = to push the box at { $other }, the player must stand at { $cell }, where this box is; so it must move away first
sokoban-hint-on-its-way = in the solution found, it ends on the goal at { $goal }, and these are its next pushes
sokoban-hint-push =
    { $pushes ->
        [one] push the box at { $cell } to { $to }
       *[other] push the box at { $cell } to { $to }, in { $pushes } pushes
    }
sokoban-rule-home = Home
    .summary = a box goes to its goal and stays there
sokoban-rule-opens-way = Opening the way
    .summary = a box bars the player's way to the box that is pushed next
sokoban-rule-makes-room = Making room
    .summary = a box stands where another must pass, or where the player must stand
sokoban-rule-on-its-way = On its way
    .summary = the next pushes of a box in the solution found
