request-no-puzzle = không có trò chơi `{ $name }`; { $known }
request-no-algorithm = không có thuật toán `{ $name }` cho { $puzzle }; { $known }
request-no-space = không có không gian trạng thái `{ $name }` cho { $puzzle }; { $known }
request-no-heuristic = không có heuristic `{ $name }` cho { $puzzle }; { $known }
request-no-format = không có định dạng `{ $name }` cho { $puzzle }; { $known }
request-no-solution-format = không có định dạng lời giải `{ $name }` cho { $puzzle }; { $known }
request-not-backward = { $puzzle } không thể chạy ngược, mà `{ $algorithm }` cần điều đó
request-not-backward-with-settings = { $puzzle } không thể chạy ngược với các thiết lập này, mà `{ $algorithm }` cần điều đó
request-one-thread = `{ $algorithm }` chỉ tìm kiếm trên một luồng. Trên nhiều luồng, { $known }
request-cost-too-large = khi dùng --threads, không thể phân biệt những đường đi có chi phí từ { $most } trở lên, mà ở đây có một đường như vậy
request-one-process = `{ $algorithm }` chỉ chạy trong một tiến trình. Trong nhiều tiến trình, { $known }
request-not-on-disk = `{ $algorithm }` giữ các trạng thái trong bộ nhớ. Trên đĩa, { $known }
request-dead-on-cluster = trạng thái chết chỉ được đếm trong một tiến trình: hãy bỏ `--dead` hoặc `--cluster`
request-dead-on-disk = trạng thái chết chỉ được đếm trong bộ nhớ: hãy bỏ `--dead` hoặc `--disk`
request-no-tutor = { $puzzle } không có phần hướng dẫn nên không có gợi ý
request-no-generator = { $puzzle } không có bộ tạo màn chơi
request-script-failed = hàm heuristic của bạn gặp lỗi: { $reason }
request-wrong-answer = LỖI: `{ $algorithm }` đưa ra lời giải sai: { $reason }

replay-not-a-move = nước đi thứ { $number }, `{ $text }`, không phải là nước đi của trò chơi này
replay-illegal = nước đi thứ { $number }, `{ $text }`, không hợp lệ tại đó
replay-unsolved = sau nước đi cuối cùng màn chơi vẫn chưa được giải: { $rule }: { $reason }
replay-no-list = văn bản không chứa nước đi theo định dạng nào của trò chơi này: JSON không có danh sách `moves` gồm các chuỗi

load-file = không đọc được `{ $path }`: { $reason }
load-too-large = `{ $name }` quá lớn: có ít nhất { $size } byte, trong khi chỉ đọc tối đa { $most } byte
load-empty = `{ $name }` trống
load-unrecognised = `{ $name }` không theo định dạng nào được biết; thêm --puzzle NAME để biết sai ở đâu nếu đó là màn của trò chơi ấy
load-ambiguous = `{ $name }` có thể là màn chơi của bất kỳ trò nào trong số { $puzzles }; hãy chọn một trò bằng --puzzle
load-level = { $name }: { $error }
load-other-puzzle = `{ $name }` là màn chơi của { $puzzle }, không phải của { $hint }
load-folder = `{ $name }` là thư mục, không phải màn chơi
load-nothing = không có tệp `{ $name }`, và đó cũng không phải màn chơi viết trên một dòng; các màn có sẵn: { $levels }
load-address = `{ $name }` không phải liên kết do Solvarium tạo ra, vốn có `{ $mark }`, cũng không phải địa chỉ của một câu đố đọc được
load-no-built-in = không có màn có sẵn `{ $name }`; hiện có: { $levels }
load-no-such-level = không có màn chơi có sẵn `{ $name }`
load-several = `{ $name }` chứa { $count } màn chơi; hãy chọn một, như `{ $name }#1` đến `{ $name }#{ $count }`
load-no-part = `{ $name }`: không có màn `{ $part }`; tệp chứa { $count } màn, đánh số từ 1
load-companion = thiếu tệp đi kèm màn chơi này: { $reason }

