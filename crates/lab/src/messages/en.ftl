request-no-puzzle = no puzzle `{ $name }`; { $known }
request-no-algorithm = no algorithm `{ $name }` for { $puzzle }; { $known }
request-no-space = no space `{ $name }` for { $puzzle }; { $known }
request-no-heuristic = no heuristic `{ $name }` for { $puzzle }; { $known }
request-no-format = no format `{ $name }` for { $puzzle }; { $known }
request-no-solution-format = no solution format `{ $name }` for { $puzzle }; { $known }
request-not-backward = { $puzzle } cannot be run backwards, which `{ $algorithm }` needs
request-not-backward-with-settings = { $puzzle } cannot be run backwards with these settings, which `{ $algorithm }` needs
request-one-thread = `{ $algorithm }` works on one thread. On several, { $known }
request-cost-too-large = with --threads, paths that cost { $most } or more cannot be told apart, and there is one here
request-one-process = `{ $algorithm }` works in one process. In several, { $known }
request-not-on-disk = `{ $algorithm }` keeps its states in memory. On disk, { $known }
request-dead-on-cluster = dead states are counted in one process only: leave out `--dead` or `--cluster`
request-dead-on-disk = dead states are counted in memory only: leave out `--dead` or `--disk`
request-no-tutor = { $puzzle } has no tutor, so no hints
request-no-generator = { $puzzle } has no generator
request-script-failed = your own heuristic failed: { $reason }
request-wrong-answer = BUG: `{ $algorithm }` gave a wrong answer: { $reason }

replay-not-a-move = move { $number }, `{ $text }`, is not a move of this puzzle
replay-illegal = move { $number }, `{ $text }`, is not legal there
replay-unsolved = after the last move the level is not solved: { $rule }: { $reason }
replay-no-list = the text holds no moves in a notation this puzzle knows: no list `moves` of strings in the JSON

load-file = cannot read `{ $path }`: { $reason }
load-too-large = `{ $name }` is too large: it has at least { $size } bytes, and at most { $most } are read
load-empty = `{ $name }` is empty
load-unrecognised = `{ $name }` is in no notation known here; --puzzle NAME says what is wrong with it as a level of that puzzle
load-ambiguous = `{ $name }` could be a level of any of { $puzzles }; choose one with --puzzle
load-level = { $name }: { $error }
load-other-puzzle = `{ $name }` is a level of { $puzzle }, not of { $hint }
load-folder = `{ $name }` is a folder, not a level
load-nothing = there is no file `{ $name }`, and it is not a level in one line; built-in levels are: { $levels }
load-address = `{ $name }` is neither a link that Solvarium made, which holds `{ $mark }`, nor the address of a puzzle it can read
load-no-built-in = no built-in level `{ $name }`; there are: { $levels }
load-no-such-level = there is no built-in level `{ $name }`
load-several = `{ $name }` holds { $count } levels; choose one, as in `{ $name }#1` to `{ $name }#{ $count }`
load-no-part = `{ $name }`: no level `{ $part }`; the file holds { $count }, numbered from 1
load-companion = the file that belongs to this level is missing: { $reason }

level-read-as = read as { $format }: { $reason }
level-empty = the level is empty
level-unreadable = this is in no notation for { $puzzle }; there are: { $formats }; { $reason }

size-unit = expected a number and a unit such as KiB, MiB or GiB
size-number = expected a size such as 512MiB or 2GiB
size-range = expected a size from 1 byte to 16 EiB

heuristics-own = what your own heuristic says
heuristics-of = { $part } of { $whole }
heuristics-dead = dead
heuristics-no-way = no way
heuristics-yes = yes
heuristics-no = no
heuristics-undeclared = here, not declared
heuristics-wrongly-declared = NO, though declared
heuristics-disk = { $file } cannot be used for the moves: { $reason }
heuristics-disk-used = { $file } is there already: name another folder, or remove the file if no program is using it

ending-solved = solved
ending-solved-at-limit = solved, then ended at the { $limit } limit
ending-unsolvable = unsolvable
ending-says-unsolvable = says unsolvable
ending-stuck = stuck
ending-gave-up = gave up
ending-limit = limit reached
ending-wrong = wrong answer
ending-garbage = garbage
ending-crashed = crashed

