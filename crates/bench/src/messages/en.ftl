suite-unreadable = cannot read the suite `{ $path }`: { $reason }
suite-wrong = `{ $path }` is not a suite: { $reason }
suite-group = group `{ $group }`: { $reason }
suite-on-level = { $level }: { $reason }
suite-same-group = two groups are called `{ $name }`
suite-one-thread = none of its algorithms works on several threads; { $known }
suite-in-memory = none of its algorithms can keep its states on disk; { $known }
suite-one-process = none of its algorithms can search in several processes; { $known }
suite-same-solver = two solvers are called `{ $name }`; give them different labels
suite-max-time = max-time is { $given }; it must be a positive number of seconds
suite-max-cpu = max-cpu is { $given }; it must be a positive number of seconds
suite-max-memory = max-memory: { $reason }
suite-no-repeats = repeats is 0; it must be 1 or more
suite-too-many-runs = it asks for { $runs } runs; at most { $most } are possible
suite-no-levels = it names no levels; say `levels = […]`
suite-no-solvers = it names no solvers; say `algorithms = […]` or `externals = […]`
suite-no-heuristic-used = `{ $algorithm }` uses no heuristic; leave out `{ $heuristic }`
suite-no-built-in = no built-in level `{ $name }`
suite-no-pack = `{ $name }`: no such pack; there are: { $known }
suite-no-pattern = `{ $pattern }` is not a pattern for files: { $reason }
suite-no-file = there is no file `{ $file }`, and no built-in level of that name
suite-open-variable = `{ $text }`: `${"{"}` without `{"}"}`
suite-no-variable = `{ $text }`: the environment has no variable { $name }; set it to the folder
suite-range-backwards = `{ $range }` begins after its end
suite-range-too-long = `{ $range }` holds too many numbers
suite-expected-numbers = expected numbers such as 7, [1, 2, 3] or "0..9"

store-file = { $path }: { $reason }
store-exists = `{ $folder }` already holds results; choose another folder (or, with bench, say --resume to go on with them)
store-busy = another bench is writing to `{ $file }`; wait for it, or choose another folder
store-empty = `{ $folder }` holds no results: there is no file *.jsonl in it
store-format = `{ $path }` is in format { $format }, written by solvarium { $version }; this program reads format { $known }. Read it with that version, or measure again
store-damaged = { $file }, line { $line }: { $reason }
store-negative-time = a time below zero

process-unsupported = to run programs in processes of their own, as bench, grade and --external do, this program needs Linux or macOS
session-no-process = cannot start a process: { $reason }
session-scarce-memory = the machine had only { $size } of memory to give
host-crowded = { $jobs } runs at a time on { $cores } cores disturb each other
host-shared = { $jobs } runs at a time share memory and caches
host-loaded = the machine was loaded when the session began ({ $load } processes wanted its { $cores } cores)

# A suite in shares: the remarks in the script.
sweep-what = The suite { $suite }: { $runs } runs in { $shares } shares; then their results are put together and reported.
sweep-start-slurm = Start it with: bash { $file } [options for sbatch, such as --partition=long]
sweep-start-parallel = Start it with: bash { $file } [options for GNU parallel, such as --jobs 4 or --sshlogin a,b]
sweep-again = Started again, it makes what is missing. A share that was ended goes on where it was.
sweep-most = The largest share has { $runs } runs and makes { $jobs } at a time.
sweep-limits = It needs at most { $time } (days, hours, minutes) and { $memory } of memory: each run may take all that its limits allow.
sweep-share = One share.
sweep-end = All results in one folder, the report, and what is missing.
sweep-start = All shares, and then the end.
sweep-shares-job = the shares, a task each: job
sweep-end-job = the end, once they have ended: job
sweep-too-many-shares = { $shares } shares, but all runs of a level are made in one share, and there { $levels ->
    [one] is only 1 level
   *[other] are only { $levels } levels
    }
sweep-odd-path = `{ $path }` cannot be written into a script; choose a name in UTF-8, without line breaks and other control characters

child-unreadable-order = cannot read the order: { $reason }
child-no-order = this is not an order: { $reason }
child-unwritten-report = cannot write the report: { $reason }
child-unreadable-report = the report cannot be read: { $reason }
child-signal = ended by signal { $signal }: { $complaint }
child-exit-code = exit code { $code }: { $complaint }

