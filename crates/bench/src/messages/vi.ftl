suite-unreadable = không đọc được bộ đo `{ $path }`: { $reason }
suite-wrong = `{ $path }` không phải là bộ đo: { $reason }
suite-group = nhóm `{ $group }`: { $reason }
suite-on-level = { $level }: { $reason }
suite-same-group = hai nhóm cùng tên `{ $name }`
suite-one-thread = không thuật toán nào trong đó chạy được trên nhiều luồng; { $known }
suite-in-memory = không thuật toán nào trong đó cất được trạng thái trên đĩa; { $known }
suite-one-process = không thuật toán nào trong đó tìm kiếm được trong nhiều tiến trình; { $known }
suite-same-solver = hai bộ giải cùng tên `{ $name }`; hãy đặt cho chúng nhãn khác nhau
suite-max-time = max-time là { $given }; phải là một số giây dương
suite-max-cpu = max-cpu là { $given }; phải là một số giây dương
suite-max-memory = max-memory: { $reason }
suite-no-repeats = repeats là 0; phải từ 1 trở lên
suite-too-many-runs = nhóm yêu cầu { $runs } lần chạy; nhiều nhất chỉ được { $most }
suite-no-levels = nhóm không nêu màn chơi nào; hãy viết `levels = […]`
suite-no-solvers = nhóm không nêu bộ giải nào; hãy viết `algorithms = […]` hoặc `externals = […]`
suite-no-heuristic-used = `{ $algorithm }` không dùng heuristic; hãy bỏ `{ $heuristic }`
suite-no-built-in = không có màn có sẵn `{ $name }`
suite-no-pack = `{ $name }`: không có gói màn này; hiện có: { $known }
suite-no-pattern = `{ $pattern }` không phải là mẫu tên tệp: { $reason }
suite-no-file = không có tệp `{ $file }`, và cũng không có màn có sẵn nào tên như vậy
suite-open-variable = `{ $text }`: có `${"{"}` mà không có `{"}"}`
suite-no-variable = `{ $text }`: môi trường không có biến { $name }; hãy đặt biến này là thư mục cần dùng
suite-range-backwards = `{ $range }` có đầu lớn hơn cuối
suite-range-too-long = `{ $range }` chứa quá nhiều số
suite-expected-numbers = cần các số như 7, [1, 2, 3] hoặc "0..9"

store-file = { $path }: { $reason }
store-exists = `{ $folder }` đã có kết quả; hãy chọn thư mục khác (hoặc, với bench, dùng --resume để tiếp tục)
store-busy = một lệnh bench khác đang ghi vào `{ $file }`; hãy đợi, hoặc chọn thư mục khác
store-empty = `{ $folder }` không có kết quả: trong đó không có tệp *.jsonl nào
store-format = `{ $path }` ở định dạng { $format }, do solvarium { $version } ghi; chương trình này đọc định dạng { $known }. Hãy đọc bằng phiên bản đó, hoặc đo lại
store-damaged = { $file }, dòng { $line }: { $reason }
store-negative-time = thời gian âm

process-unsupported = để chạy chương trình trong tiến trình riêng, như bench, grade và --external, cần Linux hoặc macOS
session-no-process = không khởi động được tiến trình: { $reason }
session-scarce-memory = máy chỉ còn { $size } bộ nhớ để cấp
host-crowded = { $jobs } lần chạy cùng lúc trên { $cores } nhân làm ảnh hưởng lẫn nhau
host-shared = { $jobs } lần chạy cùng lúc dùng chung bộ nhớ và bộ nhớ đệm
host-loaded = máy đang bận khi phiên bắt đầu ({ $load } tiến trình giành { $cores } nhân)

