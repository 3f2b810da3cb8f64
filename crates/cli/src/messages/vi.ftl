cli-error = lỗi: { $message }
cli-note = lưu ý: { $message }
cli-warning = cảnh báo: { $message }
cli-here = tại đây

cli-cannot-read = không đọc được `{ $path }`: { $reason }
cli-cannot-write = không ghi được `{ $path }`: { $reason }
cli-cannot-emit = không ghi được kết quả: { $reason }
cli-no-program-path = không tìm thấy đường dẫn của chương trình này: { $reason }
cli-no-terminal = lệnh này cần một terminal, nhưng kết quả đang được ghi ra nơi khác
cli-terminal-lost = terminal bị lỗi: { $reason }
cli-too-many-racers = chỉ đua được nhiều nhất { $most } thuật toán
cli-launch-nothing = `{ $command }` cần một chương trình

# Đối số sai.
cli-no-language = không có ngôn ngữ `{ $name }`; hiện có: { $known }
cli-no-output = không có dạng kết quả `{ $name }`; hiện có: { $known }
cli-expected-whole-number = cần một số nguyên
cli-expected-within = cần một số nguyên từ { $least } đến { $most }
cli-expected-from = cần một số nguyên từ { $least } trở lên
cli-expected-seconds = cần một số giây dương
cli-expected-name = cần một tên giữa các dấu phẩy
cli-expected-setting = cần key=value, như weight=2
cli-expected-workers = cần một số từ 1 đến 1024
cli-expected-share = cần I/N với I từ 1 đến N, như 2/8
cli-no-scheduler = không có bộ lập lịch `{ $name }`; hiện có: { $known }
cli-expected-address = cần một địa chỉ như https://example.org/solvarium/ hoặc ./, không có ? và #
cli-one-level = tệp theo định dạng `{ $name }` chỉ chứa một màn chơi; hãy dùng --format { $instead } hoặc --count 1
cli-after-unreadable = không đọc được các nước đi sau --after: { $reason }
cli-unknown-form = không biết dạng của `{ $path }` qua tên tệp; tên phải kết thúc bằng một trong: { $ends }

cli-generate-about = Tạo màn chơi { $puzzle }
cli-generate-formats = Một trong { $names }
cli-generate-seed = hạt giống { $seed }: { $message }
cli-generate-tried = tìm được { $found } trong { $count } màn; đã tạo thử và kiểm tra { $tried } màn
cli-progress-tried = màn thử { $tried }
cli-list-target = Các điều kiện cho `generate --target`, nối bằng dấu phẩy, với số tùy chọn: { $conditions }

# Dòng tiến độ.
cli-running = { $what }: đang chạy
cli-progress = { $name }: { $seconds } s, { $states } trạng thái, { $rate }/s, { $open } đang chờ, độ sâu { $depth }, { $memory }
cli-progress-merging = { $progress }, đang trộn { $share } %
cli-progress-limit = { $progress }, { $share } % giới hạn { $limit ->
        [nodes] số trạng thái
        [time] thời gian
       *[memory] bộ nhớ
    }
cli-progress-energy = { $progress }, năng lượng nhỏ nhất { $energy }
cli-progress-cost = { $progress }, chi phí tốt nhất { $cost }, ít nhất { $bound }
cli-progress-best = { $progress }, chi phí tốt nhất { $cost }

# Kết cục của lần chạy.
cli-explained = { $what }: { $ending }: { $reason }
cli-headline-solved = đã giải sau { $length } nước đi (chi phí { $cost }{ $details })
cli-headline-only = { $headline }, lời giải duy nhất
cli-headline-one-of-several = { $headline }, một trong nhiều lời giải
cli-headline-unsolvable = không giải được: đã chứng minh là không có lời giải
cli-headline-bound = { $verdict } (mọi lời giải có chi phí ít nhất { $bound })
cli-headline-found = { $verdict }; đã tìm được một lời giải { $length } nước đi
cli-proved-least = , đã chứng minh là nhỏ nhất
cli-at-least-needed = , cần ít nhất { $bound }
cli-another-solution = lời giải khác
cli-moves-count-from-0 = (nước đi đếm từ 0, bàn chơi đếm từ 1)

cli-stats-processor = { $time } thời gian xử lý
cli-stats-expanded = mở rộng { $count }
cli-stats-generated = sinh ra { $count }
cli-stats-duplicates = gặp lại { $count }
cli-stats-dead-ends = bỏ { $count } trạng thái chết
cli-stats-reopened = mở lại { $count }
cli-stats-depth = độ sâu { $depth }
cli-stats-memory = { $size } bộ nhớ
cli-stats-threads = { $threads } luồng
cli-cluster-file = `{ $path }`: { $reason }
cli-cluster-no-process = đây là tiến trình nào? Hãy cho `--process` một số từ 0 đến { $last }; `srun` tự cho số này
cli-cluster-task = `{ $name }` là `{ $text }`, không phải một số; hãy dùng `--process`
cli-cluster-tasks = tệp có { $hosts } địa chỉ, nhưng `srun` khởi động { $tasks } tác vụ; mỗi tác vụ cần một địa chỉ
cli-cluster-part = tiến trình { $process } trên { $processes } đã giữ { $states } trạng thái trong { $held }; kết quả do tiến trình 0 đưa ra
cli-cluster-share = tiến trình { $process } đã tính xong phần ước lượng của mình; kết quả do tiến trình 0 đưa ra
cli-stats-disk = { $size } trên đĩa
cli-stats-strategy = chiến lược `{ $strategy }`
cli-effort = `{ $strategy }`: mở rộng { $count }
cli-effort-plan = `{ $strategy }`: mở rộng { $count }, xong { $made } trên { $steps } bước của kế hoạch

