# Màn chơi không đọc được.
light-up-no-board = ở đây không có bàn chơi
light-up-no-white = bàn chơi không có ô trắng nào; phải có ít nhất một ô để chiếu sáng
light-up-too-large = bàn chơi có nhiều nhất { $most } hàng và { $most } cột
light-up-row-length = hàng này có { $found } ô, nhưng bàn chơi rộng { $width } ô
light-up-row-too-many = bàn chơi có { $height } hàng; ở đây thừa một hàng
light-up-row-missing = bàn chơi có { $height } hàng, nhưng ở đây chỉ có { $found }
light-up-no-sign-native = `{ $found }` không thuộc các ký hiệu `.`, `#`, `0` đến `4`, và `o` cho bóng đèn
light-up-no-sign-matrix = `{ $found }` không thuộc các số -1 (trắng), 0 đến 4, 5 (đen), và -2, 8 cùng các mã của ô được chiếu sáng trong ván đang chơi
light-up-no-sign-janko = `{ $found }` không thuộc các ký hiệu `-`, `x`, `0` đến `4`
light-up-no-sign-pzprv3 = `{ $found }` không thuộc các ký hiệu `.`, `-`, `0` đến `4`, `#` và `+`
light-up-no-sign-tatham = `{ $found }` không thuộc các ký hiệu `a` đến `z`, `B`, `0` đến `4`
light-up-no-sign-address = `{ $found }` không thuộc các ký hiệu `0` đến `9`, `a` đến `e`, `g` đến `z`, `.`
light-up-begin = màn chơi bắt đầu bằng dòng `lightup W H`, chiều rộng và chiều cao
light-up-pzprv3-begin = tệp bắt đầu bằng các dòng `pzprv3`, `akari`, số hàng, số cột
light-up-pzprv3-kind = loại câu đố phải là `akari` hoặc `lightup`, không phải `{ $found }`
light-up-janko-begin = không có khối `[problem]` và cũng không có dòng ghi số hàng và số cột
light-up-json-rows = ma trận phải là một danh sách các hàng, mỗi hàng là một danh sách các số
light-up-json-empty-row = ma trận có một hàng rỗng
light-up-json-no-matrix = đối tượng không có `matrix` (cũng không có `board` hay `grid`)
light-up-id = mã ván chơi gồm `WxH:` và các ô, như `3x2:a1bB0`
light-up-id-seed = phần sau `#` là hạt giống cho bộ tạo màn của chương trình gốc; chỉ đọc được dạng `WxH:…` mô tả bàn chơi
light-up-id-size = mã ván chơi bắt đầu bằng kích thước, như `7x7:`
light-up-id-parameters = giữa kích thước và `:` chỉ có thể có các tham số: `b`, `s`, `d`, mỗi tham số kèm một số
light-up-id-too-long = đến đây mã đã có nhiều hơn { $cells } ô của bàn chơi
light-up-id-too-short = mã có { $found } ô, bàn chơi có { $cells }
light-up-address-kind = địa chỉ không phải của Light Up; phải có dạng `…?akari/W/H/…`
light-up-address-full = { $cells } ô của bàn chơi đã đủ trước chỗ này
light-up-address-too-long = đến đây địa chỉ đã có nhiều hơn { $cells } ô của bàn chơi
light-up-address-too-short = địa chỉ có { $found } ô, bàn chơi có { $cells }

# Những gì được bỏ qua khi đọc.
light-up-note-game = { $count } ô trắng cho thấy ván đang chơi (bóng đèn, ánh sáng, dấu); những thứ đó được bỏ qua
light-up-note-variant = phần `{ $part }` của địa chỉ không có nghĩa ở đây
light-up-note-rest = phần sau bàn chơi, từ dòng { $line }, không được đọc
light-up-note-blocks = { $count ->
    [1] khối `[{ $name }]` không được đọc
   *[other] { $count } khối không được đọc; khối đầu tiên là `[{ $name }]`
    }

