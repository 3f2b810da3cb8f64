# The program.
tui-menu = Play and watch
tui-too-small = The terminal is { $own_width } × { $own_height }. It must be at least { $width } × { $height }: make the window larger, or the letters smaller.
tui-problem = { $reason }
tui-refused = That cannot be done here.
tui-thinking = Thinking… Esc stops.

# Choosing.
tui-choose-puzzle = Choose a puzzle
tui-choose-pack = Choose a pack
tui-choose-level = Choose a level
tui-choose-mode = What would you like to do?
tui-choose-algorithm = Choose an algorithm
tui-choose-racers = Choose two to four racers
tui-mode-play = Play
tui-mode-solution = Watch a solution
tui-mode-search = Watch the search
tui-mode-race = Race
tui-mode-summary-play = Solve the level yourself. Undo as often as you like, and ask for hints.
tui-mode-summary-solution = See the solution of the puzzle’s own solver, move by move.
tui-mode-summary-search = Follow an algorithm through every state it expands, forward and back.
tui-mode-summary-race = Two to four algorithms side by side, in step by expansions or by time.
tui-race-needs = A race has { $least } to { $most } algorithms. Space adds one or takes it out.
tui-tick = Space adds it to the race or takes it out. Enter starts the race.
tui-heuristic = Heuristic
tui-other-heuristic = E chooses another heuristic.
tui-author = Author
tui-size = Size
tui-cups = { $cups } cups of { $height }
tui-difficulty = Difficulty
tui-difficulty-easy = easy
tui-difficulty-medium = medium
tui-difficulty-tricky = tricky
tui-difficulty-hard = hard
tui-difficulty-beyond = very hard
tui-best-known = Best known
tui-your-best = Your best
tui-best-line = { $cost } in { $time }
tui-none-yet = none yet
tui-unknown = unknown
tui-game-left = You have a game here. Play goes on with it.

# Playing.
tui-moves = Moves
tui-time = Time
tui-alarm = Alarm
tui-on = on
tui-alarm-on = The alarm is on: it tells you as soon as a short look proves the game lost.
tui-alarm-off = The alarm is off.
tui-help-used = With help
tui-resumed = Here is the game you left. N starts over.
tui-not-yet = Not solved yet: { $reason }
tui-no-next-level = There is no next level.
tui-no-rest = No solution was found.
tui-lost = No solution is left from here. Undo.
tui-lost-since = No solution is left since move { $since }. Undo.
tui-hint-where = Where
tui-hint-why = Why
tui-hint-what = What
tui-hint-rule = Rule
tui-hint-do = H again does it.
tui-hint-mistake = Something is wrong here.
tui-hint-unsolvable = This level has no solution.
tui-hint-beyond = The tutor’s rules cannot get any further from here.
tui-hint-limit = The tutor reached its limit without an answer.
tui-won = Solved!
tui-won-helped = Solved with help
tui-new-best = Your new best!
tui-own-and-best = { $own }, best { $best }
tui-optimal = No solution is better.
tui-as-good-as-known = As good as the best solution known.
tui-above-optimum = { $more } more than the optimum.
tui-above-known = { $more } more than the best solution known.
tui-looking-for-best = Looking for the best solution…

# Watching.
tui-title-solution = { $level } · Solution
tui-title-race = { $level } · Race
tui-searching = Searching…
tui-stop-searching = Esc stops it and shows what it has done.
tui-waiting = Waiting…
tui-solved = Solved: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
tui-solved-least = Solved: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, least cost
tui-solved-short = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
tui-solved-short-least = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, least cost
tui-limit = Limit reached: { $limit }
tui-limit-nodes = expansions
tui-limit-time = time
tui-limit-cpu = processor time
tui-limit-memory = memory
tui-limit-depth = depth
tui-limit-generations = generations
tui-outcome-unsolvable = Proved unsolvable
tui-outcome-stuck = Stuck: it ran out of things to try
tui-outcome-interrupted = Stopped
tui-move = Move
tui-last-move = Last move
tui-expansion = Expansion
tui-depth = Depth
tui-generated-here = Successors
tui-frontier = Frontier
tui-memory = Memory
tui-round = Round
tui-is-goal = A goal
tui-on-path = On the solution’s path
tui-backward = From the goals
tui-no-board = No board: the way from the start is not known yet.
tui-thinned = Every { $stride }th expansion was recorded.
tui-no-rows = This solver shows no steps. W shows its solution.
tui-whole-run = The whole run
tui-expanded = Expanded
tui-generated = Generated
tui-peak-frontier = Largest frontier
tui-step = Step
tui-generation = Generation
tui-energy = Energy
tui-energy-best = Least so far
tui-proposed = Proposed
tui-temperature = Temperature
tui-probability = Probability
tui-acceptance = Accepted of 50
tui-fitness-best = Best fitness
tui-fitness-mean = Mean fitness
tui-population = Population
tui-energies = Energies
tui-energies-by-rank = Energies by rank
tui-none-ahead = There is none ahead.
tui-none-before = There is none before.
tui-no-solution-to-watch = There is no solution to watch.
tui-by-expansions = { $count } expansions
tui-by-time = after { $time }