external-no-input = no input `{ $name }`; there are: json, text, json:NOTATION, text:NOTATION
external-not-started = cannot start `{ $command }`: { $reason }
external-no-command = cannot start `{ $command }`
external-too-much = it wrote more than { $most } MiB
external-long-line = it wrote a line of more than { $most } MiB
external-line = line { $line } { $what }: `{ $text }`
external-not-object = is not a JSON object
external-odd-moves = has `moves` that are neither a list of texts nor a text
external-odd-outcome = has an `outcome` that is not one of solved, unsolvable, gave-up
external-odd-count = has `{ $name }` that is not a whole number from 0 to 2^53
external-says = it says: { $text }
external-too-many-nodes = it reported { $expanded } expansions; { $most } are allowed
external-no-solution = its moves are not a solution: { $reason }
external-signal = it was ended by signal { $signal }
external-exit-code = it ended with exit code { $code }
external-unknown-exit-code = it ended with an unknown exit code
external-no-answer = it ended without an answer
external-no-answer-but = it ended without an answer; { $message }
external-last-words = { $reason }: { $text }

grade-table = [grade]: { $reason }
grade-points = { $name } is { $given }; points are from 0 to { $most }
grade-no-points = there are no points to get; one of solved, optimal, nodes and time must be above 0
grade-not-positive = { $name } is { $given }; it must be a positive number
grade-two-bounds = node-bound and node-factor are both there; choose one
grade-reference = reference: { $level }
grade-program = { $program }: { $level } ({ $number } of { $all })
grade-reference-failed = { $level }: reference `{ $by }`: { $reason }
grade-none-optimal = { $level } (group `{ $group }`): no point for optimal: the least cost is not proved ({ $by }: { $ending })
grade-none-nodes = { $level } (group `{ $group }`): no point for nodes: `{ $by }` did not finish ({ $ending })
grade-lost = { $points } { $number ->
    [one] point
   *[other] points
    } for { $names }: { $reason }
grade-solvable = it says that there is no solution, but there is one
grade-not-known = it says that there is no solution, which is not known
grade-ending = { $ending }: { $reason }
grade-not-least = its solution costs { $cost }, { $least } is enough
grade-no-solution = there is no solution to compare
grade-too-many-nodes = it expanded { $expanded } states, the bound is { $bound }
grade-nodes-not-reported = it does not report how many states it expanded, the bound is { $bound }
grade-too-slow = it took { $seconds } s, the bound is { $bound } s
grade-bug-solved = BUG: { $level }: solved, though `{ $by }` proved that there is no solution
grade-bug-cheaper = BUG: { $level }: solved at cost { $cost }, though `{ $by }` proved that { $least } is the least

published-line = line { $line }: { $reason }
published-wrong = { $what }; { $expected }
published-expected = expected the columns group,level,solver,quantity,value,unit,note, with the quantity time, states, memory, moves or outcome
published-uneven = { $values } values under { $headings } headings
published-no-number = `{ $text }` is not a number
published-comparable = comparable is `{ $given }`; it must be yes or no
published-unit-of-count = unit `{ $name }` of a count; leave it empty
published-no-unit = no unit `{ $name }`; there are: { $known }

# What makes figures doubtful: a few words, and a sentence.
alarm-places = { $runs ->
    [one] 1 run
   *[other] { $runs } runs
    } ({ $levels })
alarm-list = { $names }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
    }
alarm-all-runs = All runs
alarm-group = Group { $group }
alarm-sentence = { $text }.
alarm-with-reason = { $text }: { $reason }.
alarm-wrong = { $solver } gave an answer that breaks the rules in { $places }
alarm-garbage = { $solver } wrote something that is not an answer in { $places }
alarm-crashed = { $solver } crashed in { $places }
alarm-from-outside = ended from outside
alarm-beyond-limit = { $solver } went beyond the { $limit } limit and was ended from outside in { $places }.
alarm-killed = { $solver } was ended from outside in { $places }: { $reason }.
alarm-damaged = damaged results
alarm-damaged-text = { $lines ->
    [one] A line of the results could not be read and is left out: { $first }.
   *[other] { $lines } lines of the results could not be read and are left out; the first: { $first }.
    }
alarm-measured-twice = measured twice
alarm-measured-twice-text = { $runs ->
    [one] 1 run was
   *[other] { $runs } runs were
    } measured more than once; one measurement of each is kept.
alarm-repeats = repeats differ
alarm-repeats-external = { $figure ->
    [expanded] States expanded
    [generated] States generated
    [lengths] Lengths of solutions
    [costs] Costs of solutions
    [bytes] Bytes held by the search
   *[outcomes] Outcomes
    } of { $solver } differ between repeats on { $levels }: it does not keep to its seed.
