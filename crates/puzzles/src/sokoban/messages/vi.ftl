# Luật chơi

sokoban-boxes-astray =
    { $count ->
        [1] thùng ở { $first } chưa nằm trên đích
       *[other] { $count } thùng chưa nằm trên đích, thùng đầu tiên ở { $first }
    }

# Màn chơi

sokoban-no-board = ở đây không có bàn chơi nào; bàn chơi là một căn phòng có tường bao quanh
sokoban-second-board = có bàn chơi thứ hai; hãy chọn một bàn
sokoban-no-line = cần các hàng cách nhau bằng `|`, ví dụ `5#|#@$.#|5#`
sokoban-second-level = có màn chơi thứ hai; hãy chọn một màn
sokoban-no-player = màn chơi không có người chơi; phải có một
sokoban-second-player = có người chơi thứ hai; mỗi màn chỉ có một
sokoban-open-walls = tường bị hở: từ đây người chơi có thể ra khỏi bàn
sokoban-box-out-of-reach = người chơi không bao giờ tới được thùng này
sokoban-goal-out-of-reach = người chơi không bao giờ tới được đích này
sokoban-no-box = màn chơi không có thùng nào mà người chơi đẩy được
sokoban-unequal-counts = có { $boxes } thùng nhưng { $goals } đích; mỗi thùng phải có một đích
sokoban-too-many-boxes = nhiều hơn { $most } thùng
sokoban-board-too-large = bàn chơi lớn hơn { $most } × { $most }
sokoban-other-game = đây là màn chơi của { $game }; chỉ đọc được màn chơi Sokoban

# Dãy lặp

sokoban-run-of-none = không thể lặp 0 lần
sokoban-run-of-nothing = số lần phải đứng trước phần được lặp
sokoban-run-too-long = dài hơn mọi màn chơi và lời giải
sokoban-group-not-open = ở đây không có nhóm nào đang mở
sokoban-group-not-closed = nhóm này chưa được đóng

# XML

sokoban-not-xml = XML không hợp lệ: { $reason }
sokoban-xml-too-large = XML này có quá nhiều thuộc tính hoặc không gian tên
sokoban-no-level-element = ở đây không có phần tử `Level`
sokoban-no-rows = màn chơi không có hàng nào; mỗi hàng là một phần tử `L`
sokoban-no-square = `{ $letter }` không phải là ký hiệu của một ô

# Trình tạo màn

sokoban-room-too-small = { $boxes } thùng cần một phòng lớn hơn { $width } × { $height }
sokoban-too-easy = với ít hơn { $least } thùng, bộ sinh màn không tìm được màn khó nào; hãy chọn nhiều thùng hơn hoặc độ khó thấp hơn

# Những gì được khai báo.
sokoban = Sokoban
    .tagline = Đẩy mọi thùng vào đúng đích.
    .rules = Đi và đẩy từng thùng một, không được kéo, cho đến khi mọi đích đều có thùng.
sokoban-format-rle = một dòng: các hàng cách nhau bằng `|`, các đoạn lặp được đếm, `-` là sàn
sokoban-format-slc = XML: các phần tử `Level`, các hàng nằm trong phần tử `L`
sokoban-format-sok = bàn như trong xsb, kèm các thuộc tính như `Title: …` và các ván đã lưu
sokoban-format-xsb = các hàng gồm `#` tường, `@` người, `$` thùng, `.` đích, `*` thùng trên đích, `+` người trên đích
sokoban-export-pddl = cho bộ lập kế hoạch: miền PDDL và màn chơi dưới dạng bài toán của miền đó (STRIPS, kiểu, chi phí hành động), trong một văn bản
sokoban-export-pddl-domain = chỉ riêng miền PDDL
sokoban-export-pddl-problem = chỉ riêng bài toán PDDL
sokoban-solution-lurd = mỗi bước một chữ, chữ hoa là lần đẩy: `ruLLd`
sokoban-solution-lurd-rle = như trên nhưng đếm các đoạn lặp: `3r2U`; khi đọc, cả nhóm: `2(rU)`
sokoban-solution-plan = kế hoạch PDDL: mỗi dòng một hành động, như `(push right c2-1 c2-2 c2-3)`
sokoban-space-push = đẩy
    .summary = trạng thái là các thùng và vùng người đi được, nước đi là một lần đẩy
sokoban-space-step = bước
    .summary = trạng thái là các thùng và ô của người, nước đi là một bước
sokoban-heuristic-matching = số lần đẩy nếu không thùng nào cản thùng nào, mỗi thùng một đích riêng
sokoban-heuristic-nearest = số lần đẩy nếu mỗi thùng được đến đích gần nó nhất
sokoban-heuristic-paired-manhattan = số hàng và cột giữa thùng thứ nhất và đích thứ nhất, thùng thứ hai và đích thứ hai, …
sokoban-heuristic-paired-euclid = khoảng cách thẳng giữa thùng thứ nhất và đích thứ nhất, thùng thứ hai và đích thứ hai, …
sokoban-solver-expert = Bộ giải chuyên biệt
    .summary = lần lượt tìm theo lần đẩy, theo chặng của một thùng và tìm ngược, bỏ qua các thế chết
    .guarantee = đầy đủ; với optimal=true thì ít lần đẩy nhất