# What is kept.
tui-store-damaged = { $path } could not be read. It was set aside as { $aside }; progress starts afresh.
tui-store-unreadable = Progress could not be read from { $path }: { $reason }
tui-store-unwritable = Progress cannot be saved to { $path }: { $reason }

# Help.
tui-help-title = Help
tui-help-signs = Signs
tui-help-keys = Keys
tui-more-below = ▼ more
tui-help-cups = Press the letter below a cup to pick it up, then that of the cup to pour into; or click both. Here commands are capital letters.
tui-help-cells = Mouse: left click puts, marks, clears; right click marks; drag to mark several cells.
tui-help-moves = Mouse: click a cell to go there or to move towards it; drag a box to push it. With Shift, the letters of commands are always commands.
tui-help-menu = Mouse: click a line to open it; right click goes back.
tui-help-time = Mouse: the wheel steps, a click on the line below jumps.

# Keys, in one or two words.
tui-key-quit = quit
tui-key-help = help
tui-key-back = back
tui-key-up = up
tui-key-down = down
tui-key-left = left
tui-key-right = right
tui-key-switch = switch cubes (Bloxorz)
tui-key-pour = pick up, pour
tui-key-put = put, mark, clear
tui-key-mark = mark
tui-key-submit = check
tui-key-page-up = a page up
tui-key-page-down = a page down
tui-key-first = the first
tui-key-last = the last
tui-key-choose = choose
tui-key-tick = add to a race, or take out
tui-key-heuristic = another heuristic
tui-key-undo = undo
tui-key-redo = redo
tui-key-hint = hint
tui-key-solve = solve
tui-key-alarm = alarm
tui-key-restart = start over
tui-key-next-level = next level
tui-key-again = again
tui-key-watch = watch the solution
tui-key-search = watch a search
tui-key-play = play, pause
tui-key-forward = forward
tui-key-backward = back
tui-key-far-forward = far forward
tui-key-far-backward = far back
tui-key-start = to the start
tui-key-end = to the end
tui-key-faster = faster
tui-key-slower = slower
tui-key-next-f = next f
tui-key-previous-f = previous f
tui-key-next-goal = next goal
tui-key-previous-goal = previous goal
tui-key-next-dead = next dead end
tui-key-previous-dead = previous dead end
tui-key-next-round = next round
tui-key-previous-round = previous round
tui-key-pace = by expansions or time
tui-key-play-it = play it
tui-key-pan-up = move the view up
tui-key-pan-down = move the view down
tui-key-pan-left = move the view left
tui-key-pan-right = move the view right

# What is on boards.
tui-cell-unit = a colour
tui-cell-tile = tile
tui-cell-fragile = fragile tile: the block must not stand on it
tui-cell-goal = goal
tui-cell-bridge = open bridge
tui-cell-gap = closed bridge
tui-cell-soft = round switch: anything presses it
tui-cell-heavy = cross switch: only a standing block presses it
tui-cell-split = splits the block into two cubes
tui-cell-block = the block
tui-cell-active-cube = the cube that moves
tui-cell-resting-cube = the other cube
tui-cell-wall = wall
tui-cell-floor = floor
tui-cell-box = box
tui-cell-box-on-goal = box on a goal
tui-cell-player = you
tui-cell-player-on-goal = you, on a goal
tui-cell-tree = tree
tui-cell-tent = tent
tui-cell-open = free cell
tui-cell-white = dark cell
tui-cell-lit = lit cell
tui-cell-bulb = bulb
tui-cell-clash = bulb that lights another
tui-cell-black = black cell; a number counts the bulbs beside it
tui-cell-ground = ground; a number is what it costs
tui-cell-start = start
tui-cell-walker = you
tui-cell-walker-on-goal = you, on the goal
tui-cell-name = name of an object or a predicate
tui-cell-fact = what is true
tui-cell-met-goal = goal that is met (✓)
tui-cell-open-goal = goal that is missing (→ or ○), or something that must not be (!)
tui-cell-no-fact = nothing
tui-cell-outside = nothing can be here
