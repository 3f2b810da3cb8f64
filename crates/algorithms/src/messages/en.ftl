algorithm-bfs = Breadth-first
    .summary = expands states in the order in which they were found; tests for the goal when a state is generated
    .guarantee = fewest moves

algorithm-dfs = Depth-first
    .summary = follows one path to its end before it tries another; never enters a state twice
    .guarantee = none on length; complete on finite spaces

algorithm-dls = Depth-limited
    .summary = depth-first search that turns back at a depth limit
    .guarantee = finds a solution within the limit if there is one; reports `limit reached` when anything was cut off
algorithm-dls-param-limit = limit
    .summary = the greatest depth searched

algorithm-ids = Iterative deepening
    .summary = depth-limited search with limit 0, 1, 2, … and a table of bounded size against repetition
    .guarantee = fewest moves, in bounded memory
algorithm-ids-param-table = table
    .summary = MiB for the table of states found in a round

algorithm-ucs = Uniform cost
    .summary = expands the open state with the least cost so far
    .guarantee = least cost

algorithm-greedy = Greedy best-first
    .summary = expands the open state with the least estimate of what is left
    .guarantee = none on cost; complete on finite spaces

algorithm-astar = A*
    .summary = expands the open state with the least cost so far plus estimate, ties to the smaller estimate
    .guarantee = least cost with an admissible heuristic

algorithm-wastar = Weighted A*
    .summary = A* with the estimate multiplied by a weight: faster, and longer by at most that factor
    .guarantee = cost at most weight × optimum with an admissible heuristic
algorithm-wastar-param-weight = weight
    .summary = how much the estimate counts, to two decimals

algorithm-idastar = IDA*
    .summary = depth-first under a bound on cost plus estimate that rises step by step
    .guarantee = least cost with an admissible heuristic, in bounded memory
algorithm-idastar-param-table = { algorithm-ids-param-table }
    .summary = { algorithm-ids-param-table.summary }

algorithm-beam = Beam search
    .summary = breadth-first search that keeps only the states of each layer with the least estimates
    .guarantee = none; reports `stuck` when it ends after dropping states
algorithm-beam-param-width = width
    .summary = states kept in each layer

algorithm-hill = Hill climbing
    .summary = always goes on from the neighbour that looks best
    .guarantee = variant `backtrack` is complete on finite spaces; the others may get stuck
algorithm-hill-param-variant = variant
    .summary = the kind of hill climbing
    .choice-backtrack = backtrack
    .choice-fallback = fallback
    .choice-strict = strict
    .choice-simple = simple
    .choice-tweak = tweak
algorithm-hill-param-restarts = restarts
    .summary = further tries of `strict`, `simple` and `tweak`, each from another place
algorithm-hill-param-min-length = minimum length
    .summary = letters of the shortest random string
algorithm-hill-param-max-length = maximum length
    .summary = letters of the longest string

algorithm-anneal = Simulated annealing
    .summary = changes a complete candidate at random; accepts worse ones less and less often as it cools
    .guarantee = none; reports `stuck` when every round froze
algorithm-anneal-param-initial-temperature = initial temperature
    .summary = temperature at the start of a round
algorithm-anneal-param-cooling = cooling
    .summary = factor on the temperature at each step
algorithm-anneal-param-steps = steps
    .summary = changes tried in a round
algorithm-anneal-param-restarts = restarts
    .summary = further rounds from a new random candidate
algorithm-anneal-param-min-length = { algorithm-hill-param-min-length }
    .summary = { algorithm-hill-param-min-length.summary }
algorithm-anneal-param-max-length = { algorithm-hill-param-max-length }
    .summary = { algorithm-hill-param-max-length.summary }

algorithm-genetic = Genetic algorithm
    .summary = breeds candidates: roulette-wheel parents, crossover, mutation, survival of the fittest
    .guarantee = none; reports `limit reached` after the last generation
algorithm-genetic-param-population = population
    .summary = candidates that survive a generation
algorithm-genetic-param-parents = parents
    .summary = share of the population that becomes parents
algorithm-genetic-param-mutants = mutants
    .summary = share of the children that are mutated
algorithm-genetic-param-generations = generations
    .summary = most generations
algorithm-genetic-param-min-length = { algorithm-hill-param-min-length }
    .summary = { algorithm-hill-param-min-length.summary }
algorithm-genetic-param-max-length = { algorithm-hill-param-max-length }
    .summary = { algorithm-hill-param-max-length.summary }

algorithm-bidirectional = Bidirectional
    .summary = breadth-first from the start and backwards from the goals until the two meet
    .guarantee = fewest moves

search-order-bfs = the entry that has waited longest: first in, first out
search-order-dfs = of the deepest state on the path that has untried successors, the next one in the order of the moves
search-order-ucs = least g; ties to the newest entry
search-order-greedy = least h; ties to the newest entry
search-order-astar = least f = g + h; ties to the smaller h, then to the newest entry
search-order-wastar = least p = g + w·h; ties to the smaller h, then to the newest entry
search-order-beam = the current layer, least h first; ties to the state that was met first
search-order-bidirectional = a whole layer of one side, in the order in which its states were met; then a layer of the side with fewer waiting states, of the start’s side if both have as many
search-order-hill = the neighbours found last, least h first; ties to the one that was met first
search-order-nothing = no list: complete candidates are changed instead

pseudo-dead = the heuristic proves that no goal can be reached from here
pseudo-cost = c is the cost of the move
pseudo-cheaper = a new state, or a cheaper path to a known one; a closed one is opened again
pseudo-whole = in whole numbers: where w has decimals, both terms are multiplied by a common factor
pseudo-first-path = the first path to a state is kept, even if a cheaper one turns up
pseudo-first-in = first in, first out
pseudo-early-test = tested when it is generated: no shorter path can turn up later
pseudo-layer = least h first
pseudo-drop = w is the width of the beam; what is dropped never comes back
pseudo-visit = goes down; a goal found below ends the search
pseudo-back = every successor has been tried
pseudo-again = met before, at no greater cost
pseudo-limit = too deep: cut off
pseudo-cut = too deep for this round: cut off
pseudo-rounds = until a round finds a goal or cuts nothing off
pseudo-next-bound = beyond the bound: cut off; the least such value is the bound of the next round
pseudo-both-ends = one search from the start, one backwards from the goals
pseudo-fewer = the start’s side if both have as many; it grows by one layer
pseudo-one-move = forwards from the start’s side, backwards from the goals’ side
pseudo-meet = the two searches have met
pseudo-climb = the variants `strict` and `simple` keep only one neighbour; at a local optimum they start again from the end of a random walk, if restarts are left
pseudo-refuse = `fallback` wants h(s) ≤ h(n); `strict` and `simple` want less than h(n) and than the best neighbour so far
pseudo-neighbours = `backtrack` and `fallback` keep every neighbour that gets this far
pseudo-best-neighbour = `strict` keeps the best, `simple` stops at the first that is better than n
pseudo-put-on-top = so the next state is the best neighbour; the others wait below
pseudo-tweak = the candidate is a complete answer; it is given up after 5,000 changes in a row without an improvement
pseudo-metropolis = a worse candidate is accepted with a probability that falls as T falls and as Δ grows
pseudo-survive = the children make the population larger; the least fit are removed
pseudo-wheel = the fitter a candidate, the larger its share of the wheel
pseudo-mutate = each child with probability `mutants`
