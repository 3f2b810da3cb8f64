cli-error = error: { $message }
cli-note = note: { $message }
cli-warning = warning: { $message }
cli-here = here

cli-cannot-read = cannot read `{ $path }`: { $reason }
cli-cannot-write = cannot write `{ $path }`: { $reason }
cli-cannot-emit = cannot write the result: { $reason }
cli-no-program-path = cannot find the path of this program: { $reason }
cli-no-terminal = this needs a terminal; here the output goes elsewhere
cli-terminal-lost = the terminal failed: { $reason }
cli-too-many-racers = at most { $most } algorithms can race
cli-launch-nothing = `{ $command }` needs a program

# What is wrong with arguments.
cli-no-language = no language `{ $name }`; there are: { $known }
cli-no-output = no output `{ $name }`; there are: { $known }
cli-expected-whole-number = expected a whole number
cli-expected-within = expected a whole number from { $least } to { $most }
cli-expected-from = expected a whole number from { $least } on
cli-expected-seconds = expected a positive number of seconds
cli-expected-name = expected a name between the commas
cli-expected-setting = expected key=value, as in weight=2
cli-expected-workers = expected a number from 1 to 1024
cli-expected-share = expected I/N with I from 1 to N, as in 2/8
cli-no-scheduler = no scheduler `{ $name }`; there are: { $known }
cli-expected-address = expected an address such as https://example.org/solvarium/ or ./, without ? and #
cli-one-level = a file in notation `{ $name }` holds one level; use --format { $instead } or --count 1
cli-after-unreadable = the moves after --after cannot be read: { $reason }
cli-unknown-form = cannot tell the form of `{ $path }` by its name; it must end in one of: { $ends }

cli-generate-about = Make levels of { $puzzle }
cli-generate-formats = One of { $names }
cli-generate-seed = seed { $seed }: { $message }
cli-generate-tried = found { $found } of { $count } levels; { $tried ->
        [one] 1 candidate was
       *[other] { $tried } candidates were
    } drawn and examined
cli-progress-tried = candidate { $tried }
cli-list-target = Conditions for `generate --target`, joined by commas, with any numbers: { $conditions }

# The line that shows progress.
cli-running = { $what }: running
cli-progress = { $name }: { $seconds } s, { $states } states, { $rate }/s, { $open } open, depth { $depth }, { $memory }
cli-progress-merging = { $progress }, merging { $share } %
cli-progress-limit = { $progress }, { $share } % of the limit on { $limit ->
        [nodes] states
        [time] time
       *[memory] memory
    }
cli-progress-energy = { $progress }, best energy { $energy }
cli-progress-cost = { $progress }, best cost { $cost }, at least { $bound }
cli-progress-best = { $progress }, best cost { $cost }

# How runs end.
cli-explained = { $what }: { $ending }: { $reason }
cli-headline-solved =
    solved in { $length ->
        [one] 1 move
       *[other] { $length } moves
    } (cost { $cost }{ $details })
cli-headline-only = { $headline }, the only solution
cli-headline-one-of-several = { $headline }, one of several solutions
cli-headline-unsolvable = unsolvable: proved, there is no solution
cli-headline-bound = { $verdict } (a solution costs at least { $bound })
cli-headline-found = { $verdict }; a solution of { $length ->
        [one] 1 move
       *[other] { $length } moves
    } was found
cli-proved-least = , proved least
cli-at-least-needed = , at least { $bound } needed
cli-another-solution = another solution
cli-moves-count-from-0 = (moves count from 0, the board counts from 1)

cli-stats-processor = { $time } of processor time
cli-stats-expanded = { $count } expanded
cli-stats-generated = { $count } generated
cli-stats-duplicates = { $count } met before
cli-stats-dead-ends = { $count } given up as dead
cli-stats-reopened = { $count } reopened
cli-stats-depth = depth { $depth }
cli-stats-memory = { $size } of memory
cli-stats-threads = { $threads } threads
cli-cluster-file = `{ $path }`: { $reason }
cli-cluster-no-process = which process is this? Give `--process`, a number from 0 to { $last }; `srun` gives it by itself
cli-cluster-task = `{ $name }` is `{ $text }`, which is no number; give `--process`
cli-cluster-tasks = it has { $hosts ->
        [one] one address
       *[other] { $hosts } addresses
    }, but `srun` started { $tasks ->
        [one] one task
       *[other] { $tasks } tasks
    }; there must be an address for each task
