# Texts that are no domain with a problem.
pddl-too-deep = more than { $most } brackets within one another
pddl-stray-bracket = this `)` closes nothing
pddl-open-bracket = this `(` is never closed
pddl-define = `{ $found }` should be `(define (domain …) …)` or `(define (problem …) …)`
pddl-second =
    { $what ->
        [domain] a second domain; a level is one domain and one problem
       *[problem] a second problem; a level is one domain and one problem
    }
pddl-nothing = there is neither a domain nor a problem here; they begin with `(define (domain …)` and `(define (problem …)`
pddl-no-problem = a domain alone is no level; it needs a problem, `(define (problem …) …)`, before it or behind it
pddl-no-domain = the problem needs its domain: put it before the problem or behind it, or save it as `{ $file }` beside the problem's file; a line `; domain: FILE` above the problem names another file
pddl-name = `{ $found }` should be a name: a letter, a digit or `_`, then letters, digits and signs such as `-`
pddl-variable = `{ $found }` should be a variable, such as `?x`
pddl-no-type = a type should follow `-`
pddl-either = `{ $found }` is not supported: a type is a single name, so give the types a common one above them
pddl-twice = `{ $found }` is there twice
pddl-too-many = at most { $most } of these are possible
pddl-circle = the type `{ $found }` is below itself
pddl-unknown-type = there is no type `{ $found }`; there are: { $known }
pddl-unknown-predicate = there is no predicate `{ $found }`; there are: { $known }
pddl-unknown-function = there is no function `{ $found }`; there are: { $known }
pddl-unknown-variable = there is no parameter `{ $found }`
pddl-unknown-object = there is no object `{ $found }`
pddl-other-type = `{ $found }` is of the type `{ $kind }`, but should be of the type `{ $wanted }`
pddl-count =
    { $needed ->
        [one] `{ $name }` speaks of one thing, but { $found } are given
       *[other] `{ $name }` speaks of { $needed } things, but { $found } are given
    }
pddl-declared = `{ $found }` should be a name with its variables, as in `(on ?x ?y)`
pddl-brackets = `{ $found }` needs brackets with something in them
pddl-not = `{ $found }` is not supported: `not` stands before a single atom, as in `(not (clear a))`
pddl-strange = `{ $found }` is not supported; { $found ->
        [or] a disjunction needs an action for each of its parts
        [imply] an implication needs an action for each case
        [forall] quantifiers must be written out for each object
        [exists] what must exist is a further parameter of the action
        [when] a conditional effect needs an action for each case
       *[other] conditions and effects are made of atoms, `and`, `not` and `=`, and an effect may hold `(increase (total-cost) …)`
    }
pddl-equal-effect = an action cannot make things equal or different
pddl-increase = `{ $found }` is not supported: the one number that changes is the cost, as in `(increase (total-cost) 3)` or `(increase (total-cost) (length ?x ?y))`
pddl-number = `{ $found }` should be a whole number from 0 to { $most }
pddl-section = `{ $found }` is not supported here; there may be: { $known }
pddl-requirement = the requirement `{ $found }` is not supported; supported are: { $known }
pddl-action-name = an action needs a name
pddl-no-domain-name = the problem does not say `(:domain …)`
pddl-other-domain = the problem is for the domain `{ $found }`, but the domain here is `{ $domain }`
pddl-no-goal = the problem has no goal, `(:goal …)`
pddl-value = `{ $found }` should be a fact, such as `(on a b)`, or a value, such as `(= (length a b) 5)`
pddl-metric = `{ $found }` is not supported; the one metric is `(:metric minimize (total-cost))`
pddl-no-value = an action costs { $function }, but this has no value in `:init`
pddl-too-large =
    { $what ->
        [facts] the problem has more than { $most } facts that can become true
        [actions] the problem has more than { $most } actions with their objects
        [steps] the objects of the actions are not found in { $most } steps; conditions that never change help, and so do types
        [cost] an action costs more than { $most }
        [cost-beside-free] where some actions cost nothing, the others may cost at most { $most }
       *[table] the table of facts has more than { $most } cells
    }

# Rules that a state breaks.
pddl-missing =
    { $count ->
        [one] the goal { $fact } is not met
       *[other] { $count } goals are not met, { $fact } among them
    }
pddl-unwanted =
    { $count ->
        [one] { $fact } is true, but the goal is that it is not
       *[other] { $count } goals are not met: { $fact } is true, for one, but should not be
    }

# What is declared.
pddl = PDDL
    .tagline = Find a plan for a problem of one's own.
    .rules = An action is possible when its conditions are met, and makes facts true and false. Find actions after which all goals are met. The table has a row for each object: a goal that is met has a ✓, one that is missing is shown as → or ○.
pddl-format-pddl = a domain and a problem in PDDL: STRIPS with types, constants, opposites, equality and action costs
pddl-solution-plan = a line such as `(stack a b)` for each action
pddl-space-facts = facts
    .summary = a state is what is true
pddl-heuristic-hmax = cost of the most expensive goal if nothing ever became false
pddl-heuristic-hadd = sum of the costs of all goals if nothing ever became false
pddl-heuristic-ff = cost of a plan for all goals if nothing ever became false
pddl-heuristic-goals = number of goals that are not met
pddl-heuristic-zero = knows nothing
pddl-param-cost = cost
    .summary = what an action costs: what the problem says, or 1
    .choice-metric = as the problem says
    .choice-actions = each action 1
pddl-pack = Course problems
    .summary = blocks, gripper, logistics, the ferry, towers of Hanoi and others
pddl-measure-cost = Cost
pddl-measure-actions = Actions

# Hints.
pddl-hint-action = an action `{ $name }`
pddl-hint-goal = it meets the goal { $fact }, which stays met
pddl-hint-prepares = it makes { $fact } true, which { $action } needs later
pddl-hint-clears = it makes { $fact } false, which is in the way of { $action }
pddl-hint-clears-goal = it makes { $fact } false, as the goal wants it
pddl-hint-on-its-way =
    { $count ->
        [one] it is the last action of a plan
       *[other] it is the first of the { $count } actions of a plan
    }
pddl-hint-do = do { $action }
pddl-rule-goal = Goal
    .summary = an action that meets a goal
pddl-rule-prepares = Condition
    .summary = an action that makes true what a later one needs
pddl-rule-clears = Obstacle
    .summary = an action that makes false what is in the way
pddl-rule-on-its-way = On its way
    .summary = the next action of a plan
