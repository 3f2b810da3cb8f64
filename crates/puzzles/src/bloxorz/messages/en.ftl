# What lies on a cell.
bloxorz-void = void
bloxorz-plain = a plain tile
bloxorz-fragile = a fragile tile
bloxorz-goal = the goal
bloxorz-open-bridge = an open bridge
bloxorz-closed-bridge = a closed bridge
bloxorz-switch = a switch
bloxorz-split = a split

# Boards that are wrong, in any notation.
bloxorz-no-cells = the board has no cells
bloxorz-too-large = the board is { $width } cells wide and { $height } high; at most { $most } each are possible
bloxorz-outside =
    { $what ->
        [start] the start
        [goal] the goal
        [switch] the switch
        [target] the cell that the switch acts on
        [split] the split
        [landing] the cell where the split puts a cube
       *[cell] the cell
    } lies outside the board: { $row },{ $column }; rows go from 0 to { $last_row }, columns from 0 to { $last_column }
bloxorz-missing =
    { $what ->
        [start] the level has no start; it needs one
       *[goal] the level has no goal; it needs one
    }
bloxorz-second =
    { $what ->
        [start] a second start; a level has one
       *[goal] a second goal; a level has one
    }
bloxorz-goal-taken = the goal at { $cell } is { $found }; it must be a tile of its own
bloxorz-start-falls = the start at { $cell } is { $found }, where the block would fall
bloxorz-not-a-bridge = the switch at { $switch } acts on the cell at { $cell }, which is { $found }; only a bridge opens and closes
bloxorz-not-a-switch = there is no switch at { $cell }: it is { $found }
bloxorz-acts-twice = the switch at { $switch } acts twice on the cell at { $cell }; once is enough
bloxorz-landing-void = the split at { $split } puts a cube on the cell at { $cell }, which is void; it needs a tile there
bloxorz-landings-touch = the split at { $split } puts its cubes at { $cells }; they must be at least two cells apart
bloxorz-lands-twice = for the split at { $split } it is said twice where its cubes appear
bloxorz-not-a-split = there is no split at { $cell }: it is { $found }
bloxorz-lands-nowhere = the split at { $split } does not say where its two cubes appear
bloxorz-most-bridges = { $bridges } bridges open and close independently; at most { $most } may

# The native notation.
bloxorz-unexplained = nothing says what `{ $name }` is; a line such as `{ $name }:soft^a` would
bloxorz-strange-cell = `{ $sign }` is none of `.`, `=`, `~`, `S`, `G`, and no letter or digit
bloxorz-not-on-board = `{ $name }` is explained, but it is nowhere on the board
bloxorz-no-bridge = there is no bridge `{ $name }` on the board
bloxorz-long-name = `{ $name }` is not a name: one letter or digit before the colon
bloxorz-odd-name = `{ $name }` cannot be a name; take another letter or a digit
bloxorz-explained-twice = `{ $name }` is explained twice
bloxorz-odd-meaning = `{ $found }` means nothing; it must begin with `soft`, `heavy` or `split`, or be `open` or `closed`
bloxorz-odd-effect = `{ $sign }` is not expected here; effects are written `^` toggle, `+` open, `-` close, each before names of bridges
bloxorz-odd-cells =
    { $count ->
        [one] `{ $found }` should be one cell, written `@row,column`, as in `@2,5`
       *[other] `{ $found }` should be two cells, each written `@row,column`, as in `@2,5@4,5`
    }

# The matrix notation.
bloxorz-matrix-head = the text must begin with a line for the size, `rows columns`, and a line for the start, `row column`
bloxorz-matrix-size = the board must have from 1 to { $most } rows and columns, not { $rows } and { $columns }
bloxorz-matrix-rows = the board must have { $rows } rows, but there are { $found }
bloxorz-matrix-row = row { $row } must have { $cells } cells, but it has { $found }
bloxorz-matrix-cell = `{ $found }` is none of the cells `1`, `0`, `G`, `C`, `X`, `O`, `T`
bloxorz-matrix-number = `{ $found }` should be a number
bloxorz-matrix-sign = a switch's line begins with `X`, `O` or `T`, not with `{ $found }`
bloxorz-matrix-line = a switch's line has its sign, a function, its row and column, and then pairs of row and column
bloxorz-matrix-other = the line is for `{ $sign }`, but the board has something else at { $cell }
bloxorz-matrix-landings = a split has two cells where its cubes appear, not { $found }
bloxorz-matrix-function = the function must be 1 (toggle), 2 (close) or 3 (open), not { $found }