cli-cluster-part = process { $process } of { $processes } kept { $states } states in { $held }; the result is that of process 0
cli-cluster-share = process { $process } has made its share of the estimates; the result is that of process 0
cli-stats-disk = { $size } on disk
cli-stats-strategy = strategy `{ $strategy }`
cli-effort = `{ $strategy }`: { $count } expanded
cli-effort-plan = `{ $strategy }`: { $count } expanded, { $made } of { $steps } steps of its plan

cli-no-trace = `{ $algorithm }` is a solver of the puzzle's own and writes no trace
cli-no-trace-on-threads = with `--threads` `{ $algorithm }` writes no trace but its first line
cli-no-heuristic-used = `{ $algorithm }` uses no heuristic; `{ $heuristic }` makes no difference to it
cli-nothing-to-save = there is no solution to save
cli-solve-from-start = the link shows a game after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }; the level is solved from its start (`hint` goes on from the game)

cli-chart-time = time
cli-chart-expanded = states expanded
cli-chart-memory = memory
cli-chart-logarithmic = { $title }, on a logarithmic scale

# check
cli-yes = yes
cli-no-proved = no, proved
cli-not-known = not known
cli-check-valid = valid
cli-check-solvable = solvable
cli-check-unique = unique
cli-check-shortest = shortest
cli-shortest = { $length } ({ $measure }){ $proved ->
        [yes] , proved
       *[no] , not proved
    }
cli-check-difficulty = difficulty
cli-check-stopped = stopped
cli-the-solution = the solution
cli-solution = solution { $number }
cli-solution-right = the solution is right: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, cost { $cost }
cli-solution-wrong = the solution is wrong: { $reason }

cli-difficulty-easy = easy
cli-difficulty-medium = medium
cli-difficulty-tricky = tricky
cli-difficulty-hard = hard
cli-difficulty-beyond = beyond

# hint
cli-hint-where = where  { $place }
cli-hint-why = why    { $why } (rule: { $rule }, { $level })
cli-hint-why-wrong = why    { $why } (rule: { $rule })
cli-hint-what = what   { $what }
cli-hint-moves = moves  { $moves }
cli-hint-mistake = something on the board is wrong
cli-hint-solved = it is solved
cli-hint-unsolvable = proved: this level has no solution
cli-hint-lost = proved: there is no solution from here; move { $since } lost the game, so go back to before it
cli-hint-lost-between = proved: there is no solution from here; it was lost by move { $since } at the latest, and there was still a solution after move { $solvable }
cli-hint-lost-at-latest = proved: there is no solution from here; it was lost by move { $since } at the latest, and whether it was lost earlier is not known
cli-hint-no-alarm = a quick check found no proof that the game is lost
cli-hint-beyond = no rule gets any further from here; someone has to try something out

# list
cli-list-puzzles = Puzzles
cli-list-algorithms = Algorithms
cli-list-more = `solvarium list PUZZLE` shows heuristics, notations, settings and levels of a puzzle.
cli-list-admissible = { $summary }; admissible
cli-list-not-admissible = { $summary }; not admissible
cli-list-of-space = { $said } (space { $space })
cli-list-rules = rules
cli-list-worked-out = worked out
cli-list-passcode = passcode { $code }

# Headings of tables.
cli-column-name = name
cli-column-rules = rules
cli-column-own-solvers = own solvers
cli-column-built-in-levels = built-in levels
cli-column-title = title
cli-column-idea = idea
cli-column-guarantee = guarantee
cli-column-settings = settings
cli-column-space = space
cli-column-heuristic = heuristic
cli-column-own-solver = own solver
cli-column-setting = setting
cli-column-of = of
cli-column-meaning = meaning
cli-column-takes = takes
cli-column-default = default
cli-column-level-notation = level notation
cli-column-export = written for other programs
cli-column-solution-notation = solution notation
cli-column-rule-of-reasoning = rule of reasoning
cli-column-level = level
cli-column-what-it-says = what it says
cli-column-generator-flag = generator flag
cli-column-algorithm = algorithm
cli-column-outcome = outcome
cli-column-length = length
cli-column-cost = cost
cli-column-expanded = expanded
cli-column-generated = generated
cli-column-peak-open = peak open
cli-column-memory = memory
cli-column-seconds = seconds
cli-column-program = program
cli-column-points = points
cli-column-percent = percent
cli-column-solved = solved
cli-column-optimal = optimal
cli-column-in-nodes = in nodes
cli-column-in-time = in time
cli-column-levels = levels
cli-column-solver = solver
cli-column-seed = seed
cli-column-runs = runs
cli-column-outcomes = outcomes

