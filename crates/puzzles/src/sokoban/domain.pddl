; Sokoban. The player walks to a clear cell, or pushes a box to one.
(define (domain sokoban)
  (:requirements :strips :typing :action-costs)
  (:types cell direction)
  (:predicates
    (player ?cell - cell)
    (box ?cell - cell)
    ; no box is there
    (clear ?cell - cell)
    (next ?direction - direction ?from ?to - cell))
  (:functions (total-cost) - number)

  (:action walk
    :parameters (?direction - direction ?from ?to - cell)
    :precondition (and (player ?from) (next ?direction ?from ?to) (clear ?to))
    :effect (and (not (player ?from)) (player ?to)
      (increase (total-cost) WALK)))

  (:action push
    :parameters (?direction - direction ?from ?box ?to - cell)
    :precondition (and (player ?from) (next ?direction ?from ?box) (box ?box) (next ?direction ?box ?to) (clear ?to))
    :effect (and (not (player ?from)) (player ?box)
      (not (box ?box)) (clear ?box) (not (clear ?to)) (box ?to)
      (increase (total-cost) PUSH))))