cli-no-trace = `{ $algorithm }` là bộ giải riêng của trò chơi và không ghi vết
cli-no-trace-on-threads = với `--threads`, `{ $algorithm }` không ghi vết nào ngoài dòng đầu
cli-no-heuristic-used = `{ $algorithm }` không dùng heuristic; `{ $heuristic }` không có tác dụng
cli-nothing-to-save = không có lời giải để lưu
cli-solve-from-start = liên kết cho xem một ván sau { $moves } nước đi; màn được giải từ đầu (`hint` đi tiếp từ ván đó)

cli-chart-time = thời gian
cli-chart-expanded = số trạng thái mở rộng
cli-chart-memory = bộ nhớ
cli-chart-logarithmic = { $title }, theo thang logarit

# check
cli-yes = có
cli-no-proved = không, đã chứng minh
cli-not-known = chưa rõ
cli-check-valid = hợp lệ
cli-check-solvable = giải được
cli-check-unique = duy nhất
cli-check-shortest = ngắn nhất
cli-shortest = { $length } ({ $measure }){ $proved ->
        [yes] , đã chứng minh
       *[no] , chưa chứng minh
    }
cli-check-difficulty = độ khó
cli-check-stopped = dừng sớm
cli-the-solution = lời giải
cli-solution = lời giải { $number }
cli-solution-right = lời giải đúng: { $moves } nước đi, chi phí { $cost }
cli-solution-wrong = lời giải sai: { $reason }

cli-difficulty-easy = dễ
cli-difficulty-medium = vừa
cli-difficulty-tricky = vừa
cli-difficulty-hard = khó
cli-difficulty-beyond = ngoài tầm các quy tắc

# hint
cli-hint-where = ở đâu    { $place }
cli-hint-why = vì sao   { $why } (quy tắc: { $rule }, { $level })
cli-hint-why-wrong = vì sao   { $why } (quy tắc: { $rule })
cli-hint-what = làm gì   { $what }
cli-hint-moves = nước đi  { $moves }
cli-hint-mistake = trên bàn chơi có chỗ sai
cli-hint-solved = đã giải xong
cli-hint-unsolvable = đã chứng minh: màn này không có lời giải
cli-hint-lost = đã chứng minh: từ đây không còn lời giải nào; nước { $since } làm mất lời giải, vậy hãy quay lại trước nước đó
cli-hint-lost-between = đã chứng minh: từ đây không còn lời giải nào; muộn nhất là nước { $since } đã làm mất lời giải, còn sau nước { $solvable } thì vẫn có lời giải
cli-hint-lost-at-latest = đã chứng minh: từ đây không còn lời giải nào; muộn nhất là nước { $since } đã làm mất lời giải, còn trước đó thì chưa xác định được
cli-hint-no-alarm = xem nhanh thì không tìm thấy chứng minh nào rằng ván này đã thua
cli-hint-beyond = từ đây không quy tắc nào đi tiếp được; phải thử

# list
cli-list-puzzles = Trò chơi
cli-list-algorithms = Thuật toán
cli-list-more = `solvarium list PUZZLE` cho xem heuristic, định dạng, thiết lập và các màn của một trò chơi.
cli-list-admissible = { $summary }; chấp nhận được
cli-list-not-admissible = { $summary }; không chấp nhận được
cli-list-of-space = { $said } (không gian { $space })
cli-list-rules = luật chơi
cli-list-worked-out = tự tính
cli-list-passcode = mật mã { $code }

# Tiêu đề cột.
cli-column-name = tên
cli-column-rules = luật chơi
cli-column-own-solvers = bộ giải riêng
cli-column-built-in-levels = màn có sẵn
cli-column-title = tên gọi
cli-column-idea = ý tưởng
cli-column-guarantee = bảo đảm
cli-column-settings = thiết lập
cli-column-space = không gian
cli-column-heuristic = heuristic
cli-column-own-solver = bộ giải riêng
cli-column-setting = thiết lập
cli-column-of = của
cli-column-meaning = ý nghĩa
cli-column-takes = giá trị
cli-column-default = mặc định
cli-column-level-notation = định dạng màn chơi
cli-column-export = viết cho chương trình khác
cli-column-solution-notation = định dạng lời giải
cli-column-rule-of-reasoning = quy tắc suy luận
cli-column-level = mức
cli-column-what-it-says = nội dung
cli-column-generator-flag = tùy chọn sinh màn
cli-column-algorithm = thuật toán
cli-column-outcome = kết cục
cli-column-length = độ dài
cli-column-cost = chi phí
cli-column-expanded = mở rộng
cli-column-generated = sinh ra
cli-column-peak-open = biên lớn nhất
cli-column-memory = bộ nhớ
cli-column-seconds = thời gian
cli-column-program = chương trình
cli-column-points = điểm
cli-column-percent = phần trăm
cli-column-solved = đã giải
cli-column-optimal = tối ưu
cli-column-in-nodes = đủ ít nút
cli-column-in-time = đúng giờ
cli-column-levels = số màn
cli-column-solver = bộ giải
cli-column-seed = hạt giống
cli-column-runs = lần chạy
cli-column-outcomes = kết cục

