# Levels that cannot be read.
light-up-no-board = there is no board here
light-up-no-white = the board has no white cell; there must be one to be lit
light-up-too-large = a board has at most { $most } rows and { $most } columns
light-up-row-length = this row has { $found ->
    [one] 1 cell
   *[other] { $found } cells
    }, but the board is { $width } wide
light-up-row-too-many = the board has { $height ->
    [one] 1 row
   *[other] { $height } rows
    }; this is one more
light-up-row-missing = the board has { $height ->
    [one] 1 row
   *[other] { $height } rows
    }, but here { $found ->
    [one] is only 1
   *[other] are only { $found }
    }
light-up-no-sign-native = `{ $found }` is none of `.`, `#`, `0` to `4`, and `o` for a bulb
light-up-no-sign-matrix = `{ $found }` is none of -1 (white), 0 to 4, 5 (black), and -2, 8 and the codes of lit cells of a game in progress
light-up-no-sign-janko = `{ $found }` is none of `-`, `x`, `0` to `4`
light-up-no-sign-pzprv3 = `{ $found }` is none of `.`, `-`, `0` to `4`, `#` and `+`
light-up-no-sign-tatham = `{ $found }` is none of `a` to `z`, `B`, `0` to `4`
light-up-no-sign-address = `{ $found }` is none of `0` to `9`, `a` to `e`, `g` to `z`, `.`
light-up-begin = a level begins with a line `lightup W H`, the width and the height
light-up-pzprv3-begin = a file begins with the lines `pzprv3`, `akari`, the number of rows, the number of columns
light-up-pzprv3-kind = the kind must be `akari` or `lightup`, not `{ $found }`
light-up-janko-begin = there is no block `[problem]` and no line of rows and columns
light-up-json-rows = the matrix must be a list of rows, each a list of numbers
light-up-json-empty-row = a row of the matrix is empty
light-up-json-no-matrix = the object has no `matrix` (nor `board` or `grid`)
light-up-id = a game ID is `WxH:` and the cells, as in `3x2:a1bB0`
light-up-id-seed = what follows `#` is a seed for the generator of the program it came from; only the form `WxH:…`, which describes the board, can be read
light-up-id-size = a game ID begins with the size, as in `7x7:`
light-up-id-parameters = between the size and `:` there may only be parameters: `b`, `s`, `d` with a number each
light-up-id-too-long = with this the ID has more than the board's { $cells } cells
light-up-id-too-short = the ID has { $found } cells, the board { $cells }
light-up-address-kind = the address names no Light Up; it must be `…?akari/W/H/…`
light-up-address-full = the board's { $cells } cells are all given before this
light-up-address-too-long = with this the address has more than the board's { $cells } cells
light-up-address-too-short = the address has { $found } cells, the board { $cells }

# What a reader leaves out.
light-up-note-game = { $count ->
    [one] 1 white cell shows
   *[other] { $count } white cells show
    } a game in progress (bulbs, light, marks), which is left out
light-up-note-variant = the part `{ $part }` of the address means nothing here
light-up-note-rest = what follows the board, from line { $line } on, is not read
light-up-note-blocks = { $count ->
    [one] the block `[{ $name }]` is not read
   *[other] { $count } blocks are not read; the first is `[{ $name }]`
    }

# Requests that the generator refuses.
light-up-not-square = a board of { $width } by { $height } cannot be turned by a quarter; make it square
light-up-too-few-black = { $difficulty ->
    [hard] a hard board
   *[tricky] a tricky board
    } needs at least { $least } black cells, not { $black }; make it larger or --density higher

# Rules that are broken.
light-up-see-each-other = the bulbs on { $cells } light each other
light-up-number-count = the { $number } at { $cell } has { $count ->
    [one] 1 bulb
   *[other] { $count } bulbs
    } beside it
light-up-dark = { $cell } is dark

# Steps of reasoning: where to look.
light-up-bulb = the bulb on { $cell }
light-up-two-bulbs = the bulbs on { $cells }
light-up-number = the { $value } at { $cell }
light-up-list = { $first }, { $second }
light-up-list-end = { $first } and { $last }

# Steps of reasoning: why.
light-up-bulbs = { $count ->
    [0] no bulbs
    [one] one bulb
    [2] two bulbs
    [3] three bulbs
    [4] four bulbs
   *[other] { $count } bulbs
    }
