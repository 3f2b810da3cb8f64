; Title: Blocks: the Sussman anomaly
; Best: 6 actions
(define (domain blocks)
  (:requirements :strips)
  (:predicates (on ?x ?y) (ontable ?x) (clear ?x) (handempty) (holding ?x))
  (:action pick-up
    :parameters (?x)
    :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
  (:action put-down
    :parameters (?x)
    :precondition (holding ?x)
    :effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x)))
  (:action stack
    :parameters (?x ?y)
    :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y)))
  (:action unstack
    :parameters (?x ?y)
    :precondition (and (on ?x ?y) (clear ?x) (handempty))
    :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (handempty)) (not (on ?x ?y)))))
(define (problem sussman)
  (:domain blocks)
  (:objects a b c)
  (:init
    (handempty) (ontable a) (on c a) (clear c) (ontable b) (clear b))
  (:goal (and (on b c) (on a b))))

; Title: Gripper: two balls
; Best: 5 actions
(define (domain gripper)
  (:requirements :strips :typing)
  (:types room ball gripper)
  (:predicates (at-robot ?r - room) (at ?b - ball ?r - room) (free ?g - gripper) (carry ?b - ball ?g - gripper))
  (:action move
    :parameters (?from ?to - room)
    :precondition (at-robot ?from)
    :effect (and (at-robot ?to) (not (at-robot ?from))))
  (:action pick
    :parameters (?b - ball ?r - room ?g - gripper)
    :precondition (and (at ?b ?r) (at-robot ?r) (free ?g))
    :effect (and (carry ?b ?g) (not (at ?b ?r)) (not (free ?g))))
  (:action drop
    :parameters (?b - ball ?r - room ?g - gripper)
    :precondition (and (carry ?b ?g) (at-robot ?r))
    :effect (and (at ?b ?r) (free ?g) (not (carry ?b ?g)))))
(define (problem gripper-2)
  (:domain gripper)
  (:objects here there - room ball1 ball2 - ball left right - gripper)
  (:init
    (at-robot here) (free left) (free right) (at ball1 here) (at ball2 here))
  (:goal (and (at ball1 there) (at ball2 there))))

; Title: Blocks: four in a tower turned over
; Best: 8 actions
(define (domain blocks)
  (:requirements :strips)
  (:predicates (on ?x ?y) (ontable ?x) (clear ?x) (handempty) (holding ?x))
  (:action pick-up
    :parameters (?x)
    :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
  (:action put-down
    :parameters (?x)
    :precondition (holding ?x)
    :effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x)))
  (:action stack
    :parameters (?x ?y)
    :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y)))
  (:action unstack
    :parameters (?x ?y)
    :precondition (and (on ?x ?y) (clear ?x) (handempty))
    :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (handempty)) (not (on ?x ?y)))))
(define (problem reversal-4)
  (:domain blocks)
  (:objects a b c d)
  (:init
    (handempty) (ontable d) (on c d) (on b c) (on a b) (clear a))
  (:goal (and (on b a) (on c b) (on d c))))

; Title: Towers of Hanoi: three discs
; Best: 7 actions
(define (domain hanoi)
  (:requirements :strips)
  (:predicates (clear ?x) (on ?x ?y) (smaller ?x ?y))
  (:action move
    :parameters (?disc ?from ?to)
    :precondition (and (smaller ?disc ?to) (on ?disc ?from) (clear ?disc) (clear ?to))
    :effect (and (clear ?from) (on ?disc ?to) (not (on ?disc ?from)) (not (clear ?to)))))
(define (problem hanoi-3)
  (:domain hanoi)
  (:objects left middle right d1 d2 d3)
  (:init
    (smaller d1 left) (smaller d1 middle) (smaller d1 right) (smaller d2 left) (smaller d2 middle)
    (smaller d2 right) (smaller d3 left) (smaller d3 middle) (smaller d3 right) (smaller d1 d2)
    (smaller d1 d3) (smaller d2 d3) (clear middle) (clear right) (clear d1) (on d3 left) (on d1 d2)
    (on d2 d3))
  (:goal (and (on d3 right) (on d1 d2) (on d2 d3))))