alarm-repeats-ours = { $figure ->
    [expanded] States expanded
    [generated] States generated
    [lengths] Lengths of solutions
    [costs] Costs of solutions
    [bytes] Bytes held by the search
   *[outcomes] Outcomes
    } of { $solver } differ between repeats of the same run on { $levels }. They never may: this is a bug.
alarm-changing = changing outcomes
alarm-changing-text = { $solver } does not always end the same way on { $levels }: time or chance decides.
alarm-contradiction = contradiction
alarm-not-unsolvable = { $solver } says unsolvable where { $by } has a solution in { $places }.
alarm-not-unsolvable-at = { $solver } says unsolvable where { $by } has a solution of cost { $cost } in { $places }.
alarm-not-least = { $solver } claims that the least cost is at least { $least } where { $by } has a solution of cost { $cost } in { $places }.
alarm-builds = mixed builds
alarm-builds-text = The runs were made by { $count } builds of the program: { $names }.
alarm-machines = several machines
alarm-machines-text = The runs were made on { $count } machines. Their times are kept apart.
alarm-conditions = mixed conditions
alarm-conditions-text = Runs on one machine were made in different ways and share their means: { $states }.
alarm-state = { $jobs } at a time, { $kernel }
alarm-state-governed = { $jobs } at a time, { $kernel }, governor { $governor }
alarm-loaded = loaded machine
alarm-loaded-text = Session { $session }: { $warning }.
alarm-unknown-session = unknown session
alarm-unknown-session-text = Nothing is known about the machine and the program of { $places }.
alarm-changed-levels = changed levels
alarm-changed-levels-text = One name stands for several levels, which are kept apart: { $names }.
alarm-changed-requests = changed requests
alarm-changed-requests-text = { $solver } was asked in different ways (see the solvers), kept apart as { $names }.
alarm-waiting = waiting
alarm-waiting-text = { $solver } had a processor for less than { $share } % of its time in { $places }.
alarm-clocks = two kinds of time
alarm-clocks-text = { $group }: times of { $solvers } are those of whole processes, from their start to their end; the others are of the search alone.
alarm-scattered = scattered times
alarm-scattered-text = { $group }: times of the same run scatter by more than { $share } % of their mean in { $cells } of { $all } cells ({ $levels }). Trust the medians.
alarm-missing = missing runs
alarm-missing-text = { $group }: { $cells } of { $all } cells have no run.
alarm-uneven = uneven repeats
alarm-uneven-text = { $group }: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
    } with fewer runs than others of the same solver ({ $levels }).
alarm-unmatched = nothing beside theirs
alarm-unmatched-text = Published figures without a run of ours (group / level / solver): { $figures }.

# Reports: titles, headings, columns, sentences.
report-title = Results
report-title-of = Results: { $suites }
report-comparison = comparison on { $level }
report-all-levels = All levels
report-on-host = { $group } on { $host }
report-on-machine = { $group } on machine { $host }
report-suite = Suite
report-about = About
report-command = Command
report-measured = Measured
report-program = Program
report-machine = Machine
report-at-a-time = Runs at a time
report-order = Order of runs
report-runs = Runs
report-build = solvarium { $version } (build { $build })
report-shuffled = shuffled with seed { $seed }
report-machine-memory = { $size } of memory
report-machine-governor = governor { $governor }
report-machine-load = load { $load } at the start
report-many = { $shown } { $noun }{ $count ->
    [one] { "" }
   *[other] s
    }
report-runs-of = { $runs } of { $solvers } on { $levels }, { $repeats } and { $seeds } each at most

report-parts = Parts
report-trust = Before you trust a number
report-nothing = Nothing to report: no failures, no contradictions, no doubts.
report-failure = Failure
report-doubt = Doubt
report-level-by-level = Level by level
report-beside = Ours beside theirs
report-charts = Charts
report-pairs = Two solvers against each other
report-show = Show
report-solvers = Solvers
report-meaning = What the figures mean
report-needs = Needs \usepackage{"{"}booktabs,graphicx{"}"}; include with \input. Names beyond Latin letters need lualatex or xelatex.