# Bộ đo chia thành nhiều phần: các chú thích trong kịch bản.
sweep-what = Bộ đo { $suite }: { $runs } lần chạy chia thành { $shares } phần; sau đó kết quả được gộp lại và lập báo cáo.
sweep-start-slurm = Bắt đầu bằng: bash { $file } [tùy chọn cho sbatch, như --partition=long]
sweep-start-parallel = Bắt đầu bằng: bash { $file } [tùy chọn cho GNU parallel, như --jobs 4 hoặc --sshlogin a,b]
sweep-again = Chạy lại thì chỉ làm những gì còn thiếu. Phần bị dừng giữa chừng sẽ tiếp tục từ chỗ đã dừng.
sweep-most = Phần lớn nhất có { $runs } lần chạy, mỗi lúc chạy { $jobs }.
sweep-limits = Phần đó cần nhiều nhất { $time } (ngày, giờ, phút) và { $memory } bộ nhớ: mỗi lần chạy có thể dùng hết giới hạn của mình.
sweep-share = Một phần.
sweep-end = Gộp mọi kết quả vào một thư mục, lập báo cáo và nêu những gì còn thiếu.
sweep-start = Mọi phần, rồi đến bước kết thúc.
sweep-shares-job = các phần, mỗi phần một tác vụ: công việc
sweep-end-job = bước kết thúc, sau khi mọi phần đã xong: công việc
sweep-too-many-shares = yêu cầu { $shares } phần, nhưng mọi lần chạy của một màn nằm trong cùng một phần, mà chỉ có { $levels } màn
sweep-odd-path = không thể ghi `{ $path }` vào kịch bản; hãy chọn tên ở dạng UTF-8, không có dấu xuống dòng hay ký tự điều khiển khác

child-unreadable-order = không đọc được yêu cầu: { $reason }
child-no-order = đây không phải là yêu cầu: { $reason }
child-unwritten-report = không ghi được báo cáo: { $reason }
child-unreadable-report = không đọc được báo cáo: { $reason }
child-signal = kết thúc bởi tín hiệu { $signal }: { $complaint }
child-exit-code = mã thoát { $code }: { $complaint }

external-no-input = không có kiểu đầu vào `{ $name }`; hiện có: json, text, json:NOTATION, text:NOTATION
external-not-started = không khởi động được `{ $command }`: { $reason }
external-no-command = không khởi động được `{ $command }`
external-too-much = chương trình ghi ra hơn { $most } MiB
external-long-line = chương trình ghi một dòng dài hơn { $most } MiB
external-line = dòng { $line } { $what }: `{ $text }`
external-not-object = không phải đối tượng JSON
external-odd-moves = có `moves` không phải danh sách chuỗi cũng không phải chuỗi
external-odd-outcome = có `outcome` khác với solved, unsolvable, gave-up
external-odd-count = có `{ $name }` không phải số nguyên từ 0 đến 2^53
external-says = chương trình nói: { $text }
external-too-many-nodes = chương trình báo { $expanded } lần mở rộng; chỉ cho phép { $most }
external-no-solution = các nước đi không phải là lời giải: { $reason }
external-signal = chương trình bị kết thúc bởi tín hiệu { $signal }
external-exit-code = chương trình kết thúc với mã thoát { $code }
external-unknown-exit-code = chương trình kết thúc với mã thoát không rõ
external-no-answer = chương trình kết thúc mà không trả lời
external-no-answer-but = chương trình kết thúc mà không trả lời; { $message }
external-last-words = { $reason }: { $text }

grade-table = [grade]: { $reason }
grade-points = { $name } là { $given }; điểm phải từ 0 đến { $most }
grade-no-points = không có điểm nào để đạt; ít nhất một trong solved, optimal, nodes và time phải lớn hơn 0
grade-not-positive = { $name } là { $given }; phải là số dương
grade-two-bounds = có cả node-bound lẫn node-factor; hãy chọn một
grade-reference = lời giải tham chiếu: { $level }
grade-program = { $program }: { $level } ({ $number }/{ $all })
grade-reference-failed = { $level }: bộ giải tham chiếu `{ $by }`: { $reason }
grade-none-optimal = { $level } (nhóm `{ $group }`): không có điểm cho optimal: chưa chứng minh được chi phí nhỏ nhất ({ $by }: { $ending })
grade-none-nodes = { $level } (nhóm `{ $group }`): không có điểm cho nodes: `{ $by }` không chạy xong ({ $ending })
grade-lost = { $points } { $number ->
    [1] điểm
   *[other] điểm
    } cho { $names }: { $reason }