; Title: The ferry: three cars
; Best: 10 actions
(define (domain ferry)
  (:requirements :strips :typing :negative-preconditions)
  (:types shore car)
  (:predicates (at-ferry ?s - shore) (at ?c - car ?s - shore) (aboard ?c - car) (full))
  (:action sail
    :parameters (?from ?to - shore)
    :precondition (at-ferry ?from)
    :effect (and (at-ferry ?to) (not (at-ferry ?from))))
  (:action board
    :parameters (?c - car ?s - shore)
    :precondition (and (at ?c ?s) (at-ferry ?s) (not (full)))
    :effect (and (aboard ?c) (full) (not (at ?c ?s))))
  (:action leave
    :parameters (?c - car ?s - shore)
    :precondition (and (aboard ?c) (at-ferry ?s))
    :effect (and (at ?c ?s) (not (aboard ?c)) (not (full)))))
(define (problem ferry-3)
  (:domain ferry)
  (:objects east west - shore red green blue - car)
  (:init
    (at-ferry west) (at red east) (at green east) (at blue west))
  (:goal (and (at red west) (at green west) (at blue east))))

; Title: Lamps: two at a time
; Best: 3 actions
(define (domain lamps)
  (:requirements :strips :typing :negative-preconditions)
  (:types lamp)
  (:predicates (lit ?l - lamp) (linked ?a ?b - lamp))
  (:action both-on
    :parameters (?a ?b - lamp)
    :precondition (and (linked ?a ?b) (not (lit ?a)) (not (lit ?b)))
    :effect (and (lit ?a) (lit ?b)))
  (:action both-off
    :parameters (?a ?b - lamp)
    :precondition (and (linked ?a ?b) (lit ?a) (lit ?b))
    :effect (and (not (lit ?a)) (not (lit ?b))))
  (:action hand-over
    :parameters (?a ?b - lamp)
    :precondition (and (linked ?a ?b) (lit ?a) (not (lit ?b)))
    :effect (and (lit ?b) (not (lit ?a)))))
(define (problem lamps-6)
  (:domain lamps)
  (:objects l1 l2 l3 l4 l5 l6 - lamp)
  (:init
    (linked l1 l2) (linked l2 l1) (linked l2 l3) (linked l3 l2) (linked l3 l4) (linked l4 l3)
    (linked l4 l5) (linked l5 l4) (linked l5 l6) (linked l6 l5) (lit l1) (lit l4))
  (:goal (and (not (lit l1)) (lit l2) (lit l3) (lit l4) (lit l5) (not (lit l6)))))

; Title: Gripper: four balls
; Best: 11 actions
(define (domain gripper)
  (:requirements :strips :typing)
  (:types room ball gripper)
  (:predicates (at-robot ?r - room) (at ?b - ball ?r - room) (free ?g - gripper) (carry ?b - ball ?g - gripper))
  (:action move
    :parameters (?from ?to - room)
    :precondition (at-robot ?from)
    :effect (and (at-robot ?to) (not (at-robot ?from))))
  (:action pick
    :parameters (?b - ball ?r - room ?g - gripper)
    :precondition (and (at ?b ?r) (at-robot ?r) (free ?g))
    :effect (and (carry ?b ?g) (not (at ?b ?r)) (not (free ?g))))
  (:action drop
    :parameters (?b - ball ?r - room ?g - gripper)
    :precondition (and (carry ?b ?g) (at-robot ?r))
    :effect (and (at ?b ?r) (free ?g) (not (carry ?b ?g)))))
(define (problem gripper-4)
  (:domain gripper)
  (:objects here there - room ball1 ball2 ball3 ball4 - ball left right - gripper)
  (:init
    (at-robot here) (free left) (free right) (at ball1 here) (at ball2 here) (at ball3 here)
    (at ball4 here))
  (:goal (and (at ball1 there) (at ball2 there) (at ball3 there) (at ball4 there))))

; Title: Tiles: two rows of three
; Best: 9 actions
(define (domain tiles)
  (:requirements :strips :typing)
  (:types tile cell)
  (:predicates (at ?t - tile ?c - cell) (empty ?c - cell) (beside ?a ?b - cell))
  (:action slide
    :parameters (?t - tile ?from ?to - cell)
    :precondition (and (at ?t ?from) (empty ?to) (beside ?from ?to))
    :effect (and (at ?t ?to) (empty ?from) (not (at ?t ?from)) (not (empty ?to)))))