# Yêu cầu mà bộ tạo màn chơi từ chối.
light-up-not-square = bàn { $width } nhân { $height } không thể xoay một phần tư vòng; hãy chọn bàn vuông
light-up-too-few-black = { $difficulty ->
    [hard] bàn khó
   *[tricky] bàn vừa
    } cần ít nhất { $least } ô đen, không phải { $black }; hãy chọn bàn lớn hơn hoặc tăng --density

# Luật bị vi phạm.
light-up-see-each-other = các bóng đèn ở { $cells } chiếu sáng lẫn nhau
light-up-number-count = số { $number } ở { $cell } có { $count } bóng đèn bên cạnh
light-up-dark = { $cell } còn tối

# Các bước suy luận: nhìn vào đâu.
light-up-bulb = bóng đèn ở { $cell }
light-up-two-bulbs = các bóng đèn ở { $cells }
light-up-number = số { $value } ở { $cell }
light-up-list = { $first }, { $second }
light-up-list-end = { $first } và { $last }

# Các bước suy luận: vì sao.
light-up-bulbs = { $count } bóng đèn
light-up-more-bulbs = thêm { $count } bóng đèn
light-up-lights = bóng đèn ở { $bulb } chiếu sáng { $cells }
light-up-crowded = { $number } có { $bulbs } bên cạnh
light-up-zero = { $number } không có bóng đèn nào bên cạnh
light-up-full = { $number } đã có đủ { $bulbs }
light-up-enough = { $number } chỉ còn { $count } ô trống: { $cells }
light-up-enough-more = { $number } cần thêm { $count } bóng đèn và chỉ còn { $count } ô trống: { $cells }
light-up-starved = { $number } cần { $need } nhưng { $free ->
    [0] không còn ô trống nào
   *[other] chỉ còn { $free } ô trống
    }
light-up-only-itself = không ô nào khác có thể chiếu sáng { $cell }
light-up-only-from = ô { $cell } chỉ có thể được chiếu sáng từ { $spots }
light-up-unlit = không ánh sáng nào có thể chiếu tới { $cell }
light-up-bulb-on = { $count ->
    [1] một bóng đèn ở { $cells }
   *[other] một bóng đèn ở bất kỳ ô nào trong { $cells }
    }
light-up-would-darken = { $cell } chỉ có thể được chiếu sáng từ { $spots }, mà { $bulb } sẽ loại { $count ->
    [2] cả hai
   *[other] tất cả
    }
light-up-would-starve = { $number } cần { $need } ở { $spots }, mà { $bulb } sẽ để lại quá ít ô trong số đó
light-up-diagonal = { $numbers }, mỗi số chung hai ô với số kế tiếp,
light-up-in-all-ways = dù { $numbers } nhận bóng đèn thế nào, { $follows }
light-up-no-way = không có cách nào để { $numbers } có đủ bóng đèn
light-up-always = { $count ->
   *[other] { $cells } luôn có bóng đèn
    }
light-up-never = { $cells } không bao giờ có bóng đèn

# Giả sử.
light-up-suppose = { $start }: { $chain }
light-up-with-bulb = nếu có bóng đèn ở { $cell }
light-up-without-bulb = nếu không có bóng đèn ở { $cell }
light-up-must = phải có bóng đèn ở { $cell } ({ $because })
light-up-then = rồi đến { $cell } ({ $because })
light-up-and-then = và khi đó { $clash }
light-up-needs-one = { $number } cần một bóng đèn ở đó
light-up-nothing-else-it = không gì khác có thể chiếu sáng ô này
light-up-nothing-else = không gì khác có thể chiếu sáng { $cell }
light-up-cannot-get-bulbs = { $number } không thể có đủ bóng đèn

# Các bước suy luận: điều suy ra.
light-up-put = { $count ->
   *[other] đặt bóng đèn ở { $cells }
    }
