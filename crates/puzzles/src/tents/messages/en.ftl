# Levels that cannot be read.
tents-row-length = { $line } must have { $width ->
    [one] 1 cell
   *[other] { $width } cells
    }, but it has { $found }
tents-no-cell-native = `{ $found }` is not a cell; `T` is a tree, `.` an open cell
tents-no-cell-matrix = `{ $found }` is not a cell; `0` is an open cell, `1` a tree
tents-no-cell-pzprv3 = `{ $found }` is not a cell; `1` is a tree, `.` an open cell
tents-no-cell-janko = `{ $found }` is not a cell; `x` is a tree, `-` an open cell
tents-column-clues = there must be a clue for each of the { $count } columns, but there are { $found }
tents-row-clues = there must be a clue for each of the { $count } rows, but there are { $found }
tents-no-clue = `{ $found }` is not a clue; a clue is a number, or `{ $missing }`
tents-clue-too-large = the clue of { $line } is { $clue }, but it has { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
    }
tents-board-size = the board must have from 1 to { $most } rows and columns, not { $height } and { $width }
tents-board-too-long = the board has { $cells } cells; here are more
tents-begin = a level begins with a line `tents W H`: the columns and the rows of its board
tents-cols-must-follow = a line `cols` with the clues must follow
tents-rows-must-follow = a line `rows` with the clues must follow
tents-row-too-many = the first line says { $height ->
    [one] 1 row
   *[other] { $height } rows
    }; here is one more
tents-row-missing = the first line says { $height ->
    [one] 1 row
   *[other] { $height } rows
    }, but there are { $found }
tents-pzprv3-begin = a file begins with the lines `pzprv3`, `tents`, number of rows, number of columns
tents-pzprv3-lines = { $lines } lines must follow, for the clues and { $height ->
    [one] 1 row
   *[other] { $height } rows
    }
tents-janko-begin = a level has a block `[problem]`, or begins with the number of rows and columns
tents-janko-size = the first line has the number of rows and of columns
tents-janko-no-problem = the block `[problem]` is missing
tents-matrix-begin = a level begins with its size: one number, or `H x W` for rows and columns
tents-matrix-row-missing = the board must have { $height ->
    [one] 1 row
   *[other] { $height } rows
    }, but there are { $found }
tents-matrix-row-clues = after the board there must be a line with the clues of the rows
tents-matrix-column-clues = after the board there must be a line with the clues of the columns
tents-matrix-too-long = the level ends with the clues of the columns; here is more
tents-json-cell = { $found } is not a cell; 0 is an open cell, 1 a tree
tents-json-size = the matrix has { $height ->
    [one] 1 row
   *[other] { $height } rows
    } and { $width ->
    [one] 1 column
   *[other] { $width } columns
    }, but `size` says { $size }
tents-json-clue = { $found } is not a clue; missing ones are `null`
tents-json-rows = a list of rows, each a list of 0 and 1
tents-json-shape-of-size = a number or [rows, columns]
tents-json-shape-of-clues = a list of numbers, and `null` for missing ones
tents-id-colon = a game ID has one colon, after the size: `WxH:…`
tents-id-clues = { $count } clues must follow the board, columns first; there are { $found }
tents-id-size = `{ $found }` is not a size; it is written `WxH`, and `de` or `dt` may follow
tents-id-square = without a size before it, `WxH:`, the board must be square; it has { $clues ->
    [one] 1 clue
   *[other] { $clues } clues
    }
tents-id-letter = `{ $found }` has no meaning in a board; it is made of `_` and `a` to `z`
tents-id-too-short = the board has { $cells } cells, but the text has { $found } and no end after them
tents-address-kind = the address must say `tents` before the size
tents-address-clues = the address has { $found } of { $count } clues
tents-address-clue-letter = `{ $found }` has no meaning among the clues
tents-address-two-digits = `-` and two hexadecimal digits are a clue
tents-address-letter = `{ $found }` has no meaning in a board
tents-address-too-short = the board has { $cells } cells, but the address has { $found }

# What a reader leaves out.
tents-note-tents = the board shows { $count ->
    [one] 1 tent; the level is read without it
   *[other] { $count } tents; the level is read without them
    }
tents-note-hints = the ID has { $count ->
    [one] 1 hint of its setter, `!` or `-`, which is ignored
   *[other] { $count } hints of its setter, `!` or `-`, which are ignored
    }
tents-note-solution = the solution in the text is ignored

# Requests that the generator refuses.
tents-too-few-trees = { $difficulty ->
    [hard] a hard level
   *[tricky] a tricky level
    } needs at least { $least } trees, but { $trees } were asked for on { $cells } cells: ask for a larger board or a density of { $density } or more

# Rules that are broken.
tents-touching = the tents at { $first } and { $second } touch
tents-line-count = { $line } has { $count ->
    [one] 1 tent
   *[other] { $count } tents
    }, not { $clue }