(define (problem tiles-2x3)
  (:domain tiles)
  (:objects t1 t2 t3 t4 t5 - tile a1 a2 a3 b1 b2 b3 - cell)
  (:init
    (beside a1 a2) (beside a1 b1) (beside a2 a1) (beside a2 a3) (beside a2 b2) (beside a3 a2)
    (beside a3 b3) (beside b1 a1) (beside b1 b2) (beside b2 a2) (beside b2 b1) (beside b2 b3)
    (beside b3 a3) (beside b3 b2) (at t4 a1) (at t5 a2) (at t1 a3) (at t2 b1) (empty b2) (at t3 b3))
  (:goal (and (at t1 a1) (at t2 a2) (at t3 a3) (at t4 b1) (at t5 b2))))

; Title: Delivery: the short way is the long road
; Best: 15 cost, 8 actions
(define (domain delivery)
  (:requirements :strips :typing :action-costs)
  (:types place parcel)
  (:predicates (van-at ?p - place) (at ?x - parcel ?p - place) (in-van ?x - parcel) (road ?a ?b - place))
  (:functions (length ?a ?b - place) (total-cost))
  (:action drive
    :parameters (?a ?b - place)
    :precondition (and (van-at ?a) (road ?a ?b))
    :effect (and (van-at ?b) (not (van-at ?a)) (increase (total-cost) (length ?a ?b))))
  (:action load
    :parameters (?x - parcel ?p - place)
    :precondition (and (at ?x ?p) (van-at ?p))
    :effect (and (in-van ?x) (not (at ?x ?p)) (increase (total-cost) 1)))
  (:action unload
    :parameters (?x - parcel ?p - place)
    :precondition (and (in-van ?x) (van-at ?p))
    :effect (and (at ?x ?p) (not (in-van ?x)) (increase (total-cost) 1))))
(define (problem delivery-2)
  (:domain delivery)
  (:objects bridge depot harbour market mill - place letter crate - parcel)
  (:init
    (van-at depot) (at letter depot) (at crate mill) (road depot market) (road market depot)
    (= (length depot market) 9) (= (length market depot) 9) (road depot mill) (road mill depot)
    (= (length depot mill) 2) (= (length mill depot) 2) (road mill bridge) (road bridge mill)
    (= (length mill bridge) 3) (= (length bridge mill) 3) (road bridge market) (road market bridge)
    (= (length bridge market) 2) (= (length market bridge) 2) (road market harbour)
    (road harbour market) (= (length market harbour) 4) (= (length harbour market) 4)
    (road bridge harbour) (road harbour bridge) (= (length bridge harbour) 7)
    (= (length harbour bridge) 7))
  (:goal (and (at letter harbour) (at crate market)))
  (:metric minimize (total-cost)))

; Title: Blocks: six in three towers
; Best: 12 actions
(define (domain blocks)
  (:requirements :strips)
  (:predicates (on ?x ?y) (ontable ?x) (clear ?x) (handempty) (holding ?x))
  (:action pick-up
    :parameters (?x)
    :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
  (:action put-down
    :parameters (?x)
    :precondition (holding ?x)
    :effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x)))
  (:action stack
    :parameters (?x ?y)
    :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y)))
  (:action unstack
    :parameters (?x ?y)
    :precondition (and (on ?x ?y) (clear ?x) (handempty))
    :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (handempty)) (not (on ?x ?y)))))
(define (problem blocks-6)
  (:domain blocks)
  (:objects a b c d e f)
  (:init
    (handempty) (ontable a) (on b a) (clear b) (ontable c) (on d c) (clear d) (ontable e) (on f e)
    (clear f))
  (:goal (and (on d f) (on b d) (on e b) (on c e) (on a c))))

; Title: Logistics: two cities
; Best: 15 actions
(define (domain logistics)
  (:requirements :strips :typing :negative-preconditions :equality)
  (:types thing place city - object vehicle package - thing truck plane - vehicle airport - place)
  (:predicates (at ?t - thing ?p - place) (in ?p - package ?v - vehicle) (in-city ?p - place ?c - city))
  (:action load
    :parameters (?p - package ?v - vehicle ?at - place)
    :precondition (and (at ?p ?at) (at ?v ?at))
    :effect (and (in ?p ?v) (not (at ?p ?at))))
  (:action unload
    :parameters (?p - package ?v - vehicle ?at - place)
    :precondition (and (in ?p ?v) (at ?v ?at))
    :effect (and (at ?p ?at) (not (in ?p ?v))))
  (:action drive
    :parameters (?t - truck ?from ?to - place ?c - city)
    :precondition (and (at ?t ?from) (in-city ?from ?c) (in-city ?to ?c) (not (= ?from ?to)))
    :effect (and (at ?t ?to) (not (at ?t ?from))))
  (:action fly
    :parameters (?a - plane ?from ?to - airport)
    :precondition (and (at ?a ?from) (not (= ?from ?to)))
    :effect (and (at ?a ?to) (not (at ?a ?from)))))
