# What the template says, in English. Every id begins with the puzzle's name; every language uses the same arguments.

# Texts that are not a map.
template-too-large = the map is { $width } cells wide and { $height } high; a map has at most { $most } cells
template-second = a second `{ $sign }`; a map has one
template-missing = the map has no `{ $sign }`
template-strange = `{ $sign }` is none of `#`, `.`, `2` to `9`, `S`, `G`

# Rules that a state breaks.
template-at-goal = the walker is at { $walker }, the goal at { $goal }

# What is declared.
template = Template
    .tagline = Walk from S to G.
    .rules = Walk from S to G around the walls, paying for the ground you enter.
template-format-map = rows of `#`, `.`, digits 2 to 9, one `S` and one `G`
template-space-steps = steps
    .summary = a state is the walker's cell
template-heuristic-manhattan = steps if no wall were in the way
template-heuristic-zero = knows nothing, but that a walled-in goal is out of reach
template-pack = Main collection
    .summary = two small maps
template-measure-steps = Steps
