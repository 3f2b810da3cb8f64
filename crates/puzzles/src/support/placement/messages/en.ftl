# What the notations of placement puzzles say alike.
placement-width = the width must be a whole number from 1 to { $most }, not `{ $found }`
placement-height = the height must be a whole number from 1 to { $most }, not `{ $found }`
placement-no-level = there is no level here
placement-second-level = a second level; choose one
placement-address-too-long = the address ends with the board; here is more

# Steps of reasoning: where to look.
placement-cell = { $cell }
placement-cells = { $cells }
placement-line = { $line }

# Steps of reasoning: why, and what follows.
placement-step = { $place } ({ $rule }): { $why }: { $what }.
placement-no-solution = there is no solution
placement-stay-empty = { $count ->
    [one] { $cells } stays empty
   *[other] { $cells } stay empty
    }
placement-and = { $first }, and { $second }
placement-unfounded = no rule gets any further, but this is part of the solution
placement-because = { $what }, because { $why }
placement-so = { $before }; so { $why }
placement-then = then { $what }, because { $why }
placement-but = but { $why }