# bench, merge, report
cli-damaged = left out what cannot be read: { $line }
cli-merged = { $runs } runs of { $sessions } sessions in { $folder }
cli-no-runs = there is no run in these results
cli-not-published = `{ $path }` is not a file of published figures: { $reason }
cli-alarm-failure = failure: { $text }
cli-alarm-doubt = doubt: { $text }
cli-bench-elsewhere = { $runs } of the runs that are there were made on another machine; their times are kept apart
cli-bench-interrupted = interrupted; go on with: { $command }
cli-bench-done = the results are in { $folder }; to see them: solvarium report { $folder } --out report.html
cli-bench-runs = { $runs } runs
cli-bench-other-builds = { $runs } of the runs that are there were made by another build of this program; they do not count
cli-bench-missing = { $missing ->
    [0] nothing is missing of { $runs } runs
    [one] 1 of { $runs } runs is missing
   *[other] { $missing } of { $runs } runs are missing
    }
cli-bench-unlocked = files in { $folder } cannot be locked ({ $reason }); make sure that no other bench writes to the same share
cli-bench-no-out = where do the results go? Process 0 writes them: give it `--out`
cli-bench-no-disk = the suite keeps states on disk: give `--disk` or `--out`, a folder for those of this process
cli-bench-part = process { $process } of { $processes } took part in { $runs ->
    [one] 1 run
   *[other] { $runs } runs
    }; the results are with process 0
cli-sweep-written = to start it: { $command }
cli-sweep-exists = { $path } is already there; say --overwrite to write over it, or choose another folder
cli-sweep-many-tasks = Slurm takes arrays of { $most } tasks, unless MaxArraySize in its slurm.conf was raised
cli-no-folder = the working folder is not known: { $reason }
cli-bench-busy = { $warning }; times will be less exact
cli-bench-begin = { $suite }: { $left } runs to make{ $done ->
    [0] { "" }
   *[other] , { $done } are already there
    }
cli-bench-no-reason = no reason was given
cli-bench-level = level
cli-bench-on = { $solver } on { $level }
cli-bench-bar = { $bar } { $made }/{ $all } runs, { $elapsed } so far{ $more }
cli-bench-tenth = { $made } of { $all } runs, { $left }
cli-bench-left = about { $count } { $unit ->
    [seconds] { $count ->
        [one] second
       *[other] seconds
    }
    [minutes] minutes
   *[hours] hours
    } left

# grade
cli-grade-interrupted = interrupted after { $done } of { $programs } programs
cli-grade-same-name = two programs are called `{ $name }`; give each a name of its own, as in NAME=COMMAND
cli-grade-no-command = `{ $path }`, line { $line }: `{ $text }` is not NAME=COMMAND
cli-grade-no-programs = `{ $path }` names no programs; a line is NAME=COMMAND
cli-grade-lost = { $program } lost

# grade-class
cli-grade-class-graded = { $graded ->
    [one] one program has its points already; --again grades it anew
   *[other] { $graded } programs have their points already; --again grades them anew
}
cli-grade-class-none = this class has no such assignment for programs
cli-grade-class-which = name the assignment with --assignment: { $known }
cli-grade-class-suite-kept = { $file } is used as it is; remove it to have it written anew from the assignment
cli-grade-class-program = program { $number } of { $all }: { $what }
cli-grade-class-replaced = { $name } has handed in a newer program; run the command again to grade it
cli-grade-class-done = { $done } of { $programs } programs graded; the marks of the class are in { $marks }
cli-server-address = `{ $address }` is no address of a server; one begins with http:// or https://
cli-server-unreachable = { $address } does not answer: { $reason }
cli-server-refused = the server says: { $reason }
cli-server-odd = { $address } answers with status { $status }, which no Solvarium server does; is the address right?