# bench, merge, report
cli-damaged = bỏ qua phần không đọc được: { $line }
cli-merged = { $runs } lần chạy của { $sessions } phiên trong { $folder }
cli-no-runs = các kết quả này không có lần chạy nào
cli-not-published = `{ $path }` không phải tệp số liệu đã công bố: { $reason }
cli-alarm-failure = thất bại: { $text }
cli-alarm-doubt = nghi vấn: { $text }
cli-bench-elsewhere = { $runs } lần chạy đã có được thực hiện trên máy khác; thời gian của chúng được tính riêng
cli-bench-interrupted = bị ngắt; tiếp tục bằng: { $command }
cli-bench-done = kết quả nằm trong { $folder }; để xem: solvarium report { $folder } --out report.html
cli-bench-runs = { $runs } lần chạy
cli-bench-other-builds = { $runs } lần chạy đã có do một bản dựng khác của chương trình thực hiện; chúng không được tính
cli-bench-missing = { $missing ->
    [0] không thiếu lần chạy nào trong { $runs } lần chạy
   *[other] thiếu { $missing } trong { $runs } lần chạy
    }
cli-bench-unlocked = không khóa được tệp trong { $folder } ({ $reason }); hãy bảo đảm không có lệnh bench nào khác ghi vào cùng một phần
cli-bench-no-out = kết quả được ghi vào đâu? Tiến trình 0 ghi kết quả: hãy cho nó `--out`
cli-bench-no-disk = bộ đo giữ trạng thái trên đĩa: hãy dùng `--disk` hoặc `--out` để chỉ thư mục cho các trạng thái của tiến trình này
cli-bench-part = tiến trình { $process } trên { $processes } đã tham gia { $runs } lần chạy; kết quả nằm ở tiến trình 0
cli-sweep-written = để bắt đầu: { $command }
cli-sweep-exists = { $path } đã có; dùng --overwrite để ghi đè, hoặc chọn thư mục khác
cli-sweep-many-tasks = Slurm nhận mảng nhiều nhất { $most } tác vụ, trừ khi MaxArraySize trong slurm.conf đã được nâng lên
cli-no-folder = không xác định được thư mục làm việc: { $reason }
cli-bench-busy = { $warning }; thời gian đo sẽ kém chính xác
cli-bench-begin = { $suite }: cần { $left } lần chạy{ $done ->
    [0] { "" }
   *[other] , đã có { $done }
    }
cli-bench-no-reason = không có lý do
cli-bench-level = màn
cli-bench-on = { $solver } trên { $level }
cli-bench-bar = { $bar } { $made }/{ $all } lần chạy, đã qua { $elapsed }{ $more }
cli-bench-tenth = { $made }/{ $all } lần chạy, { $left }
cli-bench-left = còn khoảng { $count } { $unit ->
    [seconds] giây
    [minutes] phút
   *[hours] giờ
    }

# grade
cli-grade-interrupted = bị ngắt sau { $done } trong { $programs } chương trình
cli-grade-same-name = hai chương trình cùng tên `{ $name }`; hãy đặt cho mỗi chương trình một tên riêng, như NAME=COMMAND
cli-grade-no-command = `{ $path }`, dòng { $line }: `{ $text }` không có dạng NAME=COMMAND
cli-grade-no-programs = `{ $path }` không nêu chương trình nào; mỗi dòng là NAME=COMMAND
cli-grade-lost = { $program } mất điểm

# grade-class
cli-grade-class-graded = { $graded } chương trình đã có điểm; dùng --again để chấm lại
cli-grade-class-none = lớp này không có bài nộp chương trình như vậy
cli-grade-class-which = hãy nêu bài tập bằng --assignment: { $known }
cli-grade-class-suite-kept = { $file } được dùng như hiện có; hãy xóa tệp này để ghi lại từ bài tập
cli-grade-class-program = chương trình { $number } trong { $all }: { $what }
cli-grade-class-replaced = { $name } đã nộp chương trình mới hơn; hãy chạy lại lệnh để chấm
cli-grade-class-done = đã chấm { $done } trong { $programs } chương trình; bảng điểm của lớp ở { $marks }
cli-server-address = `{ $address }` không phải là địa chỉ máy chủ; địa chỉ bắt đầu bằng http:// hoặc https://
cli-server-unreachable = { $address } không trả lời: { $reason }
cli-server-refused = máy chủ trả lời: { $reason }
cli-server-odd = { $address } trả lời với mã { $status }, máy chủ Solvarium không trả lời như vậy; địa chỉ có đúng không?

# serve
cli-serve-reachable = máy khác có thể truy cập địa chỉ này và dùng máy này để tìm kiếm. Dữ liệu truyền đi không được mã hóa: ngoài mạng mà bạn tin cậy, hãy đặt một proxy có HTTPS ở phía trước (docs/DEPLOYING.md có mẫu cho Caddy và nginx)
cli-serve-ready = Solvarium đang chạy tại http://{ $address }/ (nhấn Ctrl-C để dừng)
cli-serve-failed = không phục vụ được tại { $address }: { $reason }
cli-lecture-ready = { $title } ({ $count } trang) ở http://{ $address }/#/lecture/served (nhấn Ctrl-C để dừng)
cli-lecture-fine = { $name }: { $count } trang, trang nào cũng chiếu được

# heuristics
cli-of-space = không gian { $space }
cli-heuristics-limit = { $stopped }: đã thấy { $states } trạng thái, có thể chưa phải tất cả; hãy chọn màn nhỏ hơn, hoặc tăng { $more }
cli-heuristics-interrupted = bị ngắt: đã thấy { $states } trạng thái, có thể chưa phải tất cả
cli-heuristics-states = { $states } trạng thái, { $moves } nước đi giữa chúng; { $goals ->
    [1] 1 trạng thái đích
   *[other] { $shown } trạng thái đích
    }