# JSON.
bloxorz-json-rows = `size` says { $rows } rows, but `maps` has { $found }
bloxorz-json-row = row { $row } of `maps` has { $found } cells, but `size` says { $columns } columns
bloxorz-json-tile = `{ $found }` is none of { $space } for void, { $rock } for a tile, { $orange } for a fragile tile
bloxorz-json-taken = there is something else at { $cell } already
bloxorz-json-no-bridge = there is no bridge `{ $name }`; { $known }
bloxorz-json-type = `type` must be 0 (toggles), 1 (changes once), 2 (closes) or 3 (opens), not { $found }
bloxorz-json-count = { $object } has { $names } names, but `count` says { $count }
bloxorz-json-box = `location` of `box` is not where `start` is; `start` counts
bloxorz-json-size = [rows, columns]
bloxorz-json-cell = a cell, as [row, column]
bloxorz-json-two-cells = two cells, as [[row, column], [row, column]]
bloxorz-json-cells = a list of cells, as [[row, column], …]
bloxorz-json-bridge = the name of a bridge, or null
bloxorz-json-kind = a number from 0 to 3
bloxorz-json-flag = 0 or 1

# Rules that a position breaks.
bloxorz-one-block = there are two cubes, at { $cells }
bloxorz-at-goal = the block stands at { $block }, the goal is at { $goal }
bloxorz-upright = the block lies at { $cells }

# Facts that `check` reports.
bloxorz-presses = { $presses }, on { $different } of { $all } switches and splits

# What the generator refuses.
bloxorz-no-bridges =
    { $switches ->
        [one] { $switches } switch needs a bridge to act on, but there are to be none
       *[other] { $switches } switches need a bridge to act on, but there are to be none
    }
bloxorz-no-switches =
    { $bridges ->
        [one] { $bridges } bridge needs a switch that moves it, but there are to be none
       *[other] { $bridges } bridges need a switch that moves them, but there are to be none
    }
bloxorz-too-many-bridges =
    { $switches ->
        [one] { $switches } switch cannot make { $bridges } bridges open and close independently
       *[other] { $switches } switches cannot make { $bridges } bridges open and close independently
    }
bloxorz-no-room =
    a board of { $width } by { $height } cells has no room for { $bridges ->
        [one] { $bridges } bridge
       *[other] { $bridges } bridges
    } and { $splits ->
        [one] { $splits } split
       *[other] { $splits } splits
    }
bloxorz-too-small = a board of { $width } by { $height } cells is too small for all of this

# What is declared.
bloxorz = Bloxorz
    .tagline = Roll the block into the hole.
    .rules = Roll the block of two cubes over its edges until it drops upright into the hole. Round switches work under any weight, crosses only under the upright block; fragile tiles break under it. A split block joins again when its cubes meet.
bloxorz-format-native = rows of `.`, `=`, `~`, `S`, `G` and names, then what the names mean, as in `1:soft^a`; also in one line
bloxorz-format-matrix = size, start, cells `1 0 G C X O T`, then a line for each switch
bloxorz-format-json = an object with `size`, `start`, `end`, `maps`, switches `swX`, `swQ`, `swO` and `bridge`
bloxorz-export-pddl = for planners: a PDDL domain and the level as a problem of it (STRIPS, typing, action costs), in one text
bloxorz-export-pddl-domain = the PDDL domain alone
bloxorz-export-pddl-problem = the PDDL problem alone
bloxorz-solution-moves = the keys in one word: `U`, `R`, `D`, `L`, and `S` for a change of cubes
bloxorz-solution-cells = the covered cells after each roll, as `[[1, 1]] - [[1, 2], [1, 3]] - …`
bloxorz-solution-plan = a PDDL plan: an action on each line, such as `(roll right upright-1-1 columns-1-2 …)`
bloxorz-space-rolls = rolls
    .summary = a state is where the block or the cubes are and which bridges are open; a move rolls one of them
