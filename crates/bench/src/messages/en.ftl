suite-unreadable = cannot read the suite `{ $path }`: { $reason }
suite-wrong = `{ $path }` is not a suite: { $reason }
suite-group = group `{ $group }`: { $reason }
suite-on-level = { $level }: { $reason }
suite-same-group = two groups are called `{ $name }`
suite-same-solver = two solvers are called `{ $name }`; give them different labels
suite-max-time = max-time is { $given }; it must be a positive number of seconds
suite-max-memory = max-memory: { $reason }
suite-no-repeats = repeats is 0; it must be 1 or more
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

session-no-process = cannot start a process: { $reason }
session-scarce-memory = the machine had only { $size } of memory to give
host-crowded = { $jobs } runs at a time on { $cores } cores disturb each other
host-shared = { $jobs } runs at a time share memory and caches
host-loaded = the machine was loaded when the session began ({ $load } processes wanted its { $cores } cores)

child-unreadable-order = cannot read the order: { $reason }
child-no-order = this is no order: { $reason }
child-unwritten-report = cannot write the report: { $reason }
child-unreadable-report = the report cannot be read: { $reason }
child-signal = ended by signal { $signal }: { $complaint }
child-exit-code = exit code { $code }: { $complaint }

external-no-input = no input `{ $name }`; there are: json, text, json:NOTATION, text:NOTATION
external-trace-failed = the trace could not be written: { $reason }
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
external-no-solution = its moves are no solution: { $reason }
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
published-no-number = `{ $text }` is no number
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
alarm-garbage = { $solver } wrote something that is no answer in { $places }
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