cli-heuristics-solvable = từ { $solvable } trạng thái có thể đến đích, { $dead } trạng thái chết
cli-heuristics-distance = từ trạng thái đầu đến đích gần nhất: { $distance }
cli-heuristics-no-distance = từ trạng thái đầu không thể đến đích
cli-heuristics-not-admissible = `{ $name }` không chấp nhận được: { $count ->
    [1] 1 ước lượng vượt quá khoảng cách thật
   *[other] { $shown } ước lượng vượt quá khoảng cách thật
    }
cli-heuristics-not-consistent = `{ $name }` không nhất quán: { $shown } trong { $moves ->
    [1] 1 nước đi
   *[other] { $shown_moves } nước đi
    } { $count ->
    [1] làm ước lượng giảm nhiều hơn chi phí
   *[other] làm ước lượng giảm nhiều hơn chi phí
    }
cli-heuristics-first = đầu tiên là { $state }
cli-heuristics-first-from = nước đầu tiên như vậy đi từ { $state }
cli-heuristics-first-to = với chi phí { $cost } đến { $state }
cli-heuristics-start = trạng thái đầu
cli-heuristics-away = { $count ->
    [1] trạng thái cách trạng thái đầu 1 nước đi
   *[other] trạng thái cách trạng thái đầu { $shown } nước đi
    }
cli-heuristics-no-way = không có đường
cli-heuristics-state = { $place }: ước lượng { $estimate }, thực tế { $distance }
cli-column-start = trạng thái đầu
cli-column-mean-error = sai số trung bình
cli-column-mean-relative-error = sai số tương đối trung bình
cli-column-greatest-error = sai số lớn nhất
cli-column-exact = chính xác
cli-column-correlation = tương quan
cli-column-rank-correlation = tương quan hạng
cli-column-dead-recognised = nhận ra trạng thái chết
cli-column-wrongly-dead = bị coi nhầm là chết
cli-column-admissible = chấp nhận được
cli-column-consistent = nhất quán

# explore
cli-explore-states = trạng thái
cli-explore-states-in = { $states } trong { $layers } lớp
cli-explore-farthest = trạng thái xa nhất
cli-explore-moves = cách điểm xuất phát { $moves } nước
cli-explore-moves-made = nước đi của mọi trạng thái
cli-explore-count = { $count }
cli-explore-goals = đích
cli-explore-goals-nearest = { $goals }, gần nhất cách điểm xuất phát { $moves } nước
cli-explore-dead = trạng thái chết
cli-explore-share = { $count } ({ $share } %), từ đó không tới được đích nào
cli-explore-interrupted = bị ngắt: chỉ đếm các lớp trọn vẹn
cli-explore-limit = do giới hạn về { $limit }: chỉ đếm các lớp trọn vẹn
cli-explore-took = đã dùng
cli-explore-spent = { $spent } và { $held } bộ nhớ, { $each } byte mỗi trạng thái, trên { $threads } luồng
cli-explore-disk = trên đĩa
cli-explore-disk-bytes = { $size }, { $each } byte mỗi trạng thái
cli-explore-with-goals = { $states }, trong đó { $goals } là đích
cli-explore-chart = Số trạng thái theo khoảng cách từ điểm xuất phát
cli-explore-depth = số nước từ điểm xuất phát

# trace
cli-trace-one-input = chỉ một trong hai vết được đọc từ đầu vào chuẩn
cli-trace-identical = giống hệt nhau: { $events }
cli-trace-events = { $count ->
    [1] 1 sự kiện
   *[other] { $shown } sự kiện
    }