light-up-contradiction = bóng đèn ở { $cell } dẫn đến mâu thuẫn: { $why }
light-up-wrong = không lời giải nào có bóng đèn ở { $cell }
light-up-take-away = bỏ bóng đèn ở { $cell }

# Những gì được khai báo.
light-up = Thắp sáng (Akari)
    .tagline = Đặt đèn đến khi mọi ô đều sáng.
    .rules = Đặt đèn vào các ô trắng. Đèn chiếu dọc theo hàng và cột cho đến ô đen kế tiếp. Mọi ô trắng phải sáng, không đèn nào chiếu vào đèn khác, và con số cho biết có bao nhiêu đèn kề cạnh ô đó.
light-up-format-native = `lightup W H`, rồi các hàng gồm `.` trắng, `#` đen, `0` đến `4` là ô đen có số; `;` mở đầu một ghi chú
light-up-format-tatham = mã trò chơi `WxH:…`: `a` đến `z` là 1 đến 26 ô trắng, `B` là đen, `0` đến `4` là con số
light-up-format-puzz-link = địa chỉ của một trang, `https://puzz.link/p?akari/W/H/…`, hoặc phần từ `akari` trở đi
light-up-format-pzprv3 = tệp `pzprv3`, `akari`, số hàng, số cột, rồi các hàng gồm `.`, `-`, `0` đến `4`, cách nhau bằng dấu cách
light-up-format-janko = `[problem]`, rồi các hàng gồm `-` trắng, `x` đen, `0` đến `4`, cách nhau bằng dấu cách
light-up-format-matrix = một ma trận: -1 là trắng, 0 đến 4 là con số, 5 là đen; cách nhau bằng dấu cách hoặc dấu phẩy
light-up-format-matrix-json = một ma trận dưới dạng danh sách các hàng, hoặc là `matrix` của một đối tượng
light-up-export-cnf = cho bộ giải SAT: các mệnh đề theo DIMACS; các biến đầu là các ô, theo từng hàng
light-up-export-asp = cho clingo: các sự kiện và luật
light-up-export-minizinc = cho MiniZinc: màn chơi và luật chơi dưới dạng mô hình
light-up-solution-grid = các hàng của bàn chơi, `o` là đèn
light-up-solution-matrix = một ma trận, 8 là đèn
light-up-solution-steps = các bước suy luận của con người, đánh số, mỗi bước kèm lý do
light-up-solution-model = mô hình mà bộ giải SAT in ra, gồm các dòng như `v 1 -2 … 0`
light-up-solution-atoms = các nguyên tử mà clingo in ra, như `bulb(1,2)`
light-up-space-ordered = có thứ tự
    .summary = trạng thái gồm đèn và các ô để trống; nước đi đặt đèn ở chỗ ít lựa chọn nhất
light-up-space-naive = thô sơ
    .summary = trạng thái là các đèn; nước đi đặt đèn vào ô bất kỳ chưa phạm luật
light-up-heuristic-bulbs-needed = số đèn cho các ô tối và con số mà không đèn nào phục vụ chung được
light-up-heuristic-dark-cells = số ô tối và số đèn mà các con số còn thiếu
light-up-solver-expert = Bộ giải chuyên biệt
    .summary = luật chơi thành mệnh đề và phép đếm cho một bộ giải biết học từ mâu thuẫn; chứng minh lời giải là duy nhất
    .guarantee = đầy đủ; cho biết có lời giải khác hay không
light-up-solver-expert-param-unique = chứng minh duy nhất
    .summary = chứng minh lời giải có phải là duy nhất hay không
light-up-solver-deduce = Suy luận
    .summary = suy luận như con người bằng các quy tắc có tên; bước nào cũng có lý do
    .guarantee = điều nó tìm ra là lời giải duy nhất; có thể bế tắc