level-read-as = đọc theo định dạng { $format }: { $reason }
level-empty = màn chơi trống
level-unreadable = văn bản này không theo định dạng nào của { $puzzle }; hiện có: { $formats }; { $reason }

size-unit = cần một số và một đơn vị như KiB, MiB hoặc GiB
size-number = cần một dung lượng như 512MiB hoặc 2GiB
size-range = cần một dung lượng từ 1 byte đến 16 EiB

heuristics-own = giá trị do hàm heuristic của bạn tính
heuristics-of = { $part } / { $whole }
heuristics-dead = chết
heuristics-no-way = không có đường
heuristics-yes = có
heuristics-no = không
heuristics-undeclared = ở đây có, nhưng không được khai báo
heuristics-wrongly-declared = KHÔNG, dù đã khai báo
heuristics-disk = không dùng được { $file } để giữ các nước đi: { $reason }
heuristics-disk-used = đã có { $file }: hãy chọn thư mục khác, hoặc xóa tệp này nếu không có chương trình nào đang dùng

ending-solved = đã giải
ending-solved-at-limit =
    đã giải, rồi dừng ở giới hạn { $limit ->
        [nodes] số nút
        [time] thời gian
        [memory] bộ nhớ
       *[other] { $limit }
    }
ending-unsolvable = không giải được
ending-says-unsolvable = báo là không giải được
ending-stuck = bế tắc
ending-gave-up = bỏ cuộc
ending-limit = chạm giới hạn
ending-wrong = lời giải sai
ending-garbage = kết quả không hợp lệ
ending-crashed = bị sập

trace-failed = không ghi được vết: { $reason }
trace-line = { $name }: dòng { $line }: { $message }
trace-empty = `{ $name }` rỗng nên không phải là vết (bộ giải riêng của các trò chơi không ghi vết)
trace-another = một vết khác bắt đầu ở đây; mỗi tệp chỉ chứa một vết, với phần đầu ở dòng thứ nhất
trace-event-not-text = `event` không phải là chuỗi như "expand"
trace-no-event = không có trường `event`; một dòng của vết có dạng {"{"}"event":"expand","id":0,…{"}"}
trace-newer = định dạng phiên bản { $version }; chương trình này chỉ đọc đến phiên bản { $known }, cần bản mới hơn
trace-no-version = phần đầu không có `version` từ 1 đến { $known }
trace-long-line = dài hơn { $most } byte nên không phải là dòng của một vết
trace-not-json = không phải JSON: { $reason }, cột { $column }
trace-not-object = không phải đối tượng JSON; một dòng của vết có dạng {"{"}"event":"expand",…{"}"}
trace-no-id = lần mở rộng không có `id` là số nguyên
trace-odd-parent = `parent` không phải số nguyên cũng không phải null
trace-no-field = không có trường `{ $name }`; { $known }
trace-nothing-in-common = vết kia không có trường nào chung với vết này nên không có gì để so sánh
trace-headers-differ = phần đầu khác nhau ở { $field }: { $a } và { $b }
trace-nothing = không có gì
trace-cut = { $name } bị ngắt giữa dòng { $line }; dòng này bị bỏ qua
trace-skipped = { $name }: bỏ qua { $count } sự kiện thuộc loại chưa biết

lecture-count = một bài giảng có từ 1 đến { $most } trang, không phải { $count }
lecture-slide = trang { $number }: { $reason }
lecture-no-level = `{ $field }` cần một `level` đi kèm, như "grid/1"
lecture-odd-field = `{ $field }` không có nghĩa trong chế độ `{ $view }`, chế độ này nhận: { $known }
lecture-no-request = chế độ `watch` cần một `request`, như "astar"
lecture-requests = chế độ `compare` cần `requests`, danh sách từ 1 đến { $most } lượt tìm kiếm