cli-trace-differs = sự kiện { $number } khác nhau ở: { $fields }
cli-trace-ended = { $short } kết thúc sau { $events }, tất cả đều như { $long }; { $long } còn tiếp
cli-trace-side = { $name } là { $file }
cli-trace-side-line = { $name } là { $file }, dòng { $line }
cli-trace-before = trước đó, giống nhau ở cả hai:
cli-trace-total = { $name } có tất cả { $events }
cli-trace-event = sự kiện { $number }
cli-trace-from-nowhere = không từ nút nào: bắt đầu tìm kiếm
cli-trace-from-node = từ nút { $node }
cli-trace-node = nút { $node }
cli-trace-over = (đã hết)
cli-trace-from-goal = từ một đích
cli-trace-from-start = từ trạng thái đầu
cli-trace-below = bên dưới nút { $node }
cli-trace-round = vòng { $round }
cli-trace-more = còn { $count } nút
cli-trace-again = (gặp lại, lần đầu #{ $first })
cli-trace-no-events = không có sự kiện
cli-trace-no-tree = `{ $file }` là vết của một tìm kiếm cục bộ nên không có cây
cli-trace-no-node = không có nút { $node } nào được mở rộng trong `{ $file }`
cli-trace-expansions = { $count } lần mở rộng
cli-trace-some-expansions = hiển thị { $shown } trong { $count } lần mở rộng; dùng --nodes, --depth và --from để xem thêm
cli-trace-others = không hiển thị { $count } sự kiện thuộc loại khác
cli-trace-steps = { $steps } bước, { $accepted } thay đổi, { $rounds ->
    [1] 1 vòng
   *[other] { $shown } vòng
    }
cli-trace-generations = { $count } thế hệ
cli-column-field = trường
cli-column-steps = bước
cli-column-energy-at-the-end = năng lượng cuối
cli-column-least-energy = năng lượng nhỏ nhất
cli-column-changes-made = thay đổi
cli-column-temperature = nhiệt độ
cli-column-generations = thế hệ
cli-column-best-fitness = độ thích nghi tốt nhất
cli-column-mean-fitness = độ thích nghi trung bình

# Trợ giúp, và lỗi trong các đối số.
cli-usage = Cách dùng:
cli-usage-commands = Lệnh
cli-usage-arguments = Đối số
cli-usage-options = Tùy chọn
cli-usage-default = {" "}[mặc định: { $values }]
cli-usage-known = {" "}[các giá trị: { $values }]
cli-usage-more = Để biết thêm, hãy dùng `--help`.
cli-usage-similar = gợi ý: có phải bạn muốn dùng { $count ->
        [1] { $names }
       *[other] một trong số này: { $names }
    }?
cli-usage-no-value = `{ $argument }` cần một giá trị nhưng không có
cli-usage-unknown-value = giá trị `{ $value }` không hợp lệ cho `{ $argument }`; các giá trị hợp lệ: { $known }
cli-usage-wrong-value = giá trị `{ $value }` không hợp lệ cho `{ $argument }`: { $reason }
cli-usage-unknown = đối số lạ `{ $argument }`
cli-usage-no-command = không có lệnh `{ $name }`
cli-usage-no-puzzle = không có trò chơi `{ $name }`; hiện có: { $known }
cli-usage-left-out = bản dựng này của chương trình không có lệnh `{ $name }`; bản do `make install` dựng thì có
cli-usage-missing = thiếu đối số: { $arguments }
cli-usage-missing-command = thiếu lệnh; hiện có: { $known }
cli-usage-twice = `{ $argument }` chỉ được dùng một lần
cli-usage-conflict = không dùng được `{ $argument }` cùng với `{ $other }`

# Trợ giúp, theo lệnh và đối số.
cli-help = Chơi, xem, so sánh và tạo các trò giải đố bằng những thuật toán tìm kiếm của môn trí tuệ nhân tạo
cli-help-more =
    LEVEL là một tệp, `-` cho đầu vào chuẩn, FILE#K cho màn thứ K của một bộ, tên màn có sẵn như water-sort/7, một màn viết trên một dòng, hoặc một liên kết do trang web hay lệnh `link` tạo ra.

    Mã thoát: 0 đã giải hoặc ổn; 1 chưa giải (không giải được, bế tắc, lời giải sai); 2 đầu vào hoặc cách dùng sai; 3 chạm giới hạn; 4 thiếu một tiến trình cùng tìm kiếm; 130 bị ngắt.
cli-help-help = Hiển thị trợ giúp
cli-help-version = Hiển thị phiên bản
cli-help-lang = Ngôn ngữ của thông báo, en hoặc vi [mặc định: theo hệ thống]
cli-help-level = Một tệp, `-`, FILE#K, tên màn có sẵn như water-sort/7, một màn viết trên một dòng, hoặc một liên kết
cli-help-puzzle = Trò chơi, khi văn bản của màn chưa cho biết
cli-help-heuristic = Heuristic dẫn đường cho các thuật toán có thông tin [mặc định: cái đầu tiên của trò chơi]
cli-help-space = Không gian trạng thái được tìm kiếm [mặc định: cái đầu tiên của trò chơi]
cli-help-set = Một thiết lập của trò chơi hoặc thuật toán; có thể lặp lại
cli-help-seed = Hạt giống của mọi lựa chọn ngẫu nhiên
cli-help-cluster = Tìm kiếm cùng các tiến trình khác của chương trình này; mỗi dòng của tệp là địa chỉ của một tiến trình, dạng máy:cổng
cli-help-process = Số của tiến trình này trong số đó, tính từ 0 [mặc định: do srun cho]
cli-help-listen = Lắng nghe tại đây, như 0.0.0.0:7000, thay cho địa chỉ mà tệp dành cho tiến trình này
cli-help-wait = Chờ các tiến trình khác trong bấy nhiêu giây
cli-help-disk = Giữ các trạng thái trong tệp ở thư mục mới này, bao nhiêu cũng được nếu còn chỗ; bộ nhớ được dùng đến mức --max-memory
cli-help-resume = Tiếp tục lần tìm kiếm trong thư mục của --disk nếu có, dù nó đã kết thúc vì lý do gì
cli-help-max-nodes = Dừng sau khi mở rộng bấy nhiêu trạng thái
cli-help-max-time = Dừng sau bấy nhiêu giây
cli-help-max-cpu = Dừng sau bấy nhiêu giây thời gian bộ xử lý, bất kể máy còn bận việc gì khác
cli-help-max-memory = Dừng trước khi việc tìm kiếm dùng nhiều bộ nhớ hơn mức này, như 512MiB [mặc định: 2GiB, hoặc ít hơn trên máy nhỏ]
cli-help-output = text hoặc json

cli-help-list = Liệt kê trò chơi, thuật toán, heuristic và các màn có sẵn
cli-help-list-puzzle = Chỉ trò chơi này, với mọi thứ nó có

cli-help-solve = Giải một màn bằng một thuật toán
cli-help-solve-algorithm = Thuật toán [mặc định: bộ giải expert của trò chơi, nếu không có thì astar]
cli-help-solve-external = Chương trình giải của bạn, như "python3 my_solver.py" hoặc NAME=COMMAND
cli-help-solve-external-input = Cách chương trình của bạn nhận màn chơi: json hoặc text, kèm định dạng như text:NOTATION
cli-help-solve-improve = Dành bấy nhiêu giây để rút ngắn lời giải, nếu bộ giải làm được (giống --set improve=SECONDS)
cli-help-solve-threads = Tìm kiếm trên bấy nhiêu luồng, nếu thuật toán hoặc bộ giải làm được: bfs, ucs và astar khi đó không lưu nút cha
cli-help-solve-output = text, json, moves, csv, markdown, hoặc một định dạng lời giải của trò chơi
cli-help-solve-trace = Ghi mọi lần mở rộng vào tệp, mỗi dòng một đối tượng JSON
cli-help-solve-save = Ghi lời giải vào tệp, theo định dạng lời giải đầu tiên của trò chơi

cli-help-play = Chơi trong terminal
cli-help-play-level = Màn chơi, như ở các lệnh khác [mặc định: chọn trong menu]
cli-help-play-set = Một thiết lập của luật chơi; có thể lặp lại
cli-help-watch = Xem lời giải, quá trình tìm kiếm hoặc cuộc đua thuật toán trong terminal
cli-help-watch-level = Màn chơi, như ở các lệnh khác [mặc định: chọn trong menu]
cli-help-watch-algorithms = Thuật toán muốn xem tìm kiếm, hoặc hai đến bốn thuật toán để đua, cách nhau bằng dấu phẩy; ALG:HEURISTIC cho một thuật toán heuristic riêng [mặc định: lời giải của bộ giải riêng của trò chơi]
cli-help-compare = Chạy nhiều thuật toán trên cùng một màn để so sánh
cli-help-compare-algorithms = Các thuật toán, cách nhau bằng dấu phẩy; ALG:HEURISTIC cho một thuật toán heuristic riêng [mặc định: tất cả những gì chạy được trên màn]
cli-help-compare-external = Chương trình của bạn cùng tham gia, như "python3 my_solver.py" hoặc NAME=COMMAND; có thể lặp lại
cli-help-compare-external-input = Cách các chương trình của bạn nhận màn chơi: json hoặc text, kèm định dạng như text:NOTATION
cli-help-compare-threads = Tìm kiếm trên bấy nhiêu luồng như với `solve`; nếu không có --algorithms thì chỉ những thuật toán làm được
cli-help-compare-output = text, json, csv, markdown hoặc html
cli-help-compare-charts = Vẽ biểu đồ thanh dưới bảng như trên terminal, dù kết quả ghi ra đâu
cli-help-compare-no-charts = Không vẽ biểu đồ thanh dưới bảng

cli-help-bench = Đo một bộ các lần chạy, mỗi lần trong một tiến trình riêng
cli-help-bench-suite = Bộ đo: tệp TOML nêu các màn, bộ giải, giới hạn và số lần lặp
cli-help-bench-out = Thư mục chứa kết quả
cli-help-bench-resume = Tiếp tục với các kết quả đã có
cli-help-bench-disk = Giữ các trạng thái của mỗi lần chạy trong một thư mục riêng bên trong thư mục này, nếu bộ đo không ghi khác và thuật toán làm được
cli-help-bench-jobs = Số lần chạy cùng lúc; chạy nhiều hơn một sẽ làm sai lệch thời gian của nhau
cli-help-bench-shard = Chỉ chạy phần thứ I trong N phần, cho một trong nhiều máy
cli-help-bench-repeats = Số lần chạy mỗi yêu cầu, bất kể bộ đo ghi gì
cli-help-bench-threads = Tìm kiếm trên bấy nhiêu luồng, nếu bộ đo không ghi khác và thuật toán làm được
cli-help-bench-dry-run = Liệt kê các lần chạy mà không chạy
cli-help-bench-missing = Liệt kê các lần chạy mà thư mục kết quả còn thiếu, không chạy gì; có thể lặp lại
cli-help-bench-emit = Không chạy gì mà ghi vào thư mục một kịch bản chạy tất cả trong N phần rồi lập báo cáo: bằng slurm, hệ quản lý cụm máy, hoặc GNU parallel
cli-help-bench-shards = Số phần cho --emit
cli-help-bench-overwrite = Ghi đè kịch bản đã có

cli-help-merge = Gộp các thư mục kết quả
cli-help-merge-from = Các thư mục kết quả
cli-help-merge-out = Thư mục mới cho tất cả

cli-help-report = Lập báo cáo từ kết quả đo: bảng, điểm, biểu đồ và những điểm đáng ngờ
cli-help-report-places = Các thư mục kết quả, hoặc từng tệp; phần trùng nhau chỉ tính một lần
cli-help-report-out = Tệp cần ghi: .html, .md, .csv (số liệu thô) hoặc .tex [mặc định: Markdown ra đầu ra chuẩn]
cli-help-report-beside = Số liệu đã công bố ở nơi khác, đặt cạnh số liệu của ta: CSV gồm group,level,solver,quantity,value,unit,note

cli-help-grade = Chấm điểm các chương trình trên các màn của một bộ, nêu lý do cho mỗi điểm bị mất
cli-help-grade-suite = Bộ đo: tệp TOML có bảng `grade` nêu cách cho điểm
cli-help-grade-external = Chương trình cần chấm, như NAME=COMMAND; có thể lặp lại
cli-help-grade-externals = Tệp nêu thêm chương trình, mỗi dòng một NAME=COMMAND
cli-help-grade-external-input = Cách các chương trình nhận màn chơi: json hoặc text, kèm định dạng như text:NOTATION
cli-help-grade-out = Ghi điểm vào tệp CSV, mỗi chương trình một hàng

cli-help-grade-class = Tải các chương trình mà lớp đã nộp, chấm trên máy này rồi gửi điểm về
cli-help-grade-class-server = Địa chỉ của máy chủ, như `https://puzzles.example.org`
cli-help-grade-class-key = Một khóa của bạn, tạo ở trang tài khoản trên máy chủ
cli-help-grade-class-class = Lớp: phần cuối trong địa chỉ trang của lớp
cli-help-grade-class-assignment = Bài tập [mặc định: bài nộp chương trình duy nhất của lớp]
cli-help-grade-class-out = Thư mục cho các chương trình, bộ đo và bảng điểm; được tạo nếu chưa có
cli-help-grade-class-command = Cách chạy một chương trình, {"{"}file{"}"} là tệp của nó, như "python3 {"{"}file{"}"}" [mặc định: theo bài tập]
cli-help-grade-class-suite = Bộ đo nêu các màn, giới hạn và điểm [mặc định: suite.toml trong thư mục, được ghi ở lần đầu]
cli-help-grade-class-external-input = Cách các chương trình nhận màn chơi: json hoặc text, kèm định dạng như text:NOTATION
cli-help-grade-class-again = Chấm lại cả những bài đã chấm

cli-help-generate = Tạo màn mới, bảo đảm giải được
cli-help-generate-seed = Hạt giống của màn đầu tiên; các màn sau đếm tiếp từ đó
cli-help-generate-count = Số màn
cli-help-generate-target = Màn phải như thế nào, ví dụ "difficulty hard, greedy fails"; `solvarium list PUZZLE` nêu các điều kiện
cli-help-generate-tries = Số màn thử tối đa cho mỗi màn
cli-help-generate-daily = Màn của một ngày, giống nhau với mọi người, như 2026-11-17; không có ngày thì là hôm nay (UTC)

cli-help-check = Kiểm tra một màn, hoặc một lời giải của nó
cli-help-check-solution = Lời giải cần kiểm tra: báo cáo JSON, các nước đi, hoặc một định dạng lời giải của trò chơi
cli-help-check-set = Một thiết lập của luật chơi; có thể lặp lại

cli-help-explore = Đếm mọi trạng thái có thể tới, từng lớp một: màn lớn cỡ nào, sâu bao nhiêu, có mấy đích
cli-help-explore-space = Không gian trạng thái cần khảo sát [mặc định: cái đầu tiên của trò chơi]
cli-help-explore-set = Một thiết lập của luật chơi; có thể lặp lại
cli-help-explore-threads = Khảo sát trên bấy nhiêu luồng [mặc định: bằng số nhân của máy]
cli-help-explore-dead = Đếm cả những trạng thái không thể tới đích nào, lâu hơn gấp vài lần
cli-help-explore-chart = Ghi biểu đồ các lớp vào một tệp SVG
cli-help-explore-output = text, json hoặc csv

cli-help-hint = Cho biết người chơi nên làm gì tiếp, và vì sao
cli-help-hint-after = Các nước đã đi, như "0,2 3,5" (đếm từ 0), hoặc một tệp chứa chúng
cli-help-hint-alarm = Chỉ xem nhanh, trong một phần hai mươi giây, liệu ván chơi đã thua chưa
cli-help-hint-tell = Nói đến đâu: 1 nhìn vào đâu, 2 thêm vì sao, 3 thêm điều suy ra

cli-help-convert = Viết một màn theo định dạng khác
cli-help-convert-to = Định dạng cần viết; `list PUZZLE` liệt kê các định dạng
cli-help-convert-space = Không gian trạng thái mà chi phí của nó được viết ra, cho các chương trình khác [mặc định: cái đầu tiên của trò chơi]
cli-help-convert-set = Một thiết lập của luật chơi; có thể lặp lại

cli-help-link = In liên kết mở trên trang web một màn, một ván đang chơi, một ván để xem lại, một lượt tìm kiếm hoặc một cuộc so sánh
cli-help-link-play = Mở ván đang chơi sau các nước này, như "0,2 3,5" (đếm từ 0), hoặc một tệp chứa chúng
cli-help-link-replay = Xem lại lần lượt các nước này, hoặc các nước trong một tệp
cli-help-link-watch = Xem lượt tìm kiếm của thuật toán này
cli-help-link-compare = Xem các thuật toán này cạnh nhau, phân cách bằng dấu phẩy; ALG:HEURISTIC cho một thuật toán heuristic riêng
cli-help-link-diff = Xem hai lượt tìm kiếm này song song từng bước và chỗ khác nhau đầu tiên; ALG:HEURISTIC cho một thuật toán heuristic riêng
cli-help-link-step = Xem lượt tìm kiếm tại lần mở rộng này
cli-help-link-title = Tên gọi của màn không có sẵn
cli-help-link-base = Địa chỉ của trang hiển thị: http://… hoặc https://…, hoặc địa chỉ bắt đầu bằng ./, ../ hay / cho liên kết trong cùng một trang web
cli-help-link-embed = Liên kết đến dạng nhúng cho trang khác: chỉ có bàn chơi và vài nút nhỏ

cli-help-serve = Phục vụ trang web để chơi, xem và so sánh
cli-help-serve-addr = Địa chỉ lắng nghe; cổng 0 là cổng trống bất kỳ
cli-help-serve-host = Tên mà máy khác dùng để truy cập máy chủ, như lab.example.org; có thể lặp lại
cli-help-serve-page = Phục vụ trang web từ thư mục này, như `make page` tạo ra, thay cho trang có sẵn trong chương trình
cli-help-serve-max-time = Dừng việc của một yêu cầu sau bấy nhiêu giây
cli-help-serve-max-memory = Dừng trước khi một lần tìm kiếm dùng nhiều bộ nhớ hơn mức này [mặc định: 2GiB, hoặc ít hơn trên máy nhỏ]
cli-help-serve-max-request = Từ chối các yêu cầu lớn hơn mức này

cli-help-lecture = Phục vụ một bài giảng: trang web mở ngay trang đầu của bài
cli-help-lecture-file = Bài giảng, ở dạng JSON; docs/LECTURES.md mô tả dạng này
cli-help-lecture-check = Chỉ cho biết mọi thứ trong bài có chiếu được không
cli-help-lecture-addr = Địa chỉ lắng nghe; cổng 0 là cổng trống bất kỳ
cli-help-lecture-page = Phục vụ trang web từ thư mục này, như `make page` tạo ra, thay cho trang có sẵn trong chương trình

cli-help-trace = So sánh các vết, hoặc xem một vết dưới dạng cây
cli-help-trace-diff = Tìm sự kiện đầu tiên mà hai vết khác nhau
cli-help-trace-diff-more = Mã thoát: 0 giống hệt; 1 khác nhau; 2 không phải hai vết so sánh được.
cli-help-trace-diff-a = Một vết, hoặc `-` cho đầu vào chuẩn
cli-help-trace-diff-b = Vết còn lại
cli-help-trace-diff-fields = Các trường cần so sánh, cách nhau bằng dấu phẩy, như state,g [mặc định: mọi trường mà cả hai dòng đều có, trừ n]
cli-help-trace-show = Xem một vết dưới dạng cây, hoặc dạng bảng nếu là tìm kiếm cục bộ
cli-help-trace-show-file = Một vết, hoặc `-` cho đầu vào chuẩn
cli-help-trace-show-depth = Hiển thị bấy nhiêu tầng dưới tầng đầu
cli-help-trace-show-nodes = Hiển thị bấy nhiêu nút: những nút được mở rộng trước
cli-help-trace-show-from = Hiển thị phần nằm dưới nút có id này
cli-help-trace-show-output = text, hoặc dot cho Graphviz

cli-help-heuristics = So sánh mọi heuristic với khoảng cách thật, trên một màn đủ nhỏ để tìm kiếm hết
cli-help-heuristics-space = Không gian trạng thái có heuristic cần đo [mặc định: cái đầu tiên của trò chơi]
cli-help-heuristics-set = Một thiết lập của luật chơi; có thể lặp lại
cli-help-heuristics-threads = Tính các ước lượng trên bấy nhiêu luồng
cli-help-heuristics-disk = Giữ các nước đi trong một tệp ở thư mục này, tệp bị xóa khi xong, dành cho màn có quá nhiều nước đi so với bộ nhớ
cli-help-heuristics-output = text, json, csv hoặc markdown

cli-help-completions = In tập lệnh tự hoàn thành cho một shell
cli-help-completions-shell = Shell
cli-help-man = In trang hướng dẫn, hoặc ghi các trang của mọi lệnh vào một thư mục
cli-help-man-out = Thư mục để ghi các trang của mọi lệnh
cli-serve-admin =
    Quản trị viên vào bằng liên kết này; liên kết chỉ hiện một lần, hãy giữ lại:
      { $link }
cli-worker-ready = { $count } trình làm việc đang chờ việc (Ctrl-C để kết thúc)
cli-no-place = hãy cho biết dữ liệu ở đâu: --data THƯ-MỤC hoặc --database URL
cli-house-failed = không dùng được cơ sở dữ liệu: { $reason }
cli-backup-done = bản sao lưu nằm trong { $file }
cli-restore-done = đã khôi phục từ { $file }
cli-help-worker = Kiểm tra các màn được chia sẻ và chạy bộ giải cho bảng xếp hạng của máy chủ
cli-help-backup = Sao chép dữ liệu chung của máy chủ vào một tệp, ngay khi máy chủ đang chạy
cli-help-restore = Tạo dữ liệu của máy chủ từ một tệp như vậy
cli-help-data = Giữ tài khoản, màn được chia sẻ và bảng xếp hạng trong thư mục này; chưa có thì sẽ được tạo
cli-help-database = Giữ chúng trong cơ sở dữ liệu PostgreSQL này: postgres://NGƯỜI-DÙNG:MẬT-KHẨU@MÁY/CƠ-SỞ-DỮ-LIỆU
cli-help-serve-closed = Không cho ai đăng ký thêm
cli-help-serve-behind-proxy = Tin X-Forwarded-For và X-Forwarded-Proto do máy chủ trung gian (proxy) phía trước đặt
cli-help-serve-workers = Số trình làm việc trong tiến trình này, để kiểm tra màn và chạy bộ giải
cli-help-serve-metrics = Cung cấp số liệu cho Prometheus tại địa chỉ này, dưới /metrics
cli-help-serve-max-rate = Số yêu cầu mỗi giây mà một người được gửi
cli-help-job-time = Dừng việc kiểm tra một màn, hoặc chạy một bộ giải, sau chừng này giây
cli-help-job-memory = Dừng trước khi giữ nhiều bộ nhớ hơn mức này
cli-help-log = Dạng của các dòng nhật ký
cli-help-log-level = Mức nhật ký: error, warn, info hoặc debug
cli-help-worker-workers = Số việc được làm song song
cli-help-backup-file = Tệp sẽ ghi; tệp này phải chưa có
cli-help-restore-file = Tệp mà `backup` đã ghi