grade-solvable = chương trình nói không có lời giải, nhưng thật ra có
grade-not-known = chương trình nói không có lời giải, điều chưa được biết
grade-ending = { $ending }: { $reason }
grade-not-least = lời giải có chi phí { $cost }, trong khi chỉ cần { $least }
grade-no-solution = không có lời giải để so sánh
grade-too-many-nodes = chương trình mở rộng { $expanded } trạng thái, giới hạn là { $bound }
grade-nodes-not-reported = chương trình không báo đã mở rộng bao nhiêu trạng thái, giới hạn là { $bound }
grade-too-slow = chương trình mất { $seconds } s, giới hạn là { $bound } s
grade-bug-solved = LỖI: { $level }: đã giải, dù `{ $by }` đã chứng minh là không có lời giải
grade-bug-cheaper = LỖI: { $level }: đã giải với chi phí { $cost }, dù `{ $by }` đã chứng minh { $least } là nhỏ nhất

published-line = dòng { $line }: { $reason }
published-wrong = { $what }; { $expected }
published-expected = cần các cột group,level,solver,quantity,value,unit,note, trong đó quantity là time, states, memory, moves hoặc outcome
published-uneven = { $values } giá trị dưới { $headings } tiêu đề
published-no-number = `{ $text }` không phải là số
published-comparable = comparable là `{ $given }`; phải là yes hoặc no
published-unit-of-count = đơn vị `{ $name }` của một số đếm; hãy để trống
published-no-unit = không có đơn vị `{ $name }`; hiện có: { $known }

# Điều khiến số liệu đáng ngờ: vài từ, và một câu.
alarm-places = { $runs ->
    [1] 1 lần chạy
   *[other] { $runs } lần chạy
    } ({ $levels })
alarm-list = { $names }{ $more ->
    [0] { "" }
   *[other] {" "}và { $more } mục nữa
    }
alarm-all-runs = Mọi lần chạy
alarm-group = Nhóm { $group }
alarm-sentence = { $text }.
alarm-with-reason = { $text }: { $reason }.
alarm-wrong = { $solver } đưa ra lời giải trái luật chơi trong { $places }
alarm-garbage = { $solver } ghi ra thứ không phải là lời giải trong { $places }
alarm-crashed = { $solver } bị sập trong { $places }
alarm-from-outside = bị kết thúc từ bên ngoài
alarm-beyond-limit = { $solver } vượt quá giới hạn { $limit ->
    [nodes] số nút
    [time] thời gian
    [memory] bộ nhớ
    [output] đầu ra
    [given] đã cho
   *[other] { $limit }
    } và bị kết thúc từ bên ngoài trong { $places }.
alarm-killed = { $solver } bị kết thúc từ bên ngoài trong { $places }: { $reason }.
alarm-damaged = kết quả bị hỏng
alarm-damaged-text = { $lines ->
    [1] Một dòng kết quả không đọc được và bị bỏ qua: { $first }.
   *[other] { $lines } dòng kết quả không đọc được và bị bỏ qua; dòng đầu tiên: { $first }.
    }
alarm-measured-twice = đo hai lần
alarm-measured-twice-text = { $runs ->
    [1] 1 lần chạy
   *[other] { $runs } lần chạy
    } được đo nhiều hơn một lần; mỗi lần chạy chỉ giữ một kết quả đo.
alarm-repeats = các lần lặp khác nhau
alarm-repeats-external = { $figure ->
    [expanded] Số trạng thái mở rộng
    [generated] Số trạng thái sinh ra
    [lengths] Độ dài lời giải
    [costs] Chi phí lời giải
    [bytes] Số byte mà việc tìm kiếm giữ
   *[outcomes] Kết cục
    } của { $solver } khác nhau giữa các lần lặp trên { $levels }: chương trình không theo hạt giống của nó.
alarm-repeats-ours = { $figure ->
    [expanded] Số trạng thái mở rộng
    [generated] Số trạng thái sinh ra
    [lengths] Độ dài lời giải
    [costs] Chi phí lời giải
    [bytes] Số byte mà việc tìm kiếm giữ
   *[outcomes] Kết cục
    } của { $solver } khác nhau giữa các lần lặp của cùng một lần chạy trên { $levels }. Điều này không bao giờ được xảy ra: đây là lỗi.