trace-failed = the trace could not be written: { $reason }
trace-line = { $name }: line { $line }: { $message }
trace-empty = `{ $name }` is empty, so it is not a trace (the puzzles' own solvers write none)
trace-another = another trace begins here; a file holds one, with its header in the first line
trace-event-not-text = `event` is not a string such as "expand"
trace-no-event = no field `event`; a line of a trace is like {"{"}"event":"expand","id":0,…{"}"}
trace-newer = version { $version } of the format; this program reads up to version { $known }, a newer one is needed
trace-no-version = the header has no `version` from 1 to { $known }
trace-long-line = longer than { $most } bytes, so it is not a line of a trace
trace-not-json = not JSON: { $reason } at column { $column }
trace-not-object = not a JSON object; a line of a trace is like {"{"}"event":"expand",…{"}"}
trace-no-id = an expansion without a whole number `id`
trace-odd-parent = `parent` is neither a whole number nor null
trace-no-field = no field `{ $name }`; { $known }
trace-nothing-in-common = the other trace has no field in common with this one, so nothing can be compared
trace-headers-differ = the headers differ in { $field }: { $a } and { $b }
trace-nothing = nothing
trace-cut = { $name } breaks off within line { $line }, which is left out
trace-skipped = { $name }: { $count } events of unknown kinds are left out

lecture-count = a lecture has from 1 to { $most } slides, not { $count }
lecture-slide = slide { $number }: { $reason }
lecture-no-level = `{ $field }` needs a `level` that it is about, such as "grid/1"
lecture-odd-field = `{ $field }` means nothing in the view `{ $view }`, which takes: { $known }
lecture-no-request = the view `watch` needs a `request`, such as "astar"
lecture-requests = the view `compare` needs `requests`, a list of from 1 to { $most } searches

link-none = this is not a link to a level; such a link holds `{ $mark }`, a version and a code, as in `{ $mark }1/…`
link-version = the link is of version { $version }, and this program reads only version { $known }; a newer Solvarium is needed
link-damaged = the link is incomplete or damaged: characters are missing or wrong; ask for it again, or copy all of it
link-newer = the link holds something that this version does not know; a newer Solvarium is needed
link-too-large = this is too much for a link; pass the level on as a file instead
link-lanes = a link compares from one to { $most } searches
link-pair = a link shows exactly two searches in step
link-marks = the link marks cells that the board does not have
link-moves = the moves of the link cannot be made: { $reason }
link-request = the search of the link cannot be run: { $reason }

daily-none = { $puzzle } has no level of the day
daily-no-date = `{ $date }` is not a date; write year, month and day as in 2026-11-17, from 1970-01-01 on

target-error = the target, column { $column }: { $message }
target-missing = a condition is missing here; there are, with any numbers: { $conditions }
target-unknown = `{ $name }` is not a condition for { $puzzle }; there are, with any numbers: { $conditions }
target-not-joined = conditions must be joined by commas or `and`; there is neither before `{ $word }`
target-not-a-range = `{ $after }` needs a range after it, such as 40..60, 40.. or ..60
target-empty-range = the range { $range } is empty, because { $least } is greater than { $most }; write { $most }..{ $least }
target-no-difficulty = no difficulty `{ $name }`; { $known }
target-not-a-rule = `{ $word }` is not a condition on rules; write a number and a difficulty or the name of a rule, as in rule>=1:hard
target-no-rule = no rule `{ $name }`, and no difficulty of rules; { $known }
target-not-of-algorithm = after `{ $algorithm }` comes `fails`, `solves` or `expanded` with a range
target-not-a-number = `{ $after }` may be followed by a number of states from 1 on, not by `{ $word }`
target-not-found = of { $tried } candidates tried, none meets the target: { $why }. Ask for less, allow more tries, or take another seed
target-rejected = { $count ->
        [one] 1 does
       *[other] { $count } do
    } not meet `{ $condition }`
target-not-made = for { $count } the generator found no level within the limits
target-stopped = { $stop } after { $tried } candidates, before one met the target

# searches on disk
scale-disk-used = { $folder } is not empty: go on with the search in it with `--resume`, or name another folder
scale-disk-busy = another process is searching in { $folder }
scale-disk-other = { $folder } holds another search: its { $what } is `{ $there }`, not `{ $here }`
scale-disk-foreign = { $file } does not belong to a search: move it away, then go on
scale-disk-unreadable = { $file } cannot be read: { $reason }
scale-disk-unwritable = { $file } cannot be written: { $reason }
scale-disk-full = there is no room for { $file } ({ $reason }): make room, then go on with `--resume` from the last round that was finished
scale-disk-damaged = { $file } is damaged: it does not hold what was written into it
scale-disk-note = the search on disk cannot be continued: it notes `{ $line }`, which this version does not know