tents-tree-alone = the tree at { $tree } is left without a tent of its own
tents-tent-alone = the tent at { $tent } is left without a tree of its own
tents-no-tree-beside = the tent at { $tent } has no tree beside it
tents-shared = { $count } trees have their tent on { $tent }
tents-tent-count = there { $tents ->
    [one] is 1 tent
   *[other] are { $tents } tents
    } for { $trees ->
    [one] 1 tree
   *[other] { $trees } trees
    }

# Steps of reasoning: where to look.
tents-clues-of-rows = the clues of the rows
tents-clues-of-columns = the clues of the columns
tents-cells-without-tree = the cells beside no free tree
tents-two-lines = { $first } and { $second }

# Steps of reasoning: why.
tents-sum-of-rows = the clues of the rows add up to { $sum }, and there { $trees ->
    [one] is 1 tree
   *[other] are { $trees } trees
    }
tents-sum-of-columns = the clues of the columns add up to { $sum }, and there { $trees ->
    [one] is 1 tree
   *[other] are { $trees } trees
    }
tents-no-tree = { $count ->
    [one] it has no tree beside it
   *[other] they have no tree beside them
    }
tents-no-free-tree = { $count ->
    [one] no tree beside it can have its tent there
   *[other] no tree beside them can have its tent there
    }
tents-touch = tents never touch, and there is one on { $tent }
tents-orphan = no tree is left for the tent on { $tent }
tents-pair = only the tree at { $tree } can own the tent on { $tent }
tents-no-spot = the tree at { $tree } has no free cell left
tents-last-spot = the tree at { $tree } has one free cell left: { $spots }
tents-corner = the tent of the tree at { $tree } stands on one of { $spots }, and touches what touches all of them
tents-only-spots = the tree at { $tree } can have its tent on { $spots } only
tents-tree-group = the { $count } trees at { $trees } have { $free ->
    [one] 1 free cell
   *[other] { $free } free cells
    } between them: { $spots }
tents-only-trees = the tent on { $tent } can be that of { $trees } only
tents-tent-group = the { $count } tents on { $tents } have { $owners ->
    [one] 1 tree
   *[other] { $owners } trees
    } between them: { $trees }
tents-takes-none = { $line } takes no tent
tents-full = { $line } has { $count ->
    [one] 1 tent
   *[other] { $count } tents
    }, which is all it takes
tents-too-many = { $line } takes { $clue ->
    [one] 1 tent
   *[other] { $clue } tents
    } and has { $count }
tents-too-few = { $line } still needs { $need ->
    [one] 1 tent
   *[other] { $need } tents
    } and cannot hold as many: { $free }
tents-tight = { $line } still needs { $need ->
    [one] 1 tent
   *[other] { $need } tents
    }, and no more fit without touching: { $free }
tents-shadow = { $line } still needs { $need ->
    [one] 1 tent
   *[other] { $need } tents
    } and { $free }; however they stand, one touches { $cells }
tents-free = { $count ->
    [0] no cell is free
    [one] only { $cells } is free
   *[other] only { $cells } are free
    }
tents-two-too-few = { $lines } cannot hold their tents together, for tents never touch
tents-two-tight = { $lines } still need { $need ->
    [one] 1 tent
   *[other] { $need } tents
    } together, all that fit without touching
tents-filling = every way to place { $count ->
    [one] 1 tent
   *[other] { $count } tents
    } in { $line } that leaves its trees their tents has this in common
tents-any-filling = every way to place tents in { $line } that leaves its trees their tents has this in common
tents-no-filling = { $line } cannot be filled: its clue and its trees contradict each other
tents-border-even = by the clues on one side of their border, as many trees of { $from } have their tent in { $to } as the other way round
tents-border = by the clues on one side of their border, { $more ->
    [one] 1 more tree of { $from } has its
   *[other] { $more } more trees of { $from } have their
    } tent in { $to } than the other way round

# Steps of reasoning: what follows.
tents-put = { $count ->
    [one] put a tent on { $cells }
   *[other] put tents on { $cells }
    }
tents-owned = the tent on { $tent } is the one of the tree at { $tree }
tents-its-tent = that tent is the one of the tree at { $tree }
tents-not-owned = no tent of the tree at { $tree } on { $cell }
tents-nor-owned = { $before }, nor of the tree at { $tree } on { $cell }
tents-suppose = suppose a tent on { $cell }: { $chain }
tents-suppose-none = suppose no tent on { $cell }: { $chain }
tents-contradiction = the tent on { $cell } leads to a contradiction: { $why }
tents-wrong = no solution has the tent on { $cell }
tents-take-away = take away the tent on { $cell }

# What is declared.
tents = Tents
    .tagline = Pitch one tent beside each tree.
    .rules = Pitch one tent beside each tree, so that no two tents touch, not even at a corner, and each row and column has as many tents as its number says.