# serve
cli-serve-reachable = other machines can reach this address, and whoever can may use this machine to search. Nothing is encrypted: outside a network you trust, put a proxy with HTTPS in front (docs/DEPLOYING.md shows Caddy and nginx)
cli-serve-ready = Solvarium is at http://{ $address }/ (Ctrl-C ends it)
cli-serve-failed = cannot serve at { $address }: { $reason }
cli-lecture-ready = { $title } ({ $count ->
        [one] 1 slide
       *[other] { $count } slides
    }) is at http://{ $address }/#/lecture/served (Ctrl-C ends it)
cli-lecture-fine = { $name }: { $count ->
        [one] 1 slide, which can be shown
       *[other] { $count } slides, all of which can be shown
    }

# heuristics
cli-of-space = space { $space }
cli-heuristics-limit = { $stopped }: { $states } states were seen, which may not be all; take a smaller level, or a greater { $more }
cli-heuristics-interrupted = interrupted: { $states } states were seen, which may not be all
cli-heuristics-states = { $states } states, { $moves } moves between them; { $goals ->
    [1] 1 is a goal
   *[other] { $shown } are a goal
    }
cli-heuristics-solvable = from { $solvable } a goal can be reached, { $dead } are dead
cli-heuristics-distance = from the start to the nearest goal: { $distance }
cli-heuristics-no-distance = from the start no goal can be reached
cli-heuristics-not-admissible = `{ $name }` is not admissible: { $count ->
    [1] 1 estimate exceeds the true distance
   *[other] { $shown } estimates exceed the true distance
    }
cli-heuristics-not-consistent = `{ $name }` is not consistent: { $shown } of { $moves ->
    [1] 1 move
   *[other] { $shown_moves } moves
    } { $count ->
    [1] lowers it by more than it costs
   *[other] lower it by more than they cost
    }
cli-heuristics-first = the first, { $state }
cli-heuristics-first-from = the first leads from { $state }
cli-heuristics-first-to = at a cost of { $cost } to { $state }
cli-heuristics-start = the start
cli-heuristics-away = { $count ->
    [1] a state 1 move from the start
   *[other] a state { $shown } moves from the start
    }
cli-heuristics-no-way = there is no way
cli-heuristics-state = { $place }: estimate { $estimate }, in truth { $distance }
cli-column-start = start
cli-column-mean-error = mean error
cli-column-mean-relative-error = mean relative error
cli-column-greatest-error = greatest error
cli-column-exact = exact
cli-column-correlation = correlation
cli-column-rank-correlation = rank correlation
cli-column-dead-recognised = dead recognised
cli-column-wrongly-dead = wrongly dead
cli-column-admissible = admissible
cli-column-consistent = consistent

# explore
cli-explore-states = states
cli-explore-states-in = { $states } in { $layers ->
        [one] 1 layer
       *[other] { $layers } layers
    }
cli-explore-farthest = farthest state
cli-explore-moves = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } from the start
cli-explore-moves-made = moves of all states
cli-explore-count = { $count }
cli-explore-goals = goals
cli-explore-goals-nearest = { $goals }, the nearest { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } from the start
cli-explore-dead = dead states
cli-explore-share = { $count } ({ $share } %), from which no goal can be reached
cli-explore-interrupted = interrupted: only whole layers are counted
cli-explore-limit = by the limit on { $limit }: only whole layers are counted
cli-explore-took = took
cli-explore-spent = { $spent } and { $held } of memory, { $each } bytes a state, on { $threads ->
        [one] 1 thread
       *[other] { $threads } threads
    }
cli-explore-disk = on disk
cli-explore-disk-bytes = { $size }, { $each } bytes a state
cli-explore-with-goals = { $states }, { $goals ->
        [one] 1 of them a goal
       *[other] { $goals } of them goals
    }
cli-explore-chart = States by their distance from the start
cli-explore-depth = moves from the start

# trace
cli-trace-one-input = only one of the traces can come from standard input
cli-trace-identical = identical: { $events }
cli-trace-events = { $count ->
    [1] 1 event
   *[other] { $shown } events
    }