report-solver = solver
report-asked = asked
report-settings = settings
report-limits = limits
report-seeds = seeds
report-level = level
report-outcome = outcome
report-time = time
report-states = states
report-memory = memory
report-moves = moves
report-answered = answered
report-total-time = total time
report-median-time = median time
report-means = geometric means
report-par2 = PAR2
report-quality = quality
report-agile = agile
report-theirs = theirs
report-ours = ours
report-ours-is = ours is
report-note = note

report-caption-solvers = What was asked of each solver.
report-caption-scores = Scores. Geometric means are over { $levels } that every solver with any answer answered.
report-caption-no-means = Scores. No level was answered by every solver that answered any, so there are no geometric means.
report-caption-level = Level { $level }. { $caption }
report-caption-repeated = Times are mean ± standard deviation, with the median beside them. The best of each row's answers is bold.
report-caption-once = The best of each row's answers is bold.
report-caption-beside = Theirs as published, ours as measured here.
report-asked-files = { $command } (files { $key })
report-asked-heuristic = heuristic { $name }
report-asked-space = space { $name }
report-limit-states = { $states } states
report-not-run = not run
report-median = median { $value }
report-cost = cost { $value }
report-process = process { $size }
report-cpu = CPU { $time }

report-answer-moves = { $ending } in { $moves } moves
report-without-solution = { $levels } without a solution in their table; the same search of ours has an answer to { $same } of them, and one search or another of ours to { $other }.
report-ratios = { $quantity }: { $cells } in which both have an answer; ours is { $less } in { $better } and { $more } in { $worse } of them; geometric mean of the ratios: { $mean }.
report-same = the same
report-ratio = { $factor } × { $how }
report-less = { $quantity ->
    [report-time] faster
    [report-states] fewer
    [report-memory] less
   *[report-moves] shorter
    }
report-more = { $quantity ->
    [report-time] slower
    [report-moves] longer
   *[other] more
    }

report-chart-per-level = { $what ->
    [report-time] Time
   *[report-memory] Memory
    } per level
report-chart-per-solver = { $what ->
    [report-time] Time
   *[report-memory] Memory
    } per solver
report-chart-per-level-caption = Answered levels only; bars show the standard deviation where there are repeats.
report-chart-cactus = Levels answered against time
report-chart-cactus-caption = How many levels each solver answers if each may take so long. Higher and further left is better.
report-chart-states = States against time
report-chart-states-caption = Each point is a level. Solvers that lie higher expand more states in the same time.
report-chart-pair = { $one } against { $other }
report-chart-pair-caption = Each point is a level; below the diagonal { $one } is faster.
report-chart-speed = States a second over the run
report-chart-growth = Memory over the run
report-chart-fitness = Best fitness over the run
report-chart-energy = Best energy over the run
report-chart-temperature = Temperature over the run
report-chart-of = { $title }: { $level }
report-chart-of-caption = The level whose samples reach furthest; the first run of each solver.
report-omitted = Scatter plots are shown for the first { $pairs } pairs of solvers.
report-axis-level-of = level of { $folder }
report-axis-time-each = time for each level
report-axis-answered = levels answered
report-axis-expanded = states expanded
report-axis-time-of = time of { $solver }
report-axis-speed = states a second
report-axis-bytes = bytes held by the search
report-axis-fitness = fitness
report-axis-energy = energy
report-axis-temperature = temperature
report-axis-no-answer = no answer
report-point-levels = { $solver }: { $levels } levels
report-point-states = { $level }, { $solver }: { $states } states

report-note-figures = Time is what the solver reports for its search; if it reports none, it is the time of the whole process. States are those expanded; for local search, candidates evaluated. Memory is the most that the search's own structures held, counted exactly; next to it is the peak resident size of the process, as the system measured it. Moves are those that a person makes; where a solution has another cost (pushes, for example), it is shown beside them, and the least cost is the best.
report-note-answered = Answered: levels with a checked solution or a proof of ours that there is none. A level answered in some runs only counts in parts.
report-note-times = Total time: the mean time of each level, answered or not, summed. Median time: over the levels answered.
report-note-par2 = PAR2: mean time over all levels, where a run without an answer counts as twice its time limit. Without a time limit it is known only if every run gave an answer.
report-note-quality = Quality: the score of the satisficing track of the International Planning Competition: for each level the least cost that any run here found divided by the cost found, 1 for a proof that there is no solution, 0 without an answer; summed.
report-note-agile = Agile: the score of its agile track (2018): for each level 1 if it was answered within a second, 0 without an answer, otherwise 1 − log(time) / log(time limit); summed. Where the limit is no more than a second it is not known.