tents-format-native = `tents W H`, `cols` and `rows` with the clues, then rows of `T` tree and `.` open
tents-format-matrix = the size, a matrix of `0` open and `1` tree, then the clues of the rows and of the columns
tents-format-matrix-json = an object with `matrix`, `0` open and `1` tree, and the clues in `rows` and `columns`
tents-format-tatham = a game ID in one line: `WxH:`, runs of open cells and trees, the clues of the columns and of the rows
tents-format-puzz-link = an address as in puzz.link/p?tents/W/H/…, or its end from `tents` on
tents-format-pzprv3 = a text file of pzpr: `pzprv3`, `tents`, rows, columns, then the board, clues first
tents-format-janko = blocks `[problem]` with `x` tree and `-` open, `[clabels]` and `[rlabels]` with the clues
tents-export-cnf = for SAT solvers: clauses in DIMACS; the first variables are the cells, row by row
tents-export-asp = for clingo: facts and rules
tents-export-minizinc = for MiniZinc: the level and its rules as a model
tents-solution-grid = the solved board: rows of `T` tree, `A` tent, `.` open
tents-solution-steps = the steps of a person's reasoning, numbered, each with its reason
tents-solution-model = the model that a SAT solver prints, in lines such as `v 1 -2 … 0`
tents-solution-atoms = the atoms that clingo prints, such as `tent(1,2)`
tents-space-ordered = ordered
    .summary = a state has tents and cells ruled out; a move puts a tent where the tightest requirement needs one
tents-space-naive = naive
    .summary = a state has tents; a move puts one on any cell beside a tree
tents-heuristic-tents-left = trees without a tent of their own; dead where a line, a group of trees or the totals cannot be met
tents-heuristic-row-shortage = for each row the tents it lacks less its possible cells, with a penalty, and trees without a possible cell
tents-solver-expert = Expert
    .summary = the rules as clauses and counts for a solver that learns from conflicts; proves the solution the only one
    .guarantee = complete; shows whether there is another solution
tents-solver-expert-param-unique = unique
    .summary = prove whether the solution is the only one
tents-solver-deduce = Deduction
    .summary = reasons like a person, by named rules; every step has its reason
    .guarantee = what it finds is the only solution; it may get stuck
tents-solver-deduce-param-level = level
    .summary = the hardest rules to use
    .choice-hard = hard
    .choice-tricky = tricky
    .choice-easy = easy
tents-param-scheme = scheme
    .summary = what `anneal` and `genetic` change: a tent for each tree (`repair`), or any set of tents (`free`)
    .choice-repair = repair
    .choice-free = free
tents-generate-width = width
    .summary = columns
tents-generate-height = height
    .summary = rows; as many as columns if not given
tents-generate-difficulty = difficulty
    .summary = the hardest rules of reasoning that are needed; `medium` and `normal` are other names for `tricky`
    .choice-easy = easy
    .choice-tricky = tricky
    .choice-hard = hard
    .choice-medium = medium
    .choice-normal = normal
tents-generate-density = density
    .summary = trees for each cell
tents-generate-symmetry = symmetry
    .summary = how trees and tents lie: at random, or so that the board looks like itself turned by half or in a mirror
    .choice-none = none
    .choice-half-turn = half turn
    .choice-mirror = mirror
tents-generate-missing = missing
    .summary = share of the clues left out, as far as the difficulty allows
tents-pack-6x6 = 6x6
    .summary = five easy and five hard boards
tents-pack-8x8 = 8x8
    .summary = five easy and five hard boards
tents-pack-10x10 = 10x10
    .summary = five easy and five hard boards
tents-pack-15x15 = 15x15
    .summary = easy, tricky and hard boards, two of each
tents-pack-20x20 = 20x20
    .summary = easy, tricky and hard boards, two of each
tents-pack-30x30 = 30x30
    .summary = easy, tricky and hard boards, two of each
tents-rule-sum = Sum of the numbers
    .summary = the clues add up to the number of trees
tents-rule-touch = Tents never touch
    .summary = the cells around a tent stay empty
tents-rule-no-tree = No tree nearby
    .summary = a cell stays empty when no tree beside it lacks a tent
tents-rule-pair = Pairing
    .summary = a tent with one free tree beside it is that tree's
tents-rule-last-spot = Last place of a tree
    .summary = a tree with one free cell left has its tent there
tents-rule-full = Full line
    .summary = a line with all its tents takes no more
tents-rule-tight = Tight line
    .summary = a line that needs as many tents as its free cells can hold is filled
tents-rule-corner = Corner
    .summary = a cell that touches all free cells of a tree stays empty
tents-rule-shadow = Shadow of a line
    .summary = a cell that touches a tent however the next line is filled stays empty
tents-rule-two-lines = Two lines together
    .summary = two lines that together need as many tents as they can hold
tents-rule-filling = All ways to fill a line
    .summary = what all fillings of a line with its trees have in common
tents-rule-groups = Groups
    .summary = a group of trees with just as many free cells, or of tents with just as many trees
tents-rule-border = Border
    .summary = trees against clues on one side of a border between two lines
tents-rule-look-ahead = Trying out
    .summary = a choice fails by the easy and the tricky rules, so the opposite holds
tents-rule-look-further = Trying out, further
    .summary = a choice fails by any of the rules above, so the opposite holds
tents-rule-proof = Proof
    .summary = no solution has a tent here together with those already placed
tents-fact-trees = trees
tents-fact-missing-clues = missing clues
tents-measure-tents = Tents
