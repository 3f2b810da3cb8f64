suite-unreadable = không đọc được bộ đo `{ $path }`: { $reason }
suite-wrong = `{ $path }` không phải là bộ đo: { $reason }
suite-group = nhóm `{ $group }`: { $reason }
suite-on-level = { $level }: { $reason }
suite-same-group = hai nhóm cùng tên `{ $name }`
suite-same-solver = hai bộ giải cùng tên `{ $name }`; hãy đặt cho chúng nhãn khác nhau
suite-max-time = max-time là { $given }; phải là một số giây dương
suite-max-memory = max-memory: { $reason }
suite-no-repeats = repeats là 0; phải từ 1 trở lên
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

session-no-process = không khởi động được tiến trình: { $reason }
session-scarce-memory = máy chỉ còn { $size } bộ nhớ để cấp
host-crowded = { $jobs } lần chạy cùng lúc trên { $cores } nhân làm ảnh hưởng lẫn nhau
host-shared = { $jobs } lần chạy cùng lúc dùng chung bộ nhớ và bộ nhớ đệm
host-loaded = máy đang bận khi phiên bắt đầu ({ $load } tiến trình giành { $cores } nhân)

child-unreadable-order = không đọc được yêu cầu: { $reason }
child-no-order = đây không phải là yêu cầu: { $reason }
child-unwritten-report = không ghi được báo cáo: { $reason }
child-unreadable-report = không đọc được báo cáo: { $reason }
child-signal = kết thúc bởi tín hiệu { $signal }: { $complaint }
child-exit-code = mã thoát { $code }: { $complaint }

external-no-input = không có kiểu đầu vào `{ $name }`; hiện có: json, text, json:NOTATION, text:NOTATION
external-trace-failed = không ghi được vết: { $reason }
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
    [one] điểm
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
    [one] 1 lần chạy
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
    [one] Một dòng kết quả không đọc được và bị bỏ qua: { $first }.
   *[other] { $lines } dòng kết quả không đọc được và bị bỏ qua; dòng đầu tiên: { $first }.
    }
alarm-measured-twice = đo hai lần
alarm-measured-twice-text = { $runs ->
    [one] 1 lần chạy
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
    [one] 1 ô
   *[other] { $cells } ô
    } có ít lần chạy hơn các ô khác của cùng bộ giải ({ $levels }).
alarm-unmatched = không có gì để đặt cạnh
alarm-unmatched-text = Số liệu đã công bố mà ta không có lần chạy tương ứng (nhóm / màn / bộ giải): { $figures }.