(define (problem logistics-2)
  (:domain logistics)
  (:objects city1 city2 - city port1 port2 - airport post1 post2 - place truck1 truck2 - truck plane1 - plane letter box - package)
  (:init
    (in-city port1 city1) (in-city post1 city1) (at truck1 post1) (in-city port2 city2)
    (in-city post2 city2) (at truck2 post2) (at plane1 port1) (at letter post1) (at box post2))
  (:goal (and (at letter post2) (at box port1))))

; Title: Towers of Hanoi: five discs
; Best: 31 actions
(define (domain hanoi)
  (:requirements :strips)
  (:predicates (clear ?x) (on ?x ?y) (smaller ?x ?y))
  (:action move
    :parameters (?disc ?from ?to)
    :precondition (and (smaller ?disc ?to) (on ?disc ?from) (clear ?disc) (clear ?to))
    :effect (and (clear ?from) (on ?disc ?to) (not (on ?disc ?from)) (not (clear ?to)))))
(define (problem hanoi-5)
  (:domain hanoi)
  (:objects left middle right d1 d2 d3 d4 d5)
  (:init
    (smaller d1 left) (smaller d1 middle) (smaller d1 right) (smaller d2 left) (smaller d2 middle)
    (smaller d2 right) (smaller d3 left) (smaller d3 middle) (smaller d3 right) (smaller d4 left)
    (smaller d4 middle) (smaller d4 right) (smaller d5 left) (smaller d5 middle) (smaller d5 right)
    (smaller d1 d2) (smaller d1 d3) (smaller d2 d3) (smaller d1 d4) (smaller d2 d4) (smaller d3 d4)
    (smaller d1 d5) (smaller d2 d5) (smaller d3 d5) (smaller d4 d5) (clear middle) (clear right)
    (clear d1) (on d5 left) (on d1 d2) (on d2 d3) (on d3 d4) (on d4 d5))
  (:goal (and (on d5 right) (on d1 d2) (on d2 d3) (on d3 d4) (on d4 d5))))

; Title: Gripper: six balls
; Best: 17 actions
(define (domain gripper)
  (:requirements :strips :typing)
  (:types room ball gripper)
  (:predicates (at-robot ?r - room) (at ?b - ball ?r - room) (free ?g - gripper) (carry ?b - ball ?g - gripper))
  (:action move
    :parameters (?from ?to - room)
    :precondition (at-robot ?from)
    :effect (and (at-robot ?to) (not (at-robot ?from))))
  (:action pick
    :parameters (?b - ball ?r - room ?g - gripper)
    :precondition (and (at ?b ?r) (at-robot ?r) (free ?g))
    :effect (and (carry ?b ?g) (not (at ?b ?r)) (not (free ?g))))
  (:action drop
    :parameters (?b - ball ?r - room ?g - gripper)
    :precondition (and (carry ?b ?g) (at-robot ?r))
    :effect (and (at ?b ?r) (free ?g) (not (carry ?b ?g)))))
(define (problem gripper-6)
  (:domain gripper)
  (:objects here there - room ball1 ball2 ball3 ball4 ball5 ball6 - ball left right - gripper)
  (:init
    (at-robot here) (free left) (free right) (at ball1 here) (at ball2 here) (at ball3 here)
    (at ball4 here) (at ball5 here) (at ball6 here))
  (:goal (and (at ball1 there) (at ball2 there) (at ball3 there) (at ball4 there) (at ball5 there) (at ball6 there))))

; Title: Tiles: eight tiles
; Best: 14 actions
(define (domain tiles)
  (:requirements :strips :typing)
  (:types tile cell)
  (:predicates (at ?t - tile ?c - cell) (empty ?c - cell) (beside ?a ?b - cell))
  (:action slide
    :parameters (?t - tile ?from ?to - cell)
    :precondition (and (at ?t ?from) (empty ?to) (beside ?from ?to))
    :effect (and (at ?t ?to) (empty ?from) (not (at ?t ?from)) (not (empty ?to)))))
