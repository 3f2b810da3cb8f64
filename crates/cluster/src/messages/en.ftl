cluster-no-address = line { $line }: `{ $text }` is no address; expected host:port, such as node1:7000 or [::1]:7000
cluster-address-twice = line { $line }: `{ $address }` stands there twice; each process needs an address of its own
cluster-no-hosts = there is no address in it; expected one host:port a line
cluster-no-such-process = there is no process { $process }; the file has { $processes ->
        [one] one address, so there is only process 0
       *[other] { $processes } addresses, so the processes are numbered from 0 to { $last }
    }
cluster-cannot-listen = cannot listen at `{ $address }`: { $reason }
cluster-missing = { $peers } did not come within { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }; are all processes started, and do their addresses lead to them? `--wait` waits longer
cluster-wrong-number = { $peer }: the process there has another number, or two processes have this one
cluster-differs = { $peer } does something else: { $what } is `{ $there }` there and `{ $here }` here
cluster-gone = { $peer } is gone; the search cannot go on without it
cluster-silent = { $peer } has not been heard of for some seconds; the search cannot go on without it
cluster-failed = { $peer } failed: { $reason }
cluster-unreadable = what the processes tell each other cannot be read: { $reason }
cluster-interrupted = interrupted
cluster-peer = process { $process } ({ $address })
cluster-what-version = the version of the program
cluster-what-build = the build of the program
cluster-what-runs = the number of runs
cluster-what-suite = the suite, with its levels and the limits of its runs,
cluster-what-processes = the number of processes
cluster-what-threads = the number of threads
cluster-what-level = the level
cluster-what-space = the space
cluster-what-algorithm = the algorithm
cluster-what-heuristic = the heuristic
cluster-what-puzzle = the puzzle
cluster-what-rules = the rules
cluster-what-nodes = the limit on expanded states
cluster-what-disk = whether states are kept on disk