alarm-changing = kết cục thay đổi
alarm-changing-text = { $solver } không phải lúc nào cũng kết thúc như nhau trên { $levels }: do thời gian hoặc ngẫu nhiên quyết định.
alarm-contradiction = mâu thuẫn
alarm-not-unsolvable = { $solver } báo là không giải được trong khi { $by } có lời giải, trong { $places }.
alarm-not-unsolvable-at = { $solver } báo là không giải được trong khi { $by } có lời giải với chi phí { $cost }, trong { $places }.
alarm-not-least = { $solver } khẳng định chi phí nhỏ nhất ít nhất là { $least } trong khi { $by } có lời giải với chi phí { $cost }, trong { $places }.
alarm-builds = nhiều bản dựng
alarm-builds-text = Các lần chạy do { $count } bản dựng của chương trình thực hiện: { $names }.
alarm-machines = nhiều máy
alarm-machines-text = Các lần chạy được thực hiện trên { $count } máy. Thời gian của chúng được tính riêng.
alarm-conditions = điều kiện khác nhau
alarm-conditions-text = Các lần chạy trên cùng một máy được thực hiện trong điều kiện khác nhau mà lại tính chung trung bình: { $states }.
alarm-state = { $jobs } lần cùng lúc, { $kernel }
alarm-state-governed = { $jobs } lần cùng lúc, { $kernel }, governor { $governor }
alarm-loaded = máy đang bận
alarm-loaded-text = Phiên { $session }: { $warning }.
alarm-unknown-session = phiên không rõ
alarm-unknown-session-text = Không biết gì về máy và chương trình của { $places }.
alarm-changed-levels = màn chơi đã thay đổi
alarm-changed-levels-text = Một tên chỉ nhiều màn khác nhau, được tính riêng: { $names }.
alarm-changed-requests = yêu cầu đã thay đổi
alarm-changed-requests-text = { $solver } nhận các yêu cầu khác nhau (xem phần bộ giải), được tính riêng thành { $names }.
alarm-waiting = phải chờ
alarm-waiting-text = { $solver } chỉ được dùng bộ xử lý dưới { $share } % thời gian của nó trong { $places }.
alarm-clocks = hai loại thời gian
alarm-clocks-text = { $group }: thời gian của { $solvers } là của cả tiến trình, từ lúc bắt đầu đến lúc kết thúc; các thời gian khác chỉ tính việc tìm kiếm.
alarm-scattered = thời gian phân tán
alarm-scattered-text = { $group }: thời gian của cùng một lần chạy phân tán hơn { $share } % so với trung bình trong { $cells }/{ $all } ô ({ $levels }). Nên tin vào trung vị.
alarm-missing = thiếu lần chạy
alarm-missing-text = { $group }: { $cells }/{ $all } ô không có lần chạy nào.
alarm-uneven = số lần lặp không đều
alarm-uneven-text = { $group }: { $cells ->
    [1] 1 ô
   *[other] { $cells } ô
    } có ít lần chạy hơn các ô khác của cùng bộ giải ({ $levels }).
alarm-unmatched = không có gì để đặt cạnh
alarm-unmatched-text = Số liệu đã công bố mà ta không có lần chạy tương ứng (nhóm / màn / bộ giải): { $figures }.

# Báo cáo: tiêu đề, tên cột, câu chữ.
report-title = Kết quả
report-title-of = Kết quả: { $suites }
report-comparison = so sánh trên { $level }
report-all-levels = Mọi màn chơi
report-on-host = { $group } trên { $host }
report-on-machine = { $group } trên máy { $host }
report-suite = Bộ đo
report-about = Giới thiệu
report-command = Lệnh
report-measured = Thời điểm đo
report-program = Chương trình
report-machine = Máy
report-at-a-time = Số lần chạy cùng lúc
report-order = Thứ tự chạy
report-runs = Số lần chạy
report-build = solvarium { $version } (bản dựng { $build })
report-shuffled = xáo trộn với hạt giống { $seed }
report-machine-memory = bộ nhớ { $size }
report-machine-governor = chế độ xung nhịp { $governor }
report-machine-load = tải { $load } lúc bắt đầu
report-many = { $shown } { $noun ->
    [core] nhân
    [solver] bộ giải
    [level] màn
    [repeat] lần lặp
    [seed] hạt giống
   *[cell] ô
    }{ $count ->
   *[other] { "" }
    }