sokoban-solver-expert-param-optimal = tối ưu
    .summary = tìm lời giải có ít lần đẩy nhất
sokoban-solver-expert-param-improve = rút ngắn (giây)
    .summary = số giây dành để rút ngắn lời giải sau khi đã có, tính theo khối lượng công việc
sokoban-solver-expert-param-threads = luồng
    .summary = chạy các chiến lược song song trên bấy nhiêu luồng; khi nhiều hơn một, mỗi lần chạy có thể cho lời giải khác; trong trình duyệt luôn chỉ có một luồng
sokoban-solver-expert-param-freeze = thùng kẹt
    .summary = bỏ qua các thế có thùng bị kẹt
sokoban-solver-expert-param-pairs = cặp thùng chết
    .summary = bỏ qua các thế có hai thùng cùng chết
sokoban-solver-expert-param-corrals = vùng vây
    .summary = chỉ xét các lần đẩy vào vùng vây khi chừng đó là đủ
sokoban-solver-expert-param-lazy = kiểm tra muộn
    .summary = xét kỹ hơn các nước sắp đi để bỏ những nước dẫn đến thế chết
sokoban-param-cost = chi phí
    .summary = đại lượng mà lời giải cần có ít nhất; `space` là lần đẩy trong không gian đẩy (`push`) và nước đi trong không gian bước (`step`)
    .choice-space = theo không gian
    .choice-moves = nước đi
    .choice-pushes = lần đẩy
    .choice-moves-then-pushes = nước đi, rồi lần đẩy
    .choice-pushes-then-moves = lần đẩy, rồi nước đi
    .choice-pushes-count-triple = lần đẩy tính gấp ba
sokoban-generate-width = số cột
    .summary = nhiều nhất bao nhiêu cột, kể cả tường; mặc định 9, hoặc 10 với màn khó
sokoban-generate-height = số hàng
    .summary = nhiều nhất bao nhiêu hàng, kể cả tường; mặc định 8, hoặc 9 với màn khó
sokoban-generate-boxes = số thùng
    .summary = có bao nhiêu thùng; mặc định 3, hoặc 5 với màn khó
sokoban-generate-difficulty = độ khó
    .summary = khó đến mức nào; `any` lấy màn nào cũng được
    .choice-any = bất kỳ
    .choice-easy = dễ
    .choice-medium = vừa
    .choice-hard = khó
sokoban-generate-style = kiểu phòng
    .summary = phòng được vẽ thế nào; `any` chọn ngẫu nhiên một kiểu
    .choice-any = bất kỳ
    .choice-blocks = khối
    .choice-halls = sảnh
    .choice-tunnels = đường hầm
    .choice-mirror = đối xứng gương
sokoban-pack = Bộ chính
    .summary = 30 bản đồ: mười dễ, mười vừa, mười khó, kèm độ dài lời giải tốt nhất
sokoban-pack-generated = Được sinh tự động
    .summary = 100 màn sinh tự động, 2 đến 8 thùng, từ dễ đến khó
sokoban-fact-pushes = lần đẩy
sokoban-fact-moves = nước đi
sokoban-fact-box-changes = số lần đổi thùng
sokoban-fact-box-lines = số đường đẩy thẳng
sokoban-fact-effort = công sức
sokoban-fact-dead-squares = ô chết
sokoban-measure-pushes = Số lần đẩy
sokoban-measure-moves = Số nước đi

# Gợi ý.
sokoban-hint-box = thùng ở { $cell }
sokoban-hint-home = thùng này có thể vào đích ở { $goal } và nằm yên ở đó đến cuối
sokoban-hint-opens-way = với vị trí các thùng hiện nay, người chơi không tới được { $cell } để đẩy thùng ở { $other }; khi thùng này đã rời chỗ thì tới được
sokoban-hint-makes-room = thùng ở { $other } phải đi qua { $cell }, nơi thùng này đang đứng; vì vậy thùng này phải rời đi trước
sokoban-hint-makes-room-for-player = để đẩy thùng ở { $other }, người chơi phải đứng ở { $cell }, nơi có thùng này; vì vậy nó phải rời đi trước
sokoban-hint-on-its-way = trong lời giải tìm được, thùng này kết thúc trên đích ở { $goal }, và đây là những lần đẩy tiếp theo của nó
sokoban-hint-push =
    { $pushes ->
        [1] đẩy thùng ở { $cell } đến { $to }
       *[other] đẩy thùng ở { $cell } đến { $to }, trong { $pushes } lần đẩy
    }
sokoban-rule-home = Về đích
    .summary = một thùng vào đích của nó và nằm yên ở đó
sokoban-rule-opens-way = Mở đường
    .summary = một thùng chắn đường người chơi tới thùng sẽ đẩy tiếp theo
sokoban-rule-makes-room = Nhường chỗ
    .summary = một thùng đứng ở nơi thùng khác phải đi qua, hoặc nơi người chơi phải đứng
sokoban-rule-on-its-way = Trên đường về
    .summary = những lần đẩy tiếp theo của một thùng trong lời giải tìm được
