request-no-puzzle = no puzzle `{ $name }`; { $known }
request-no-algorithm = no algorithm `{ $name }` for { $puzzle }; { $known }
request-no-space = no space `{ $name }` for { $puzzle }; { $known }
request-no-heuristic = no heuristic `{ $name }` for { $puzzle }; { $known }
request-no-format = no format `{ $name }` for { $puzzle }; { $known }
request-no-solution-format = no solution format `{ $name }` for { $puzzle }; { $known }
request-not-backward = { $puzzle } cannot be run backwards, which `{ $algorithm }` needs
request-not-backward-with-settings = { $puzzle } cannot be run backwards with these settings, which `{ $algorithm }` needs
request-no-tutor = { $puzzle } has no tutor, so no hints
request-no-generator = { $puzzle } has no generator
request-wrong-answer = BUG: `{ $algorithm }` gave a wrong answer: { $reason }

replay-not-a-move = move { $number }, `{ $text }`, is not a move of this puzzle
replay-illegal = move { $number }, `{ $text }`, is not legal there
replay-unsolved = after the last move the level is not solved: { $rule }: { $reason }
replay-no-list = the text holds no moves in a notation this puzzle knows: no list `moves` of strings in the JSON

load-file = cannot read `{ $path }`: { $reason }
load-too-large = `{ $name }` is too large: it has at least { $size } bytes, and at most { $most } are read
load-unrecognised = `{ $name }` is in no notation known here; name the puzzle with --puzzle to see what is wrong with it
load-ambiguous = `{ $name }` could be a level of any of { $puzzles }; choose one with --puzzle
load-level = { $name }: { $error }
load-other-puzzle = `{ $name }` is a level of { $puzzle }, not of { $hint }
load-folder = `{ $name }` is a folder, not a level
load-nothing = there is no file `{ $name }`, and it is no level in one line; built-in levels are: { $levels }
load-no-built-in = no built-in level `{ $name }`; there are: { $levels }
load-several = `{ $name }` holds { $count } levels; choose one, as in `{ $name }#1` to `{ $name }#{ $count }`
load-no-part = `{ $name }`: no level `{ $part }`; the file holds { $count }, numbered from 1
load-companion = the file that belongs to this level is missing: { $reason }

level-read-as = read as { $format }: { $reason }
level-unreadable = this is in no notation for { $puzzle }; there are: { $formats }

size-unit = expected a number and a unit such as KiB, MiB or GiB
size-number = expected a size such as 512MiB or 2GiB
size-range = expected a size from 1 byte to 16 EiB

heuristics-of = { $part } of { $whole }
heuristics-dead = dead
heuristics-no-way = no way
heuristics-yes = yes
heuristics-no = no
heuristics-undeclared = here, not declared
heuristics-wrongly-declared = NO, though declared
