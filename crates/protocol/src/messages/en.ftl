protocol-no-language = no language `{ $name }`; there are: { $known }
protocol-too-many-runs = at most { $most } runs are compared at once
protocol-no-run = there is no recording of a run { $run } (any more)
protocol-no-node = run { $run } has no such node
protocol-no-row = run { $run } has no such row
protocol-no-quiz = there is nothing to ask about this search: it expands too few states, or changes complete candidates

quiz-next = Expansion { $n } is done. Which of these waiting states is expanded next?
quiz-f = The path to the state on the board costs { $before }; the move to this successor costs { $cost }, and the estimate of what is left from there is { $h }. What is the successor’s f?
quiz-verdict-new = This successor has just been generated, at a cost of { $g }. It is neither waiting nor among the expanded states. What becomes of it?
quiz-verdict-waiting = This successor has just been generated, at a cost of { $g }. It is already waiting, at a cost of { $known }. What becomes of it?
quiz-verdict-closed = This successor has just been generated, at a cost of { $g }. It was expanded before, at a cost of { $known }. What becomes of it?
quiz-choice-new = It is new, and is kept for expansion
quiz-choice-duplicate = It is skipped: the path it already has is kept
quiz-choice-cheaper = It is already waiting, and gets the new, cheaper path
quiz-choice-reopened = It was expanded already, and is opened again
quiz-choice-dead = It is dropped as a dead end
quiz-choice-beyond = It is cut off, since it lies beyond the bound
quiz-because-unshown = { $reason } { $unshown ->
    [one] (One of them is not shown here.)
   *[other] ({ $unshown } of them are not shown here.)
}
quiz-because-f = f = g + h. Here g = { $before } + { $cost } = { $g } and h = { $h }, so f = { $f }.
quiz-because-new = No path has reached this state before.
quiz-because-duplicate = The path it already has costs { $known }. The new one costs { $g }, which is not less, so it is skipped.
quiz-because-first = This search keeps the first path it finds to a state, even though the new one costs { $g } and the old one { $known }.
quiz-because-known = It was met before, and the search keeps the path it has.
quiz-because-cheaper = The path it already has costs { $known } and the new one only { $g }, so the waiting state gets the new path.
quiz-because-reopened = It was expanded at a cost of { $known }, and the new path costs only { $g }. Everything behind it may become cheaper too, so it is opened again.
quiz-because-better = It was met before, but the new path, at { $g }, is cheaper.
quiz-because-dead = The heuristic proves that no goal can be reached from this state.
quiz-because-beyond = Its cost and its estimate add up to { $f }, which is beyond the bound.
protocol-slow-request = the request took too long to arrive
protocol-content-type = the content type must be application/json
protocol-request-too-large = the request is too large: this server takes at most { $most } bytes
protocol-request-ended = the request ended too early
protocol-bug = BUG: the answer failed
protocol-busy = too many requests are waiting already; try again later
protocol-too-many-requests = too many of your requests are waiting already; wait for their answers
protocol-no-route = there is nothing of this name in the protocol
protocol-no-file = there is no such file
protocol-no-lecture = this server serves no lecture; `{ $command }` does
protocol-no-host = a request needs one header `Host` that names this server
protocol-other-host = this server does not answer to the name `{ $name }`; `serve --host { $name }` would allow it
protocol-other-page = this server answers only its own page and programs, not pages of other origins
protocol-page-not-built = The server runs, but the page was not built into it: { $command } builds both where Node is installed.
protocol-page-awaited = The server runs; the page is still being built and will appear here by itself.
protocol-is-there = The protocol is there: { $routes }.
protocol-too-many-levels = a batch has at most { $most } levels

trace-next-oldest = { $waiting ->
    [one] It is the only waiting entry.
   *[other] Of the { $waiting } waiting entries, it came first.
}
trace-next-least = Its { $first } is { $value }, less than that of any other entry.
trace-next-tie = { $ties } entries have the least { $first }, { $value }; of these it has the smallest { $second }, { $least }.
trace-next-newest = { $ties } entries have the least { $first }, { $value }; of these it is the newest.
trace-next-newest-of = { $equal } entries have the least { $first }, { $value }, and with it the smallest { $second }, { $least }; of these it is the newest.
trace-next-layer = Its h, { $h }, is the least in what is left of the layer; if others have the same, it was met first.
trace-next-neighbour = Of the waiting neighbours that were found last, it has the least h, { $h }; if others have the same, it was met first.
trace-next-same-layer = { $rest ->
    [one] It is the last state of the current layer.
   *[other] It is the oldest of the { $rest } states left in the current layer.
}
trace-next-fewer = A new layer begins, on the side with fewer waiting states, or on the start’s side if both have as many: { $ahead } wait on the start’s side, { $behind } on the goals’ side.
trace-next-entered = The search has just gone down to it.
trace-next-untried = It is the next untried successor of the deepest state on the path that has one.
protocol-no-moment = what happened inside this expansion of run { $run } was not kept