bloxorz-heuristic-roll-distance = rolls left if every bridge were open, for the block and for the cubes
bloxorz-heuristic-manhattan = rolls left on an endless floor, by a split where that is nearer
bloxorz-heuristic-magic = cells to the goal, for the farther half, bridges taken as open
bloxorz-heuristic-cubes = cells to the goal, straight, summed over both halves
bloxorz-solver-expert = Expert
    .summary = breadth-first on bit sets and floor cells; with count-swaps=true it counts keys
    .guarantee = complete; fewest rolls, or keys with count-swaps=true, and proved
bloxorz-param-strict-bridges = strict bridges
    .summary = whether what rests on a bridge falls when the bridge closes
bloxorz-param-count-swaps = count swaps
    .summary = whether changing from one cube to the other costs as much as a roll
bloxorz-param-scheme = scheme
    .summary = how `genetic` judges and breeds: by how rarely states were met (`novelty`), or by distances and good cells (`fitness`)
    .choice-novelty = novelty
    .choice-fitness = fitness
bloxorz-generate-width = width
    .summary = cells in a row
bloxorz-generate-height = height
    .summary = rows
bloxorz-generate-switches = switches
    .summary = how many switches, soft or heavy
bloxorz-generate-bridges = bridges
    .summary = how many bridges that switches open and close
bloxorz-generate-split = split
    .summary = how many tiles that split the block
bloxorz-generate-fragile = fragile
    .summary = how many tiles that break under the upright block
bloxorz-generate-difficulty = difficulty
    .summary = how hard; `any` takes what comes
    .choice-any = any
    .choice-easy = easy
    .choice-medium = medium
    .choice-hard = hard
bloxorz-pack = Main collection
    .summary = the 33 stages of the original game, with their passcodes
bloxorz-pack-own = Our own
    .summary = 24 levels from the generator, easy, medium and hard; the author of each is the command that made it
bloxorz-fact-fewest-rolls = fewest rolls
bloxorz-fact-presses = presses
bloxorz-fact-wrong-turns = wrong turns
bloxorz-fact-reachable-states = reachable states
bloxorz-measure-rolls = Rolls
bloxorz-measure-swaps = Swaps
bloxorz-measure-keys = Keys

# Hints.
bloxorz-hint-reasons = { $reasons }
bloxorz-hint-switch = the switch at { $switch }
bloxorz-hint-opens = the switch at { $switch } opens the bridge at { $cells }, which the route crosses
bloxorz-hint-heavy = only the upright block presses it
bloxorz-hint-split = the split at { $split }
bloxorz-hint-splits = the split at { $split } turns the block into two cubes, at { $cells }, and the route continues with them
bloxorz-hint-cubes = the two cubes
bloxorz-hint-join = side by side at { $cells } they become the block again, which the goal needs
bloxorz-hint-goal = the goal at { $goal }
bloxorz-hint-to-goal =
    { $rolls ->
        [one] one roll leads to the goal at { $goal }; nothing has to be opened before
       *[other] { $rolls } rolls lead to the goal at { $goal }; nothing has to be opened before
    }
bloxorz-hint-fragile = the fragile tiles at { $cells } hold the block only while it lies
bloxorz-hint-stand = roll the block so that it stands at { $cell }
bloxorz-hint-lie = roll the block so that it lies at { $cells }
bloxorz-hint-roll-cube = roll the cube at { $from } to { $to }
bloxorz-rule-goal = To the goal
    .summary = nothing has to be opened any more
bloxorz-rule-bridge = Opening a bridge
    .summary = a switch opens a bridge that the route crosses
bloxorz-rule-join = Joining the cubes
    .summary = two cubes side by side become the block
bloxorz-rule-split = Splitting the block
    .summary = the route continues with two cubes
