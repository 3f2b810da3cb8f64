# Maps that are wrong, in any notation.
grid-no-cells = the map has no cells
grid-too-large = the map is { $width } cells wide and { $height } high; at most { $most } each are possible
grid-row-length =
    { $found ->
        [one] this row has { $found } cell
       *[other] this row has { $found } cells
    }, but the map is { $width } wide

# The native notation.
grid-second = a second `{ $sign }`; a map has one start and one goal
grid-missing =
    { $sign ->
        [S] the map has no start; it needs one
       *[G] the map has no goal; it needs one
    }
grid-strange = `{ $sign }` is none of `.`, `#`, `1` to `9`, `S`, `G`, `X`
grid-neighbours = `{ $found }` should be 4 or 8

# The notation of the MovingAI benchmarks.
grid-no-problem = there is no problem here; one is a line such as `0 arena.map 49 49 1 11 1 12 1`
grid-map-alone = a map alone has no start and no goal: its `S` is swamp and its `G` ground; open a problem of its `.scen` file, as in `arena.map.scen#1`, or put a line such as `0 arena.map 49 49 1 11 1 12 1` above it
grid-map-missing = the map `{ $map }` is missing: it must follow this line, or lie beside the `.scen` file that is opened
grid-problem-fields =
    { $found ->
        [one] a problem has { $fields } fields, but there is { $found }
       *[other] a problem has { $fields } fields, but there are { $found }
    }: bucket, map, width, height, column and row of the start, column and row of the goal, length
grid-not-a-number = `{ $found }` should be a whole number
grid-map-type = `{ $found }` should be `octile`, for eight neighbours, or `tile`, for four
grid-map-head = a map begins with the lines `type octile`, `height …`, `width …` and `map`
grid-other-size = the problem is for a map of { $stated_width } by { $stated_height } cells, but its map has { $width } by { $height }
grid-map-rows =
    { $found ->
        [one] the map must have { $height } rows, but there is { $found }
       *[other] the map must have { $height } rows, but there are { $found }
    }
grid-map-too-many = the map must have { $height } rows, and this is one more
grid-map-strange = `{ $sign }` is neither ground (`.`, `G`, `S`, or `1` to `9` for its weight) nor wall (`@`, `O`, `T`, `W`)
grid-outside =
    { $what ->
        [start] the start
       *[goal] the goal
    } in column { $column } and row { $row } lies outside the map, which is { $width } wide and { $height } high; both count from 0
grid-in-wall =
    { $what ->
        [start] the start
       *[goal] the goal
    } in column { $column } and row { $row } is in a wall; it needs free ground

# Rules that a state breaks.
grid-at-goal = the walker is at { $walker }, the goal at { $goal }

# What the generator refuses.
grid-no-share = the kind `{ $kind }` draws its walls by itself; a share of walls is for `caves` and `random`

# What is declared.
grid = Grid
    .tagline = Find the cheapest path.
    .rules = Walk from the start to the goal around the walls. A step costs the weight of the cell it enters, 1 to 9. With eight neighbours a straight step costs 1000 times that and a diagonal one 1414 times, and a diagonal step needs both cells beside it free.
grid-format-native = rows of `.`, `#`, `1` to `9`, `S` and `G`; a line `neighbours 8` before them for eight neighbours
grid-format-movingai = a problem of a MovingAI `.scen` file with its `.map`, which may lie beside it
grid-space-cells = cells
    .summary = a state is the cell the walker is on
grid-heuristic-manhattan = rows plus columns to the goal; with eight neighbours it may be too much, so it is not admissible there
grid-heuristic-octile = length of the path to the goal without walls, with diagonal steps
grid-heuristic-euclid = length of the straight line to the goal
grid-heuristic-zero = knows nothing
grid-solver-expert = Expert
    .summary = jump-point search on maps of one weight with eight neighbours, A* on others
    .guarantee = complete; least cost, and proved
grid-param-neighbours = neighbours
    .summary = cells that can be reached in one step: the four beside a cell, or the diagonal ones too; a level may bring its own default
    .choice-4 = four
    .choice-8 = eight
grid-generate-kind = kind
    .summary = a perfect maze, a maze with loops, rooms with doors, caves, or walls anywhere
    .choice-maze = maze
    .choice-loops = maze with loops
    .choice-rooms = rooms
    .choice-caves = caves
    .choice-random = random walls
grid-generate-width = width
    .summary = cells in a row
grid-generate-height = height
    .summary = rows
grid-generate-walls = walls
    .summary = percent of walls, for `caves` (45) and `random` (30)
grid-generate-weights = weights
    .summary = patches of ground that costs 2 to 9
grid-generate-neighbours = neighbours
    .summary = neighbours that the level is meant for
    .choice-4 = four
    .choice-8 = eight
grid-generate-difficulty = difficulty
    .summary = how many cells A* must look at: easy below 40, hard from 400 on
    .choice-any = any
    .choice-easy = easy
    .choice-medium = medium
    .choice-hard = hard
grid-generate-ratio = ratio
    .summary = how many times more cells breadth-first search must look at than A*, at least
grid-pack = Teaching maps
    .summary = twenty maps on which algorithms differ
grid-pack-large = Large maps
    .summary = mazes, rooms, caves and open ground of 64 to 128 cells
grid-fact-cost = Least cost
grid-fact-steps = Steps of the cheapest path
grid-fact-guided-cells = Cells A* must look at
grid-fact-breadth-first-cells = Cells breadth-first search must look at
grid-fact-reachable-cells = Reachable cells
grid-measure-cost = Cost
grid-measure-steps = Steps

# Hints.
grid-hint-walker = the walker at { $cell }
grid-hint-cheapest = a cheapest path to the goal at { $goal } costs { $cost } from here; it goes straight to { $to }
grid-hint-go =
    { $steps ->
        [one] go to { $to }
       *[other] go straight to { $to }, in { $steps } steps
    }
grid-rule-cheapest = Cheapest path
    .summary = the next straight part of a cheapest path
