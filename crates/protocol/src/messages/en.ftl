protocol-no-language = no language `{ $name }`; there are: { $known }
protocol-too-many-runs = at most { $most } runs are compared at once
protocol-no-run = there is no recording of a run { $run } (any more)
protocol-no-node = run { $run } has no such node
protocol-no-row = run { $run } has no such row
protocol-slow-request = the request took too long to arrive
protocol-content-type = the content type must be application/json
protocol-request-too-large = the request is too large: this server takes at most { $most } bytes
protocol-request-ended = the request ended too early
protocol-bug = BUG: the answer failed
protocol-busy = too many requests are waiting already; try again later
protocol-too-many-requests = too many of your requests are waiting already; wait for their answers
protocol-no-route = there is nothing of this name in the protocol
protocol-no-file = there is no such file
protocol-no-host = a request needs one header `Host` that names this server
protocol-other-host = this server does not answer to the name `{ $name }`; `serve --host { $name }` would allow it
protocol-other-page = this server answers only its own page and programs, not pages of other origins
protocol-page-not-built = The server runs, but the page was not built into it: { $command } builds both where Node is installed.
protocol-page-awaited = The server runs; the page is still being built and will appear here by itself.
protocol-is-there = The protocol is there: { $routes }.
protocol-too-many-levels = a batch has at most { $most } levels

trace-next-oldest = { $waiting ->
    [one] It is the only entry that waits.
   *[other] Of the { $waiting } entries that wait it came first.
}
trace-next-least = Its { $first } is { $value }, less than that of any other entry.
trace-next-tie = { $ties } entries have the least { $first }, { $value }; of these it has the smallest { $second }, { $least }.
trace-next-newest = { $ties } entries have the least { $first }, { $value }; of these it is the newest.
trace-next-newest-of = { $equal } entries have the least { $first }, { $value }, and with it the smallest { $second }, { $least }; of these it is the newest.
trace-next-layer = Its h, { $h }, is the least of what is left of the layer; of equal ones it was met first.
trace-next-neighbour = Of the neighbours found last it has the least h, { $h }; of equal ones it was met first.
trace-next-same-layer = { $rest ->
    [one] It is the last state of the layer at hand.
   *[other] It is the oldest of the { $rest } states that are left of the layer at hand.
}
trace-next-fewer = A new layer begins, on the side with fewer waiting states: { $ahead } wait on the start’s side, { $behind } on the goals’ side.
trace-next-entered = The search has just gone down to it.
trace-next-untried = It is the next untried successor of the deepest state on the path.
protocol-no-moment = what happened inside this expansion of run { $run } was not kept