light-up-solver-deduce-param-level = mức quy tắc
    .summary = các quy tắc khó nhất được dùng
    .choice-hard = khó
    .choice-tricky = vừa
    .choice-easy = dễ
light-up-param-scheme = cách biểu diễn
    .summary = cách `anneal` và `genetic` thay đổi đèn: sửa chỗ sai (`repair`), hoặc một đèn ngẫu nhiên (`free`)
    .choice-repair = sửa chỗ sai (repair)
    .choice-free = tự do (free)
light-up-param-forced = đèn bắt buộc trước
    .summary = không gian naive có đặt trước các đèn mà con số bắt buộc hay không
light-up-generate-width = số cột
    .summary = số cột
light-up-generate-height = số hàng
    .summary = số hàng; bằng số cột nếu không cho
light-up-generate-difficulty = độ khó
    .summary = các quy tắc suy luận khó nhất cần đến; `medium` và `normal` là tên khác của `tricky`
    .choice-easy = dễ
    .choice-tricky = vừa
    .choice-hard = khó
    .choice-medium = vừa
    .choice-normal = vừa
light-up-generate-density = mật độ ô đen
    .summary = số ô đen tính trên mỗi ô
light-up-generate-symmetry = đối xứng
    .summary = các ô đen nằm thế nào; `four-way` là hai gương
    .choice-half-turn = xoay nửa vòng
    .choice-none = không
    .choice-mirror = gương
    .choice-four-way = hai gương
    .choice-quarter-turn = xoay phần tư vòng
light-up-generate-numbers = các con số
    .summary = bỏ những con số không cần thiết, hay ô đen nào cũng có số
    .choice-few = ít nhất có thể
    .choice-all = tất cả
light-up-pack-7x7 = 7x7
    .summary = ba mươi bàn: dễ, vừa, khó
light-up-pack-10x10 = 10x10
    .summary = ba mươi bàn: dễ, vừa, khó
light-up-pack-14x14 = 14x14
    .summary = ba mươi bàn: dễ, vừa, khó
light-up-pack-20x20 = 20x20
    .summary = sáu bàn: dễ, vừa, khó
light-up-pack-25x25 = 25x25
    .summary = sáu bàn: dễ, vừa, khó
light-up-pack-40x40 = 40x40
    .summary = sáu bàn: dễ, vừa, khó
light-up-rule-light = Ô đã sáng
    .summary = đèn chiếu sáng các ô này, nên không được đặt thêm đèn ở đó
light-up-rule-full-number = Số đã đủ
    .summary = con số này đã đủ đèn, các ô còn lại cạnh nó đều không có đèn
light-up-rule-just-enough = Vừa đủ ô
    .summary = con số này còn thiếu đúng bằng số ô tự do cạnh nó, nên ô nào cũng có đèn
light-up-rule-only-spot = Nguồn sáng duy nhất
    .summary = ô tối này chỉ có thể được chiếu sáng từ một ô duy nhất, nên đèn phải ở đó
light-up-rule-exclusion = Loại trừ
    .summary = đặt đèn ở đây sẽ loại hết các ô của một nhóm bắt buộc phải có đèn, nên ở đây không có đèn
light-up-rule-two-numbers = Hai con số
    .summary = trong mọi cách chia đèn cho hai con số này thì điều này luôn đúng
light-up-rule-diagonal = Đường chéo
    .summary = các con số nằm chéo nhau có chung ô: đếm số đèn từ đầu này đến đầu kia thì suy ra điều này
light-up-rule-suppose = Thử giả thiết
    .summary = giả sử ngược lại rồi đi theo các quy tắc dễ thì gặp mâu thuẫn, nên điều này đúng
light-up-rule-proof = Chứng minh
    .summary = không lời giải nào có đèn ở đây cùng với những đèn đã đặt
light-up-fact-black-cells = số ô đen
light-up-fact-numbers = số con số
light-up-measure-bulbs = Số đèn
