verbatim = { $text }

stopped-limit =
    limit reached: { $limit ->
        [cpu] processor time
       *[other] { $limit }
    }
stopped-interrupted = interrupted

level-error = line { $line }, column { $column }: { $message }

there-are = there are: { $names }
there-are-none = there are none

option-unknown = no setting `{ $name }` here; { $known }
option-value = `{ $name }` takes { $expected }, not `{ $given }`
option-takes-at-least = a whole number of at least { $min }
option-takes-whole-number = a whole number from { $min } to { $max }
option-takes-number = a number from { $min } to { $max }
option-takes-flag = true or false
option-takes-choice = one of { $choices }

generate-not-found =
    { $tries ->
        [one] no such level was found in one try
       *[other] no such level was found in { $tries } tries
    }; ask for less, or try another seed
generate-stopped = { $stop } before a level was found

landscape-estimate = the least estimate of the states on the way is { $energy }
landscape-own = your own program gives it the energy { $energy }
landscape-hopeless = every state on the way is proved to be a dead end