link-none = đây không phải liên kết đến một màn chơi; liên kết như vậy có `{ $mark }`, số phiên bản và một đoạn mã, như `{ $mark }1/…`
link-version = liên kết thuộc phiên bản { $version }, còn chương trình này chỉ đọc phiên bản { $known }; cần một bản Solvarium mới hơn
link-damaged = liên kết bị thiếu hoặc bị hỏng: có ký tự mất hoặc sai; hãy xin lại liên kết, hoặc sao chép cho đủ
link-newer = liên kết chứa nội dung mà phiên bản này chưa biết; cần một bản Solvarium mới hơn
link-too-large = nội dung quá lớn đối với một liên kết; hãy gửi màn chơi dưới dạng tệp
link-lanes = một liên kết so sánh từ một đến { $most } lượt tìm kiếm
link-pair = một liên kết cho xem song song đúng hai lượt tìm kiếm
link-marks = liên kết đánh dấu những ô không có trên bàn chơi
link-moves = không đi được các nước trong liên kết: { $reason }
link-request = không chạy được lượt tìm kiếm trong liên kết: { $reason }

daily-none = { $puzzle } không có màn của ngày
daily-no-date = `{ $date }` không phải là ngày; hãy viết năm, tháng và ngày như 2026-11-17, từ 1970-01-01 trở đi

target-error = mục tiêu, cột { $column }: { $message }
target-missing = ở đây thiếu một điều kiện; hiện có, với số tùy chọn: { $conditions }
target-unknown = `{ $name }` không phải là điều kiện của { $puzzle }; hiện có, với số tùy chọn: { $conditions }
target-not-joined = các điều kiện được nối bằng dấu phẩy hoặc `and`, nhưng trước `{ $word }` không có
target-not-a-range = sau `{ $after }` cần một khoảng như 40..60, 40.. hoặc ..60
target-empty-range = không có số nào trong { $range }, vì { $least } lớn hơn { $most }; hãy viết { $most }..{ $least }
target-no-difficulty = không có độ khó `{ $name }`; { $known }
target-not-a-rule = `{ $word }` không phải là điều kiện về quy tắc; hãy viết một số và một độ khó hoặc tên quy tắc, như rule>=1:hard
target-no-rule = không có quy tắc hay độ khó quy tắc nào tên là `{ $name }`; { $known }
target-not-of-algorithm = sau `{ $algorithm }` là `fails`, `solves` hoặc `expanded` kèm một khoảng
target-not-a-number = sau `{ $after }` có thể là số trạng thái từ 1 trở lên, không phải `{ $word }`
target-not-found = không màn nào trong { $tried } màn thử đạt mục tiêu: { $why }. Hãy yêu cầu ít hơn, cho thử nhiều hơn, hoặc đổi hạt giống
target-rejected = { $count } màn không đạt `{ $condition }`
target-not-made = với { $count } lần thử, bộ tạo không tìm được màn nào trong giới hạn
target-stopped = { $stop } sau { $tried } màn thử, trước khi có màn đạt mục tiêu

# searches on disk
scale-disk-used = { $folder } không trống: hãy tiếp tục lần tìm kiếm trong đó bằng `--resume`, hoặc chọn thư mục khác
scale-disk-busy = một tiến trình khác đang tìm kiếm trong { $folder }
scale-disk-other = { $folder } chứa một lần tìm kiếm khác: { $what } của nó là `{ $there }`, không phải `{ $here }`
scale-disk-foreign = { $file } không thuộc về lần tìm kiếm nào: hãy chuyển nó đi nơi khác rồi tiếp tục
scale-disk-unreadable = không đọc được { $file }: { $reason }
scale-disk-unwritable = không ghi được { $file }: { $reason }
scale-disk-full = không còn chỗ cho { $file } ({ $reason }): hãy giải phóng chỗ trống, rồi dùng `--resume` để tiếp tục từ vòng đã xong gần nhất
scale-disk-damaged = { $file } bị hỏng: nội dung không còn như khi được ghi
scale-disk-note = không thể tiếp tục lần tìm kiếm trên đĩa: nó ghi `{ $line }`, điều mà phiên bản này không biết
