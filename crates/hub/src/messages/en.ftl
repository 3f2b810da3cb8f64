# What the server's shared house says.

hub-missing = there is no such thing here
hub-forbidden = you may not do this
hub-broken = the server could not do this; please try again in a moment
hub-closed = this server takes no new people; ask its admin
hub-sign-in = please sign in first
hub-wrong-passphrase = the name or the passphrase is wrong
hub-wrong-link = this link opens nothing; a newer one may have replaced it
hub-wrong-old-passphrase = the passphrase you have now is not this one
hub-banned = this account is closed: { $reason }
hub-name-refused = a name has { $least } to { $most } letters, digits, blanks or the signs - _ . '
hub-name-taken = somebody is called { $name } already
hub-name-differs = to delete the account, type its name: { $name }
hub-passphrase-refused = a passphrase has at least { $least } characters and at most { $most } bytes
hub-character-refused = the field `{ $field }` of the character cannot be shown
hub-label-refused = a name of 1 to { $most } characters is needed
hub-too-many-keys = { $most } keys are the most; remove one first
hub-not-oneself = nobody does this to themselves
hub-reason-refused = a reason has at most { $most } characters
hub-too-many-reports = many of your reports are waiting; please let the admins read those first
hub-line-refused = the field `{ $field }` is one line of at most { $most } characters
hub-tags-refused = there may be { $tags } tags, each a word of at most { $most } letters or digits
hub-stars-refused = give 1 to 5 stars
hub-too-many-levels = { $most } levels a day are the most
hub-too-many-collections = { $most } collections are the most
hub-collection-too-large = a collection has at most { $most } levels
hub-level-too-large = a level has at most { $most } bytes
hub-level-has-entries = others have solved this level, so it stays; an admin can hide it
hub-level-not-collected = there is no shared level `{ $level }`, or it is in the collection twice
hub-mixed-collection = a file holds levels of one puzzle; this collection has several
hub-no-collections = the notation { $format } holds one level; choose another for a collection
hub-no-level = the text has no level
hub-not-yet = the level of a day opens on that day (UTC)
hub-no-game = no such game of yours is open; it may be finished already
hub-too-many-moves = a solution has at most { $most } moves
hub-move-refused = a move is a word without blanks
hub-help-refused = there is no help called `{ $kind }`; there are: { $known }
hub-entry-known = you have entered this solution already
hub-seconds-refused = seconds of processor time are a number from 0
hub-week-refused = a week is written like 2026-W47
hub-too-many-jobs = { $most } of your jobs are waiting; try again when some are done
hub-too-often = too many requests; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
hub-job-given-up = given up: it was begun { $attempts } times and never finished
hub-proved = proved
hub-not-proved = not proved within the limits
hub-run-unsolved = the algorithm found no solution
hub-run-limit = no solution within the limits: { $limit }
hub-malformed = this cannot be read: { $reason }
hub-backup-exists = { $file } is there already
hub-backup-missing = there is no file { $file }
hub-backup-broken = { $file } is no whole backup of a Solvarium server
hub-house-exists = { $file } is there already; restore into an empty folder
hub-program-missing = the program { $program } is needed; it comes with PostgreSQL
hub-program-failed = { $program } failed: { $reason }
