; Water Sort. A pour is one action: of the top colour it moves as many units as there are, or as many as there is room for.
(define (domain water-sort)
  (:requirements :strips :typing :action-costs)
  (:types cup content colour count mark)
  (:constants done undone - mark)
  (:predicates
    (holds ?cup - cup ?content - content)
    ; whether a cup is done: empty, or full of one colour
    (is ?cup - cup ?mark - mark)
    (different ?cup ?other - cup)
    ; the contents a cup can have: their top colour and how many units of it, and the room for units of a colour
    (top ?content - content ?colour - colour ?count - count)
    (room ?content - content ?colour - colour ?count - count)
    (mark ?content - content ?mark - mark)
    ; what is left without so many units, and what comes of so many units of a colour more
    (less ?content - content ?count - count ?rest - content)
    (more ?content - content ?colour - colour ?count - count ?sum - content)
    (least ?one ?other ?least - count))
  (:functions (total-cost) - number)

  (:action pour
    :parameters (?from ?to - cup ?colour - colour ?units ?room ?poured - count ?full ?rest ?before ?after - content
      ?left ?come - mark)
    :precondition (and (different ?from ?to)
      (holds ?from ?full) (top ?full ?colour ?units)
      (holds ?to ?before) (room ?before ?colour ?room)
      (least ?units ?room ?poured)
      (less ?full ?poured ?rest) (mark ?rest ?left)
      (more ?before ?colour ?poured ?after) (mark ?after ?come))
    :effect (and
      (not (holds ?from ?full)) (holds ?from ?rest)
      (not (is ?from done)) (not (is ?from undone)) (is ?from ?left)
      (not (holds ?to ?before)) (holds ?to ?after)
      (not (is ?to done)) (not (is ?to undone)) (is ?to ?come)
      (increase (total-cost) 1))))