cli-trace-differs = event { $number } differs in: { $fields }
cli-trace-ended = { $short } ends after { $events }, all as in { $long }; { $long } goes on
cli-trace-side = { $name } is { $file }
cli-trace-side-line = { $name } is { $file }, line { $line }
cli-trace-before = before, alike in both:
cli-trace-total = { $name } has { $events } in all
cli-trace-event = event { $number }
cli-trace-from-nowhere = from nowhere: a search begins
cli-trace-from-node = from node { $node }
cli-trace-node = node { $node }
cli-trace-over = (ended)
cli-trace-from-goal = from a goal
cli-trace-from-start = from the start
cli-trace-below = below node { $node }
cli-trace-round = round { $round }
cli-trace-more = { $count } more
cli-trace-again = (again, first #{ $first })
cli-trace-no-events = no events
cli-trace-no-tree = `{ $file }` is the trace of a local search, which has no tree
cli-trace-no-node = no node { $node } was expanded in `{ $file }`
cli-trace-expansions = { $count } expansions
cli-trace-some-expansions = { $shown } of { $count } expansions are shown; --nodes, --depth and --from show others
cli-trace-others = { $count } events of other kinds are not shown
cli-trace-steps = { $steps } steps, { $accepted } changes made, { $rounds ->
    [1] 1 round
   *[other] { $shown } rounds
    }
cli-trace-generations = { $count } generations
cli-column-field = field
cli-column-steps = steps
cli-column-energy-at-the-end = energy at the end
cli-column-least-energy = least energy
cli-column-changes-made = changes made
cli-column-temperature = temperature
cli-column-generations = generations
cli-column-best-fitness = best fitness
cli-column-mean-fitness = mean fitness

# The help and what is wrong with arguments.
cli-usage = Usage:
cli-usage-commands = Commands
cli-usage-arguments = Arguments
cli-usage-options = Options
cli-usage-default = {" "}[default: { $values }]
cli-usage-known = {" "}[possible values: { $values }]
cli-usage-more = For more information, try `--help`.
cli-usage-similar = tip: did you mean { $count ->
        [one] { $names }
       *[other] one of these: { $names }
    }?
cli-usage-no-value = a value is required for `{ $argument }`, but none was given
cli-usage-unknown-value = invalid value `{ $value }` for `{ $argument }`; possible values: { $known }
cli-usage-wrong-value = invalid value `{ $value }` for `{ $argument }`: { $reason }
cli-usage-unknown = unexpected argument `{ $argument }`
cli-usage-no-command = no command `{ $name }`
cli-usage-no-puzzle = no puzzle `{ $name }`; there are: { $known }
cli-usage-left-out = this build of the program was made without the command `{ $name }`; the one that `make install` builds has it
cli-usage-missing = missing arguments: { $arguments }
cli-usage-missing-command = a command is missing; there are: { $known }
cli-usage-twice = `{ $argument }` can be given only once
cli-usage-conflict = `{ $argument }` cannot be used with `{ $other }`

# The help, by command and argument.
cli-help = Play, watch, compare and make puzzles with the search algorithms of an AI course
cli-help-more =
    LEVEL is a file, `-` for standard input, FILE#K for the K-th level of a collection, a built-in name such as water-sort/7, a level in a one-line notation, or a link that the page or `link` made.

    Exit codes: 0 solved or fine; 1 not solved (unsolvable, stuck, a wrong solution); 2 bad input or usage; 3 limit reached; 4 another process of the same search is not there; 130 interrupted.
cli-help-help = Print help
cli-help-version = Print version
cli-help-lang = The language of messages, en or vi [default: that of the locale]
cli-help-level = A file, `-`, FILE#K, a built-in name such as water-sort/7, a level in one line, or a link
cli-help-puzzle = The puzzle, where the level's text leaves it open
cli-help-heuristic = The heuristic that guides informed algorithms [default: the puzzle's first]
cli-help-space = The view of the level that is searched [default: the puzzle's first]
cli-help-set = A setting of the puzzle or the algorithm; may be repeated
cli-help-seed = Seed of all random choices
cli-help-cluster = Search together with other processes of this program; the file has the address of each in a line, as host:port
cli-help-process = The number of this process among them, from 0 [default: what srun says]
cli-help-listen = Listen here, such as at 0.0.0.0:7000, and not at the address that the file has for this process
cli-help-wait = Wait so many seconds for the others to come
cli-help-disk = Keep the states in files of this new folder, as many as it has room for; memory is used up to --max-memory
cli-help-resume = Go on with the search in the folder of --disk, whatever ended it, if there is one
cli-help-max-nodes = Stop after expanding this many states
cli-help-max-time = Stop after this many seconds
cli-help-max-cpu = Stop after this many seconds of processor time, whatever else the machine does
cli-help-max-memory = Stop before the search holds more memory than this, such as 512MiB [default: 2GiB, or less on a small machine]
cli-help-output = text or json

cli-help-list = Show puzzles, algorithms, heuristics and built-in levels
cli-help-list-puzzle = Only this puzzle, with everything it offers

cli-help-solve = Solve a level with one algorithm
cli-help-solve-algorithm = The algorithm [default: the puzzle's expert, else astar]
cli-help-solve-external = A program of yours that solves, as in "python3 my_solver.py" or NAME=COMMAND
cli-help-solve-external-input = How your program gets the level: json or text, with a notation as in text:NOTATION
cli-help-solve-improve = Spend this many seconds on shortening the solution, where the solver can (the same as --set improve=SECONDS)
cli-help-solve-threads = Search on this many threads, where the algorithm or solver can: bfs, ucs and astar do it without keeping parents
cli-help-solve-output = text, json, moves, csv, markdown, or one of the puzzle's solution notations
cli-help-solve-trace = Write every expansion to a file, one JSON object a line
cli-help-solve-save = Write the solution to a file, in the puzzle's first solution notation

cli-help-play = Play in the terminal
cli-help-play-level = The level, as for the other commands [default: choose in a menu]
cli-help-play-set = A setting of the puzzle's rules; may be repeated
cli-help-watch = Watch a solution, a search or a race of searches in the terminal
cli-help-watch-level = The level, as for the other commands [default: choose in a menu]
cli-help-watch-algorithms = The algorithm whose search is shown, or two to four that race, separated by commas; ALG:HEURISTIC gives one its own heuristic [default: the solution of the puzzle's own solver]
cli-help-compare = Run several algorithms on one level, side by side
cli-help-compare-algorithms = The algorithms, separated by commas; ALG:HEURISTIC gives one its own heuristic [default: all that can be run on the level]
cli-help-compare-external = A program of yours that takes part, as in "python3 my_solver.py" or NAME=COMMAND; may be repeated
cli-help-compare-external-input = How your programs get the level: json or text, with a notation as in text:NOTATION
cli-help-compare-threads = Search on this many threads, as with `solve`; without --algorithms, those that can
cli-help-compare-output = text, json, csv, markdown or html
cli-help-compare-charts = Draw bars below the table, as on a terminal, wherever the text goes
cli-help-compare-no-charts = Draw no bars below the table

cli-help-bench = Measure a suite of runs, each in its own process
cli-help-bench-suite = The suite: a file in TOML that names levels, solvers, limits and repeats
cli-help-bench-out = The folder for the results
cli-help-bench-resume = Go on with the results that are there
cli-help-bench-disk = Keep the states of each run in a folder of its own in this one, where the suite says nothing else and the algorithm can
cli-help-bench-jobs = Runs at a time; more than one disturb each other's times
cli-help-bench-shard = Make only the I-th of N shares of the runs, for one of several machines
cli-help-bench-repeats = Runs of each request, whatever the suite says
cli-help-bench-threads = Search on this many threads, where the suite says nothing else and the algorithm can
cli-help-bench-dry-run = List the runs and make none
cli-help-bench-missing = List the runs that a folder of results lacks, and make none; may be repeated
cli-help-bench-emit = Make no run, but write a script into the folder that makes all in N shares and reports them: with slurm, which manages a cluster, or with GNU parallel
cli-help-bench-shards = The number of shares for --emit
cli-help-bench-overwrite = Write over the script that is there

cli-help-merge = Put folders of results together
cli-help-merge-from = Folders of results
cli-help-merge-out = The new folder for all of them

cli-help-report = Make a report of measured results: tables, scores, plots, and what is wrong with them
cli-help-report-places = Folders of results, or single files of them; what stands in several counts once
cli-help-report-out = The file to write: .html, .md, .csv (the raw figures) or .tex [default: Markdown on standard output]
cli-help-report-beside = Figures published elsewhere, to stand beside ours: CSV with group,level,solver,quantity,value,unit,note

cli-help-grade = Give programs points on the levels of a suite, and a reason for every point they lose
cli-help-grade-suite = The suite: a file in TOML whose table `grade` says what there are points for
cli-help-grade-external = A program to be graded, as in NAME=COMMAND; may be repeated
cli-help-grade-externals = A file with more of them, one NAME=COMMAND a line
cli-help-grade-external-input = How the programs get the level: json or text, with a notation as in text:NOTATION
cli-help-grade-out = Write the grades to a file in CSV, a row for each program

cli-help-grade-class = Fetch the programs that a class handed in, grade them here, and send the points back
cli-help-grade-class-server = The address of the server, such as `https://puzzles.example.org`
cli-help-grade-class-key = A key of yours, made on the account page of the server
cli-help-grade-class-class = The class, as the address of its page ends
cli-help-grade-class-assignment = The assignment [default: the class's only one for programs]
cli-help-grade-class-out = The folder for the programs, the suite and the marks; it is made if it is not there
cli-help-grade-class-command = How a program is started, {"{"}file{"}"} being its file, as in "python3 {"{"}file{"}"}" [default: what the assignment says]
cli-help-grade-class-suite = A suite that says which levels, limits and points there are [default: suite.toml in the folder, written at first]
cli-help-grade-class-external-input = How the programs get the level: json or text, with a notation as in text:NOTATION
cli-help-grade-class-again = Grade again what is graded

cli-help-generate = Make new levels that are certified solvable
cli-help-generate-seed = Seed of the first level; the next ones count on from it
cli-help-generate-count = How many levels
cli-help-generate-target = What the levels must be like, such as "difficulty hard, greedy fails"; `solvarium list PUZZLE` shows the conditions
cli-help-generate-tries = Candidates drawn for each level, at most
cli-help-generate-daily = The level of a day, the same for everyone, such as 2026-11-17; today’s (UTC) without a date

cli-help-check = Examine a level, or a solution of it
cli-help-check-solution = A solution to be checked: a report in JSON, moves, or one of the puzzle's solution notations
cli-help-check-set = A setting of the puzzle's rules; may be repeated

cli-help-explore = Count every state that can be reached, layer by layer: how large a level is, how deep, how many goals it has
cli-help-explore-space = The view of the level that is explored [default: the puzzle's first]
cli-help-explore-set = A setting of the puzzle's rules; may be repeated
cli-help-explore-threads = Explore on this many threads [default: as many as the machine has cores]
cli-help-explore-dead = Also count the states from which no goal can be reached, which takes several times as long
cli-help-explore-chart = Write a chart of the layers to a file in SVG
cli-help-explore-output = text, json or csv

cli-help-hint = Say what a person would do next, and why
cli-help-hint-after = The moves made so far, such as "0,2 3,5" (counted from 0), or a file that holds them
cli-help-hint-alarm = Only check, for a twentieth of a second, whether the game is lost
cli-help-hint-tell = How much to tell: 1 where to look, 2 also why, 3 also what follows

cli-help-convert = Write a level in another notation
cli-help-convert-to = The notation to write; `list PUZZLE` names them
cli-help-convert-space = The view of the level whose costs are written, for other programs [default: the puzzle's first]
cli-help-convert-set = A setting of the puzzle's rules; may be repeated

cli-help-link = Print a link that opens a level, a position, a replay, a search or a comparison in the page
cli-help-link-play = Show the position after these moves, such as "0,2 3,5" (counted from 0), or a file that holds them
cli-help-link-replay = Show these moves one after the other, or those in a file
cli-help-link-watch = Show the search of this algorithm
cli-help-link-compare = Show these algorithms side by side, separated by commas; ALG:HEURISTIC gives one its own heuristic
cli-help-link-diff = Show these two searches in step, and where they first differ; ALG:HEURISTIC gives one its own heuristic
cli-help-link-step = Show the search at this expansion
cli-help-link-title = What to call a level that is not built in
cli-help-link-base = The address of the page that shows it: http://… or https://…, or one that begins with ./, ../ or / for a link within a site
cli-help-link-embed = Link to the view for other pages: the board and small controls alone

cli-help-serve = Serve the page where people play, watch and compare
cli-help-serve-addr = Where to listen; port 0 takes any that is free
cli-help-serve-host = A name by which other machines reach the server, such as lab.example.org; may be given several times
cli-help-serve-page = Serve the page from this folder, as `make page` writes it, instead of the one that is built in
cli-help-serve-max-time = Stop what a request asks for after this many seconds
cli-help-serve-max-memory = Stop a search before it holds more memory than this [default: 2GiB, or less on a small machine]
cli-help-serve-max-request = Refuse requests larger than this

cli-help-lecture = Serve a lecture: the page opens at its first slide
cli-help-lecture-file = The lecture, in JSON; docs/LECTURES.md describes it
cli-help-lecture-check = Only say whether everything in it can be shown
cli-help-lecture-addr = Where to listen; port 0 takes any that is free
cli-help-lecture-page = Serve the page from this folder, as `make page` writes it, instead of the one that is built in

cli-help-trace = Compare traces, or show one as a tree
cli-help-trace-diff = Find the first event in which two traces differ
cli-help-trace-diff-more = Exit codes: 0 identical; 1 different; 2 not two traces that can be compared.
cli-help-trace-diff-a = A trace, or `-` for standard input
cli-help-trace-diff-b = Another
cli-help-trace-diff-fields = The fields to compare, separated by commas, such as state,g [default: all that both lines have, but n]
cli-help-trace-show = Show a trace as a tree, or as a table where it is one of a local search
cli-help-trace-show-file = A trace, or `-` for standard input
cli-help-trace-show-depth = Show this many levels below the first
cli-help-trace-show-nodes = Show this many nodes: those expanded first
cli-help-trace-show-from = Show what lies below the node of this id
cli-help-trace-show-output = text, or dot for Graphviz

cli-help-heuristics = Compare every heuristic with the true distances, on a level small enough to be searched completely
cli-help-heuristics-space = The view of the level whose heuristics are measured [default: the puzzle's first]
cli-help-heuristics-set = A setting of the puzzle's rules; may be repeated
cli-help-heuristics-threads = Make the estimates on this many threads
cli-help-heuristics-disk = Keep the moves in a file of this folder, which goes at the end, for levels whose moves are too many for the memory
cli-help-heuristics-output = text, json, csv or markdown

cli-help-completions = Print a completion script for a shell
cli-help-completions-shell = The shell
cli-help-man = Print the manual page, or write the pages of all commands into a folder
cli-help-man-out = The folder to write the pages of all commands into
cli-help-worker = Verify shared levels and run solvers for the boards of a server
cli-help-backup = Copy what is shared on a server into a file, while it runs
cli-help-restore = Make a server's data of such a file
cli-help-data = Keep accounts, shared levels and leaderboards in this folder; it is made if it is not there
cli-help-database = Keep them in this PostgreSQL database instead: postgres://USER:PASSWORD@HOST/DATABASE
cli-help-serve-closed = Let nobody new register
cli-help-serve-behind-proxy = Believe X-Forwarded-For and X-Forwarded-Proto, which a proxy in front of the server sets
cli-help-serve-workers = Workers in this process that verify levels and run solvers
cli-help-serve-metrics = Tell numbers for Prometheus at this address, under /metrics
cli-help-serve-max-rate = Requests that one person may make in a second
cli-help-job-time = Stop verifying a level, or running a solver for a board, after this many seconds
cli-help-job-memory = Stop it before it holds more memory than this
cli-help-log = The form of log lines
cli-help-log-level = How much is logged: error, warn, info or debug
cli-help-worker-workers = Jobs that are worked on side by side
cli-help-backup-file = The file to write, which must not be there yet
cli-help-restore-file = The file that `backup` wrote
cli-serve-admin =
    The admin comes in by this link, which is shown once. Keep it:
      { $link }
cli-worker-ready = { $count ->
    [one] one worker waits for jobs (Ctrl-C ends it)
   *[other] { $count } workers wait for jobs (Ctrl-C ends them)
}
cli-no-place = say where the data is: --data DIR or --database URL
cli-house-failed = the database cannot be used: { $reason }
cli-backup-done = the backup is in { $file }
cli-restore-done = restored from { $file }