report-runs-of = { $runs }, gồm { $solvers } trên { $levels }, mỗi trường hợp tối đa { $repeats } và { $seeds }

report-parts = Các phần
report-trust = Trước khi tin vào số liệu
report-nothing = Không có gì đáng lưu ý: không thất bại, không mâu thuẫn, không nghi vấn.
report-failure = Thất bại
report-doubt = Nghi vấn
report-level-by-level = Từng màn
report-beside = Số liệu của ta cạnh số liệu đã công bố
report-charts = Biểu đồ
report-pairs = So sánh từng cặp bộ giải
report-show = Hiển thị
report-solvers = Các bộ giải
report-meaning = Ý nghĩa của số liệu
report-needs = Cần \usepackage{"{"}booktabs,graphicx{"}"}; đưa vào bài bằng \input. Chữ tiếng Việt và tên không thuộc chữ Latinh cần lualatex hoặc xelatex.

report-solver = bộ giải
report-asked = yêu cầu
report-settings = thiết lập
report-limits = giới hạn
report-seeds = hạt giống
report-level = màn
report-outcome = kết cục
report-time = thời gian
report-states = trạng thái
report-memory = bộ nhớ
report-moves = nước đi
report-answered = đã trả lời
report-total-time = tổng thời gian
report-median-time = trung vị thời gian
report-means = trung bình nhân
report-par2 = PAR2
report-quality = chất lượng
report-agile = nhanh nhạy
report-theirs = đã công bố
report-ours = của ta
report-ours-is = so với đã công bố
report-note = ghi chú

report-caption-solvers = Yêu cầu đặt ra cho từng bộ giải.
report-caption-scores = Điểm số. Trung bình nhân tính trên { $levels } mà mọi bộ giải có trả lời đều trả lời được.
report-caption-no-means = Điểm số. Không có màn nào được mọi bộ giải có trả lời cùng trả lời được, nên không có trung bình nhân.
report-caption-level = Màn { $level }. { $caption }
report-caption-repeated = Thời gian là trung bình ± độ lệch chuẩn, kèm theo trung vị. Kết quả tốt nhất của mỗi hàng được in đậm.
report-caption-once = Kết quả tốt nhất của mỗi hàng được in đậm.
report-caption-beside = Một bên là số liệu đã công bố, một bên là số liệu ta đo ở đây.
report-asked-files = { $command } (các tệp { $key })
report-asked-heuristic = heuristic { $name }
report-asked-space = không gian { $name }
report-limit-states = { $states } trạng thái
report-not-run = không chạy
report-median = trung vị { $value }
report-cost = chi phí { $value }
report-process = tiến trình { $size }
report-cpu = CPU { $time }

report-answer-moves = { $ending } sau { $moves } nước đi
report-without-solution = { $levels } không có lời giải trong bảng đã công bố; cùng thuật toán đó của ta trả lời được { $same } màn, và ít nhất một thuật toán của ta trả lời được { $other } màn.
report-ratios = { $quantity }: cả hai bên đều có câu trả lời ở { $cells }; trong đó của ta { $less } ở { $better } ô và { $more } ở { $worse } ô; trung bình nhân của các tỉ số: { $mean }.
report-same = như nhau
report-ratio = { $how } { $factor } lần
report-less = { $quantity ->
    [report-time] nhanh hơn
    [report-moves] ngắn hơn
   *[other] ít hơn
    }
report-more = { $quantity ->
    [report-time] chậm hơn
    [report-moves] dài hơn
   *[other] nhiều hơn
    }

report-chart-per-level = { $what ->
    [report-time] Thời gian
   *[report-memory] Bộ nhớ
    } theo từng màn
report-chart-per-solver = { $what ->
    [report-time] Thời gian
   *[report-memory] Bộ nhớ
    } theo từng bộ giải
