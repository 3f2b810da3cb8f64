# Texts that are not a level.
water-sort-number = { $what } must be a whole number from { $least } to { $most }, not `{ $found }`
water-sort-capacity = the capacity
water-sort-cup-count = the number of cups
water-sort-too-many-cups = more than { $most } cups
water-sort-too-many-colours = more than { $most } colours
water-sort-too-large = the level has more than { $most } different cup contents
water-sort-overfull = cup { $cup } holds { $units } units, more than its capacity of { $capacity }
water-sort-broken-colour =
    { $count ->
        [one] colour { $colour } occurs once
       *[other] colour { $colour } occurs { $count } times
    }; each colour must fill whole cups, so { $capacity } times or a multiple of it
water-sort-extra-line =
    { $cups ->
        [one] the first line says { $cups } cup
       *[other] the first line says { $cups } cups
    }, but there are more lines than that

# The compact notation.
water-sort-no-colon = expected the capacity and a colon, as in `4:abca.bcbb.ac._`
water-sort-empty-cup = an empty cup is written `_`
water-sort-no-name = a name is missing before this comma
water-sort-escape = expected `%` and hexadecimal UTF-8
water-sort-unescaped = `{ $sign }` must be written as `%` and its hexadecimal bytes

# JSON.
water-sort-json-cups = `cups` must have from 1 to { $most } cups
water-sort-json-shape = a list of cups, each a list of names of colours
water-sort-json-name = a colour's name must be in quotation marks; it must not be empty or contain blanks

# Rules that a state breaks.
water-sort-one-colour = cup { $cup } holds more than one colour
water-sort-full = cup { $cup } holds { $units } of { $capacity } units

# Facts that `check` reports.
water-sort-careless = { $won } of { $games } random games are won

# What the generator refuses.
water-sort-contradiction = { $cups } cups cannot be { $colours } colours and { $empty } empty cups

# What is declared.
water-sort = Water Sort
    .tagline = Pour until every cup holds one colour.
    .rules = Pour the water on top of one cup onto the same colour or into an empty cup, as much as fits, until each cup is empty or full of one colour.
water-sort-format-json = an object with `capacity` and `cups`, each cup a list of colours, bottom first
water-sort-format-compact = one line: capacity, colon, cups separated by dots, bottom first, `_` for an empty cup
water-sort-format-text = lines: number of cups, capacity, then each cup, bottom first
water-sort-export-pddl = for planners: a PDDL domain and the level as a problem of it (STRIPS, typing, action costs), in one text
water-sort-export-pddl-domain = the PDDL domain alone
water-sort-export-pddl-problem = the PDDL problem alone
water-sort-solution-steps = the board, then `CUP i -> CUP j` and the board after it, step by step
water-sort-solution-plan = a PDDL plan: an action on each line, such as `(pour cup0 cup3 …)`
water-sort-space-pours = pours
    .summary = a state is the cups in any order, a move is a pour worth trying
water-sort-heuristic-runs = runs minus colours that already lie at a bottom
water-sort-heuristic-waits = `runs` plus one for each colour that must be set aside to break a cyclic wait
water-sort-solver-expert = Expert
    .summary = decides by the border table, then shortens with beams for about a second; with optimal=true proves the shortest length
    .guarantee = complete; near the shortest, and the shortest with optimal=true
water-sort-solver-expert-param-optimal = optimal
    .summary = prove the solution to be the shortest
water-sort-solver-expert-param-improve = improve
    .summary = seconds to spend on shortening the solution once there is one; they are counted in positions, so that the same request gives the same answer
water-sort-generate-colors = colors
    .summary = how many colours
water-sort-generate-empty = empty
    .summary = how many empty cups
water-sort-generate-cups = cups
    .summary = how many cups in all; with it, what --colors or --empty leaves open follows
water-sort-generate-capacity = capacity
    .summary = units a cup holds
water-sort-generate-difficulty = difficulty
    .summary = how hard; `any` takes the first that is solvable
    .choice-any = any
    .choice-easy = easy
    .choice-medium = medium
    .choice-hard = hard
water-sort-pack = Main collection
    .summary = 20 cases of 7 to 92 cups
water-sort-pack-classic = Classic
    .summary = 100 levels, easy, medium and hard
water-sort-fact-pours = pours
water-sort-fact-lower-bound = lower bound
water-sort-fact-careless = careless play
water-sort-measure-pours = Pours

# Hints.
water-sort-hint-cup = the water on top of cup { $cup }
water-sort-hint-complete = it makes cup { $cup } full of one colour
water-sort-hint-frees = it leaves cup { $cup } empty, free for any colour
water-sort-hint-uncovers = it uncovers the colour below, which can then be poured into cup { $cup }
water-sort-hint-receives = it uncovers the colour below, so that cup { $cup } can then be poured onto it
water-sort-hint-gathers = cup { $cup } shows the same colour and has room for a part of it
water-sort-hint-pour = pour cup { $from } into cup { $to }
water-sort-rule-complete = Completing a cup
    .summary = a pour makes a cup full of one colour
water-sort-rule-frees = Freeing a cup
    .summary = a pour leaves a cup empty
water-sort-rule-uncovers = Uncovering a colour
    .summary = a pour uncovers a colour that is moved, or poured onto, next
water-sort-rule-gathers = Gathering
    .summary = a part of a colour is poured to where it fits
