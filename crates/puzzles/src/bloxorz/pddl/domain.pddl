; Bloxorz. What is moved rolls, and covers its new place; then what it pressed happens step by step, at no cost, and
; nothing else may happen before the last step.
(define (domain bloxorz)
  (:requirements :strips :typing :action-costs)
  (:types direction place cell bridge cube step)
  (:constants
    ; the first step when nothing is left to happen, and the one that looks whether everything still rests on something
    rest look - step
    first second - cube)
  (:predicates
    (now ?step - step)
    (block ?place - place)
    (cube ?cube - cube ?cell - cell)
    (vacant ?cell - cell)
    (open ?bridge - bridge)
    (closed ?bridge - bridge)
    (other ?cube ?than - cube)
    (active ?cube - cube) ; swaps
    ; the block rolls from place to place; it rests on bridges, and presses what the first step begins
    (rolls ?direction - direction ?from ?to - place)
    (rests ?place - place ?one ?two - bridge)
    (presses ?place - place ?step - step)
    ; the block rolls onto a split, and cubes appear
    (splits ?direction - direction ?from - place ?one ?two - cell)
    ; a cube rolls; the other cells beside the one it leaves for are three
    (near ?direction - direction ?from ?to - cell)
    (around ?from ?to ?one ?two ?three - cell)
    (on ?cell - cell ?bridge - bridge)
    (sets-off ?cell - cell ?step - step)
    (joined ?one ?two - cell ?place - place)
    ; what a step does to a bridge, and the step after it
    (toggles ?step - step ?bridge - bridge ?next - step)
    (opens ?step - step ?bridge - bridge ?next - step)
    (closes ?step - step ?bridge - bridge ?next - step))
  (:functions (total-cost) - number)

  (:action roll
    :parameters (?direction - direction ?from ?to - place ?one ?two - bridge ?step - step)
    :precondition (and (now rest) (block ?from) (rolls ?direction ?from ?to)
      (rests ?to ?one ?two) (open ?one) (open ?two) (presses ?to ?step))
    :effect (and (not (block ?from)) (block ?to) (not (now rest)) (now ?step)
      (increase (total-cost) 1)))

  (:action split
    :parameters (?direction - direction ?from - place ?one ?two - cell ?under ?below - bridge)
    :precondition (and (now rest) (block ?from) (splits ?direction ?from ?one ?two)
      (on ?one ?under) (open ?under) (on ?two ?below) (open ?below))
    :effect (and (not (block ?from)) (cube first ?one) (cube second ?two) (not (vacant ?one)) (not (vacant ?two))
      (not (active second)) (active first) ; swaps
      (increase (total-cost) 1)))

  (:action roll-cube
    :parameters (?cube - cube ?direction - direction ?from ?to ?one ?two ?three - cell ?bridge - bridge ?step - step)
    :precondition (and (now rest) (cube ?cube ?from) (near ?direction ?from ?to)
      (active ?cube) ; swaps
      (around ?from ?to ?one ?two ?three) (vacant ?one) (vacant ?two) (vacant ?three)
      (on ?to ?bridge) (open ?bridge) (sets-off ?to ?step))
    :effect (and (not (cube ?cube ?from)) (cube ?cube ?to) (vacant ?from) (not (vacant ?to)) (not (now rest)) (now ?step)
      (increase (total-cost) 1)))

  (:action join
    :parameters (?cube - cube ?direction - direction ?from ?to - cell ?resting - cube ?beside - cell ?place - place
      ?bridge - bridge ?step - step)
    :precondition (and (now rest) (cube ?cube ?from) (near ?direction ?from ?to)
      (active ?cube) ; swaps
      (other ?resting ?cube) (cube ?resting ?beside) (joined ?to ?beside ?place)
      (on ?to ?bridge) (open ?bridge) (sets-off ?to ?step))
    :effect (and (not (cube ?cube ?from)) (not (cube ?resting ?beside)) (vacant ?from) (vacant ?beside) (block ?place)
      (not (now rest)) (now ?step)
      (increase (total-cost) 1)))

  (:action swap ; swaps
    :parameters (?from ?to - cube) ; swaps
    :precondition (and (now rest) (active ?from) (other ?to ?from)) ; swaps
    :effect (and (not (active ?from)) (active ?to) ; swaps
      (increase (total-cost) 1))) ; swaps

  (:action toggle-closed
    :parameters (?step - step ?bridge - bridge ?next - step)
    :precondition (and (now ?step) (toggles ?step ?bridge ?next) (closed ?bridge))
    :effect (and (not (closed ?bridge)) (open ?bridge) (not (now ?step)) (now ?next)))

  (:action toggle-open
    :parameters (?step - step ?bridge - bridge ?next - step)
    :precondition (and (now ?step) (toggles ?step ?bridge ?next) (open ?bridge))
    :effect (and (not (open ?bridge)) (closed ?bridge) (not (now ?step)) (now ?next)))

  (:action set-open
    :parameters (?step - step ?bridge - bridge ?next - step)
    :precondition (and (now ?step) (opens ?step ?bridge ?next))
    :effect (and (not (closed ?bridge)) (open ?bridge) (not (now ?step)) (now ?next)))

  (:action set-closed
    :parameters (?step - step ?bridge - bridge ?next - step)
    :precondition (and (now ?step) (closes ?step ?bridge ?next))
    :effect (and (not (open ?bridge)) (closed ?bridge) (not (now ?step)) (now ?next)))

  (:action look-block
    :parameters (?place - place ?one ?two - bridge)
    :precondition (and (now look) (block ?place) (rests ?place ?one ?two) (open ?one) (open ?two))
    :effect (and (not (now look)) (now rest)))

  (:action look-cubes
    :parameters (?one ?two - cell ?under ?below - bridge)
    :precondition (and (now look) (cube first ?one) (on ?one ?under) (open ?under)
      (cube second ?two) (on ?two ?below) (open ?below))
    :effect (and (not (now look)) (now rest))))