(define (problem tiles-3x3)
  (:domain tiles)
  (:objects t1 t2 t3 t4 t5 t6 t7 t8 - tile a1 a2 a3 b1 b2 b3 c1 c2 c3 - cell)
  (:init
    (beside a1 a2) (beside a1 b1) (beside a2 a1) (beside a2 a3) (beside a2 b2) (beside a3 a2)
    (beside a3 b3) (beside b1 a1) (beside b1 b2) (beside b1 c1) (beside b2 a2) (beside b2 b1)
    (beside b2 b3) (beside b2 c2) (beside b3 a3) (beside b3 b2) (beside b3 c3) (beside c1 b1)
    (beside c1 c2) (beside c2 b2) (beside c2 c1) (beside c2 c3) (beside c3 b3) (beside c3 c2)
    (at t8 a1) (at t1 a2) (at t3 a3) (at t4 b1) (empty b2) (at t2 b3) (at t7 c1) (at t6 c2)
    (at t5 c3))
  (:goal (and (at t1 a1) (at t2 a2) (at t3 a3) (at t4 b1) (at t5 b2) (at t6 b3) (at t7 c1) (at t8 c2))))

; Title: Logistics: three cities
; Best: 25 actions
(define (domain logistics)
  (:requirements :strips :typing :negative-preconditions :equality)
  (:types thing place city - object vehicle package - thing truck plane - vehicle airport - place)
  (:predicates (at ?t - thing ?p - place) (in ?p - package ?v - vehicle) (in-city ?p - place ?c - city))
  (:action load
    :parameters (?p - package ?v - vehicle ?at - place)
    :precondition (and (at ?p ?at) (at ?v ?at))
    :effect (and (in ?p ?v) (not (at ?p ?at))))
  (:action unload
    :parameters (?p - package ?v - vehicle ?at - place)
    :precondition (and (in ?p ?v) (at ?v ?at))
    :effect (and (at ?p ?at) (not (in ?p ?v))))
  (:action drive
    :parameters (?t - truck ?from ?to - place ?c - city)
    :precondition (and (at ?t ?from) (in-city ?from ?c) (in-city ?to ?c) (not (= ?from ?to)))
    :effect (and (at ?t ?to) (not (at ?t ?from))))
  (:action fly
    :parameters (?a - plane ?from ?to - airport)
    :precondition (and (at ?a ?from) (not (= ?from ?to)))
    :effect (and (at ?a ?to) (not (at ?a ?from)))))
(define (problem logistics-3)
  (:domain logistics)
  (:objects city1 city2 city3 - city port1 port2 port3 - airport post1 post2 post3 - place truck1 truck2 truck3 - truck plane1 - plane letter box crate - package)
  (:init
    (in-city port1 city1) (in-city post1 city1) (at truck1 post1) (in-city port2 city2)
    (in-city post2 city2) (at truck2 post2) (in-city port3 city3) (in-city post3 city3)
    (at truck3 post3) (at plane1 port1) (at letter post1) (at box post2) (at crate port3))
  (:goal (and (at letter post3) (at box post1) (at crate post2))))

; Title: Blocks: eight in two towers
; Best: 22 actions
(define (domain blocks)
  (:requirements :strips)
  (:predicates (on ?x ?y) (ontable ?x) (clear ?x) (handempty) (holding ?x))
  (:action pick-up
    :parameters (?x)
    :precondition (and (clear ?x) (ontable ?x) (handempty))
    :effect (and (not (ontable ?x)) (not (clear ?x)) (not (handempty)) (holding ?x)))
  (:action put-down
    :parameters (?x)
    :precondition (holding ?x)
    :effect (and (not (holding ?x)) (clear ?x) (handempty) (ontable ?x)))
  (:action stack
    :parameters (?x ?y)
    :precondition (and (holding ?x) (clear ?y))
    :effect (and (not (holding ?x)) (not (clear ?y)) (clear ?x) (handempty) (on ?x ?y)))
  (:action unstack
    :parameters (?x ?y)
    :precondition (and (on ?x ?y) (clear ?x) (handempty))
    :effect (and (holding ?x) (clear ?y) (not (clear ?x)) (not (handempty)) (not (on ?x ?y)))))
(define (problem blocks-8)
  (:domain blocks)
  (:objects a b c d e f g h)
  (:init
    (handempty) (ontable a) (on b a) (on c b) (on d c) (clear d) (ontable e) (on f e) (on g f)
    (on h g) (clear h))
  (:goal (and (on h d) (on a h) (on f a) (on c f) (on e c) (on b e) (on g b))))