report-chart-per-level-caption = Chỉ gồm các màn đã trả lời; vạch dọc là độ lệch chuẩn khi có nhiều lần lặp.
report-chart-cactus = Số màn đã trả lời theo thời gian
report-chart-cactus-caption = Số màn mà mỗi bộ giải trả lời được nếu mỗi màn được phép dùng từng ấy thời gian. Càng cao và càng lệch về bên trái càng tốt.
report-chart-states = Số trạng thái theo thời gian
report-chart-states-caption = Mỗi điểm là một màn. Bộ giải nằm cao hơn mở rộng được nhiều trạng thái hơn trong cùng thời gian.
report-chart-pair = { $one } so với { $other }
report-chart-pair-caption = Mỗi điểm là một màn; ở dưới đường chéo thì { $one } nhanh hơn.
report-chart-speed = Số trạng thái mỗi giây trong lúc chạy
report-chart-growth = Bộ nhớ trong lúc chạy
report-chart-fitness = Độ thích nghi tốt nhất trong lúc chạy
report-chart-energy = Năng lượng nhỏ nhất trong lúc chạy
report-chart-temperature = Nhiệt độ trong lúc chạy
report-chart-of = { $title }: { $level }
report-chart-of-caption = Màn có nhiều mẫu đo nhất; lần chạy đầu tiên của mỗi bộ giải.
report-omitted = Chỉ vẽ biểu đồ phân tán cho { $pairs } cặp bộ giải đầu tiên.
report-axis-level-of = màn của { $folder }
report-axis-time-each = thời gian cho mỗi màn
report-axis-answered = số màn đã trả lời
report-axis-expanded = số trạng thái mở rộng
report-axis-time-of = thời gian của { $solver }
report-axis-speed = số trạng thái mỗi giây
report-axis-bytes = số byte mà việc tìm kiếm giữ
report-axis-fitness = độ thích nghi
report-axis-energy = năng lượng
report-axis-temperature = nhiệt độ
report-axis-no-answer = không trả lời
report-point-levels = { $solver }: { $levels } màn
report-point-states = { $level }, { $solver }: { $states } trạng thái

report-note-figures = Thời gian chỉ tính việc tìm kiếm nếu bộ giải cho biết, nếu không thì tính cả tiến trình. Trạng thái là số trạng thái được mở rộng; với tìm kiếm cục bộ là số ứng viên được đánh giá. Bộ nhớ là lượng lớn nhất mà các cấu trúc dữ liệu của việc tìm kiếm chiếm giữ, đếm chính xác; bên cạnh là bộ nhớ thường trú lớn nhất của tiến trình do hệ điều hành đo. Nước đi là các nước mà người chơi thực hiện; nếu lời giải có chi phí khác (chẳng hạn số lần đẩy) thì chi phí ghi bên cạnh, và chi phí nhỏ nhất là tốt nhất.
report-note-answered = Đã trả lời: các màn có lời giải đã được kiểm tra, hoặc được chương trình này chứng minh là không có lời giải. Màn chỉ được trả lời trong một số lần chạy thì tính theo tỉ lệ.
report-note-times = Tổng thời gian: tổng thời gian trung bình của từng màn, dù trả lời được hay không. Trung vị thời gian: tính trên các màn đã trả lời.
report-note-par2 = PAR2: thời gian trung bình trên mọi màn, trong đó lần chạy không có câu trả lời tính bằng hai lần giới hạn thời gian. Nếu không có giới hạn thời gian thì chỉ tính được khi mọi lần chạy đều có câu trả lời.
report-note-quality = Chất lượng: điểm theo nội dung “satisficing” của cuộc thi lập kế hoạch quốc tế (International Planning Competition): với mỗi màn, lấy chi phí nhỏ nhất tìm được trong các lần chạy ở đây chia cho chi phí tìm được, bằng 1 nếu chứng minh được là không có lời giải, bằng 0 nếu không có câu trả lời; rồi cộng lại.
report-note-agile = Nhanh nhạy: điểm theo nội dung “agile” (2018) của cuộc thi đó: với mỗi màn, bằng 1 nếu trả lời trong vòng một giây, bằng 0 nếu không có câu trả lời, nếu không thì bằng 1 − log(thời gian) / log(giới hạn thời gian); rồi cộng lại. Không tính được nếu giới hạn không quá một giây.