light-up-more-bulbs = { $count ->
    [0] no more bulbs
    [one] one more bulb
    [2] two more bulbs
    [3] three more bulbs
   *[other] { $count } more bulbs
    }
light-up-lights = the bulb on { $bulb } lights { $cells }
light-up-crowded = { $number } has { $bulbs } beside it
light-up-zero = { $number } has no bulb beside it
light-up-full = { $number } has its { $bulbs } already
light-up-enough = { $number } has just { $count ->
    [one] one free cell
    [2] two free cells
    [3] three free cells
    [4] four free cells
   *[other] { $count } free cells
    } left: { $cells }
light-up-enough-more = { $number } needs { $count ->
    [one] one more bulb and has just one free cell
    [2] two more bulbs and has just two free cells
    [3] three more bulbs and has just three free cells
   *[other] { $count } more bulbs and has just { $count } free cells
    } left: { $cells }
light-up-starved = { $number } needs { $need } and has { $free ->
    [0] no free cell
    [one] only one free cell
    [2] only two free cells
    [3] only three free cells
   *[other] only { $free } free cells
    }
light-up-only-itself = no other cell can light { $cell }
light-up-only-from = the cell { $cell } can only be lit from { $spots }
light-up-unlit = no light can fall on { $cell }
light-up-bulb-on = { $count ->
    [one] a bulb on { $cells }
   *[other] a bulb on any of { $cells }
    }
light-up-would-darken = { $cell } can only be lit from { $spots }, and { $bulb } would rule out { $count ->
    [2] both
   *[other] all of them
    }
light-up-would-starve = { $number } needs { $need } on { $spots }, and { $bulb } would leave too few of these
light-up-diagonal = { $numbers }, each sharing two cells with the next,
light-up-in-all-ways = however { $numbers } get their bulbs, { $follows }
light-up-no-way = there is no way to give { $numbers } their bulbs
light-up-always = { $cells } always { $count ->
    [one] has one
   *[other] have one
    }
light-up-never = { $cells } can never have one

# Suppositions.
light-up-suppose = { $start }: { $chain }
light-up-with-bulb = with a bulb on { $cell }
light-up-without-bulb = without a bulb on { $cell }
light-up-must = there must be one on { $cell } ({ $because })
light-up-then = then one on { $cell } ({ $because })
light-up-and-then = and then { $clash }
light-up-needs-one = { $number } needs one there
light-up-nothing-else-it = nothing else can light it
light-up-nothing-else = nothing else can light { $cell }
light-up-cannot-get-bulbs = { $number } cannot get its bulbs

# Steps of reasoning: what follows.
light-up-put = { $count ->
    [one] put a bulb on { $cells }
   *[other] put bulbs on { $cells }
    }
light-up-contradiction = the bulb on { $cell } leads to a contradiction: { $why }
light-up-wrong = no solution has the bulb on { $cell }
light-up-take-away = take away the bulb on { $cell }

# What is declared.
light-up = Light Up
    .tagline = Place bulbs until every cell is lit.
    .rules = Put bulbs on white cells. A bulb shines along its row and column up to the next black cell. Every white cell must be lit, no bulb may shine on another, and a number says how many bulbs touch its sides.
light-up-format-native = `lightup W H`, then rows of `.` white, `#` black, `0` to `4` black with a number; `;` begins a remark
light-up-format-tatham = a game ID `WxH:…`: `a` to `z` for 1 to 26 white cells, `B` black, `0` to `4` numbers
light-up-format-puzz-link = the address of a page, `https://puzz.link/p?akari/W/H/…`, or its part from `akari` on
light-up-format-pzprv3 = a file `pzprv3`, `akari`, rows, columns, then rows of `.`, `-`, `0` to `4` with blanks between
light-up-format-janko = `[problem]`, then rows of `-` white, `x` black, `0` to `4` with blanks between
light-up-format-matrix = a matrix: -1 white, 0 to 4 numbers, 5 black; with blanks or commas between
light-up-format-matrix-json = a matrix as a list of rows, or as `matrix` of an object
light-up-export-cnf = for SAT solvers: clauses in DIMACS; the first variables are the cells, row by row
light-up-export-asp = for clingo: facts and rules
light-up-export-minizinc = for MiniZinc: the level and its rules as a model
light-up-solution-grid = the rows of the board, with `o` for a bulb
light-up-solution-matrix = a matrix with 8 for a bulb
light-up-solution-steps = the steps of a person's reasoning, numbered, each with its reason
light-up-solution-model = the model that a SAT solver prints, in lines such as `v 1 -2 … 0`
light-up-solution-atoms = the atoms that clingo prints, such as `bulb(1,2)`
light-up-space-ordered = ordered
    .summary = a state is bulbs and cells that stay empty; a move puts a bulb where the least choice is left
light-up-space-naive = naive
    .summary = a state is the bulbs; a move puts one on any cell where it breaks no rule yet
light-up-heuristic-bulbs-needed = bulbs for dark cells and numbers that no bulb can serve together
light-up-heuristic-dark-cells = dark cells, and bulbs that numbers lack
light-up-solver-expert = Expert
    .summary = the rules as clauses and counts for a solver that learns from conflicts; proves the solution the only one
    .guarantee = complete; shows whether there is another solution
light-up-solver-expert-param-unique = unique
    .summary = prove whether the solution is the only one
light-up-solver-deduce = Deduction
    .summary = reasons like a person, by named rules; every step has its reason
    .guarantee = what it finds is the only solution; it may get stuck
light-up-solver-deduce-param-level = level
    .summary = the hardest rules to use
    .choice-hard = hard
    .choice-tricky = tricky
    .choice-easy = easy
light-up-param-scheme = scheme
    .summary = how `anneal` and `genetic` change bulbs: mending what is wrong (`repair`), or one at random (`free`)
    .choice-repair = repair
    .choice-free = free
light-up-param-forced = forced
    .summary = whether the naive space puts the bulbs that a number dictates before all others
light-up-generate-width = width
    .summary = columns
light-up-generate-height = height
    .summary = rows; as many as columns if not given
light-up-generate-difficulty = difficulty
    .summary = the hardest rules of reasoning that are needed; `medium` and `normal` are other names for `tricky`
    .choice-easy = easy
    .choice-tricky = tricky
    .choice-hard = hard
    .choice-medium = medium
    .choice-normal = normal
light-up-generate-density = density
    .summary = black cells for each cell
light-up-generate-symmetry = symmetry
    .summary = how the black cells lie; `four-way` is two mirrors
    .choice-half-turn = half turn
    .choice-none = none
    .choice-mirror = mirror
    .choice-four-way = four ways
    .choice-quarter-turn = quarter turn
light-up-generate-numbers = numbers
    .summary = whether numbers that are not needed are left out, or every black cell has one
    .choice-few = few
    .choice-all = all
light-up-pack-7x7 = 7x7
    .summary = thirty boards: easy, normal, hard
light-up-pack-10x10 = 10x10
    .summary = thirty boards: easy, normal, hard
light-up-pack-14x14 = 14x14
    .summary = thirty boards: easy, normal, hard
light-up-pack-20x20 = 20x20
    .summary = six boards: easy, normal, hard
light-up-pack-25x25 = 25x25
    .summary = six boards: easy, normal, hard
light-up-pack-40x40 = 40x40
    .summary = six boards: easy, normal, hard
light-up-rule-light = Lit cells
    .summary = a bulb closes every cell that it lights
light-up-rule-full-number = Full number
    .summary = a number with all its bulbs closes the other cells beside it
light-up-rule-just-enough = Just enough cells
    .summary = a number with just enough free cells has bulbs on all of them
light-up-rule-only-spot = Only light
    .summary = a dark cell that can be lit from one cell only is lit from there
light-up-rule-exclusion = Exclusion
    .summary = no bulb where it would rule out all cells of a group that must have one
light-up-rule-two-numbers = Two numbers
    .summary = what holds in all ways to give two numbers their bulbs
light-up-rule-diagonal = Diagonal
    .summary = numbers in a diagonal share cells: their bulbs are counted from end to end
light-up-rule-suppose = Trying out
    .summary = suppose a bulb, or none, and follow the easy rules: at a clash the opposite holds
light-up-rule-proof = Proof
    .summary = no solution has a bulb here together with those already placed
light-up-fact-black-cells = black cells
light-up-fact-numbers = numbers
light-up-measure-bulbs = Bulbs
