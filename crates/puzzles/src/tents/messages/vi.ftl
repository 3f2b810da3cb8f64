# Màn chơi không đọc được.
tents-row-length = { $line } phải có { $width } ô, nhưng lại có { $found }
tents-no-cell-native = `{ $found }` không phải là ô; `T` là cây, `.` là ô trống
tents-no-cell-matrix = `{ $found }` không phải là ô; `0` là ô trống, `1` là cây
tents-no-cell-pzprv3 = `{ $found }` không phải là ô; `1` là cây, `.` là ô trống
tents-no-cell-janko = `{ $found }` không phải là ô; `x` là cây, `-` là ô trống
tents-column-clues = phải có một số gợi ý cho mỗi cột trong { $count } cột, nhưng lại có { $found } số
tents-row-clues = phải có một số gợi ý cho mỗi hàng trong { $count } hàng, nhưng lại có { $found } số
tents-no-clue = `{ $found }` không phải là số gợi ý; gợi ý là một số, hoặc `{ $missing }`
tents-clue-too-large = số gợi ý của { $line } là { $clue }, nhưng ở đó chỉ có { $cells } ô
tents-board-size = bàn chơi phải có từ 1 đến { $most } hàng và cột, không phải { $height } và { $width }
tents-board-too-long = bàn chơi có { $cells } ô; đến đây đã nhiều hơn
tents-begin = màn chơi bắt đầu bằng dòng `tents W H`: số cột và số hàng của bàn chơi
tents-cols-must-follow = tiếp theo phải là dòng `cols` với các số gợi ý
tents-rows-must-follow = tiếp theo phải là dòng `rows` với các số gợi ý
tents-row-too-many = dòng đầu tiên ghi { $height } hàng; ở đây thừa một hàng
tents-row-missing = dòng đầu tiên ghi { $height } hàng, nhưng chỉ có { $found }
tents-pzprv3-begin = tệp bắt đầu bằng các dòng `pzprv3`, `tents`, số hàng, số cột
tents-pzprv3-lines = tiếp theo phải là { $lines } dòng, cho các số gợi ý và { $height } hàng
tents-janko-begin = màn chơi có khối `[problem]`, hoặc bắt đầu bằng số hàng và số cột
tents-janko-size = dòng đầu tiên ghi số hàng và số cột
tents-janko-no-problem = thiếu khối `[problem]`
tents-matrix-begin = màn chơi bắt đầu bằng kích thước: một số, hoặc `H x W` cho số hàng và số cột
tents-matrix-row-missing = bàn chơi phải có { $height } hàng, nhưng chỉ có { $found }
tents-matrix-row-clues = sau bàn chơi phải có một dòng với các số gợi ý của hàng
tents-matrix-column-clues = sau bàn chơi phải có một dòng với các số gợi ý của cột
tents-matrix-too-long = màn chơi kết thúc bằng các số gợi ý của cột; ở đây còn thừa
tents-json-cell = { $found } không phải là ô; 0 là ô trống, 1 là cây
tents-json-size = ma trận có { $height } hàng và { $width } cột, nhưng `size` ghi { $size }
tents-json-clue = { $found } không phải là số gợi ý; chỗ thiếu ghi là `null`
tents-json-rows = một danh sách các hàng, mỗi hàng là một danh sách các số 0 và 1
tents-json-shape-of-size = một số hoặc [số hàng, số cột]
tents-json-shape-of-clues = một danh sách các số, chỗ thiếu ghi là `null`
tents-id-colon = mã ván chơi có một dấu hai chấm, sau kích thước: `WxH:…`
tents-id-clues = sau bàn chơi phải có { $count } số gợi ý, các cột trước; ở đây có { $found }
tents-id-size = `{ $found }` không phải là kích thước; hãy viết `WxH`, sau đó có thể là `de` hoặc `dt`
tents-id-square = không có kích thước `WxH:` ở trước thì bàn chơi phải là hình vuông; ở đây có { $clues } số gợi ý
tents-id-letter = `{ $found }` không có nghĩa trong bàn chơi; bàn chơi gồm `_` và `a` đến `z`
tents-id-too-short = bàn chơi có { $cells } ô, nhưng văn bản chỉ có { $found } ô và không có kết thúc
tents-address-kind = địa chỉ phải ghi `tents` trước kích thước
tents-address-clues = địa chỉ chỉ có { $found } trong { $count } số gợi ý
tents-address-clue-letter = `{ $found }` không có nghĩa trong phần gợi ý
tents-address-two-digits = `-` và hai chữ số thập lục phân là một số gợi ý
tents-address-letter = `{ $found }` không có nghĩa trong bàn chơi
tents-address-too-short = bàn chơi có { $cells } ô, nhưng địa chỉ chỉ có { $found }

# Những gì được bỏ qua khi đọc.
tents-note-tents = bàn chơi có sẵn { $count } lều; màn chơi được đọc mà không có lều
tents-note-hints = mã ván chơi có { $count } gợi ý của người ra đề, `!` hoặc `-`; chúng được bỏ qua
tents-note-solution = lời giải trong văn bản được bỏ qua

# Yêu cầu mà bộ tạo màn chơi từ chối.
tents-too-few-trees = { $difficulty ->
    [hard] màn khó
   *[tricky] màn vừa
    } cần ít nhất { $least } cây, nhưng yêu cầu chỉ có { $trees } cây trên { $cells } ô: hãy chọn bàn lớn hơn hoặc mật độ từ { $density } trở lên

# Luật bị vi phạm.
tents-touching = hai lều ở { $first } và { $second } chạm nhau
tents-line-count = { $line } có { $count } lều, không phải { $clue }
tents-tree-alone = cây ở { $tree } không có lều riêng
tents-tent-alone = lều ở { $tent } không có cây riêng
tents-no-tree-beside = lều ở { $tent } không có cây nào bên cạnh
tents-shared = { $count } cây có chung một lều ở { $tent }
tents-tent-count = có { $tents } lều cho { $trees } cây

# Các bước suy luận: nhìn vào đâu.
tents-clues-of-rows = các số gợi ý của hàng
tents-clues-of-columns = các số gợi ý của cột
tents-cells-without-tree = các ô không ở cạnh cây nào còn chưa có lều
tents-two-lines = { $first } và { $second }

# Các bước suy luận: vì sao.
tents-sum-of-rows = tổng các số gợi ý của hàng là { $sum }, còn số cây là { $trees }
tents-sum-of-columns = tổng các số gợi ý của cột là { $sum }, còn số cây là { $trees }
tents-no-tree = { $count ->
    [1] ô này không có cây nào bên cạnh
   *[other] các ô này không có cây nào bên cạnh
    }
tents-no-free-tree = { $count ->
    [1] không cây nào bên cạnh có thể có lều ở ô này
   *[other] không cây nào bên cạnh có thể có lều ở các ô này
    }
tents-touch = các lều không bao giờ chạm nhau, và { $tent } đã có lều
tents-orphan = không còn cây nào cho lều ở { $tent }
tents-pair = chỉ cây ở { $tree } mới có thể có lều ở { $tent }
tents-no-spot = cây ở { $tree } không còn ô trống nào
tents-last-spot = cây ở { $tree } chỉ còn một ô trống: { $spots }
tents-corner = lều của cây ở { $tree } nằm trên một trong các ô { $spots }, nên chạm vào mọi ô kề với tất cả các ô đó
tents-only-spots = cây ở { $tree } chỉ có thể có lều ở { $spots }
tents-tree-group = { $count } cây ở { $trees } tất cả chỉ có { $free } ô trống: { $spots }
tents-only-trees = lều ở { $tent } chỉ có thể thuộc về cây ở { $trees }
tents-tent-group = { $count } lều ở { $tents } tất cả chỉ có { $owners } cây: { $trees }
tents-takes-none = { $line } không có lều nào
tents-full = { $line } đã có đủ { $count } lều
tents-too-many = { $line } cần { $clue } lều nhưng lại có { $count }
tents-too-few = { $line } còn cần { $need } lều nhưng không đủ chỗ: { $free }
tents-tight = { $line } còn cần { $need } lều, và không thể đặt nhiều hơn mà không chạm nhau: { $free }
tents-shadow = { $line } còn cần { $need } lều và { $free }; dù đặt thế nào cũng có một lều chạm vào { $cells }
tents-free = { $count ->
    [0] không còn ô nào trống
   *[other] chỉ còn { $cells } trống
    }
tents-two-too-few = { $lines } không thể cùng chứa đủ lều, vì các lều không bao giờ chạm nhau
tents-two-tight = { $lines } còn cần tổng cộng { $need } lều, vừa hết chỗ để không chạm nhau
tents-filling = mọi cách đặt { $count } lều vào { $line } mà các cây vẫn có lều đều có chung điểm này
tents-any-filling = mọi cách đặt lều vào { $line } mà các cây vẫn có lều đều có chung điểm này
tents-no-filling = không thể xếp lều vào { $line }: số gợi ý và các cây ở đó mâu thuẫn nhau
tents-border-even = theo các số gợi ý ở một phía của đường biên, số cây của { $from } có lều ở { $to } bằng số cây theo chiều ngược lại
tents-border = theo các số gợi ý ở một phía của đường biên, số cây của { $from } có lều ở { $to } nhiều hơn { $more } so với chiều ngược lại

# Các bước suy luận: điều suy ra.
tents-put = { $count ->
   *[other] đặt lều ở { $cells }
    }
tents-owned = lều ở { $tent } là của cây ở { $tree }
tents-its-tent = lều đó là của cây ở { $tree }
tents-not-owned = ở { $cell } không có lều của cây ở { $tree }
tents-nor-owned = { $before }, và ở { $cell } cũng không có lều của cây ở { $tree }
tents-suppose = giả sử có lều ở { $cell }: { $chain }
tents-suppose-none = giả sử không có lều ở { $cell }: { $chain }
tents-contradiction = lều ở { $cell } dẫn đến mâu thuẫn: { $why }
tents-wrong = không lời giải nào có lều ở { $cell }
tents-take-away = bỏ lều ở { $cell }

# Những gì được khai báo.
tents = Lều trại
    .tagline = Dựng cạnh mỗi cây một chiếc lều.
    .rules = Dựng cạnh mỗi cây một chiếc lều sao cho không hai lều nào chạm nhau, kể cả ở góc, và mỗi hàng, mỗi cột có đúng số lều đã ghi.
tents-format-native = `tents W H`, `cols` và `rows` ghi các con số, rồi các hàng gồm `T` cây và `.` ô trống
tents-format-matrix = kích thước, ma trận với `0` là ô trống và `1` là cây, rồi các con số của hàng và của cột
tents-format-matrix-json = một đối tượng có `matrix`, `0` là ô trống và `1` là cây, các con số nằm trong `rows` và `columns`
tents-format-tatham = mã trò chơi trên một dòng: `WxH:`, các đoạn ô trống và cây, các con số của cột rồi của hàng
tents-format-puzz-link = một địa chỉ như puzz.link/p?tents/W/H/…, hoặc phần cuối của nó từ `tents`
tents-format-pzprv3 = tệp văn bản của pzpr: `pzprv3`, `tents`, số hàng, số cột, rồi bàn chơi, các con số đứng trước
tents-format-janko = các khối `[problem]` với `x` là cây và `-` là ô trống, `[clabels]` và `[rlabels]` ghi các con số
tents-export-cnf = cho bộ giải SAT: các mệnh đề theo DIMACS; các biến đầu là các ô, theo từng hàng
tents-export-asp = cho clingo: các sự kiện và luật
tents-export-minizinc = cho MiniZinc: màn chơi và luật chơi dưới dạng mô hình
tents-solution-grid = bàn đã giải: các hàng gồm `T` cây, `A` lều, `.` ô trống
tents-solution-steps = các bước suy luận của con người, đánh số, mỗi bước kèm lý do
tents-solution-model = mô hình mà bộ giải SAT in ra, gồm các dòng như `v 1 -2 … 0`
tents-solution-atoms = các nguyên tử mà clingo in ra, như `tent(1,2)`
tents-space-ordered = có thứ tự
    .summary = trạng thái gồm lều và các ô đã loại; nước đi đặt lều ở chỗ yêu cầu chặt nhất
tents-space-naive = thô sơ
    .summary = trạng thái là các lều; nước đi đặt lều vào ô bất kỳ cạnh cây
tents-heuristic-tents-left = số cây chưa có lều; là thế chết khi một hàng, một nhóm cây hay tổng số không thể thỏa mãn
tents-heuristic-row-shortage = với mỗi hàng, số lều còn thiếu trừ đi số ô còn đặt được, cộng điểm phạt, và số cây không còn ô nào để đặt lều
tents-solver-expert = Bộ giải chuyên biệt
    .summary = luật chơi thành mệnh đề và phép đếm cho một bộ giải biết học từ mâu thuẫn; chứng minh lời giải là duy nhất
    .guarantee = đầy đủ; cho biết có lời giải khác hay không
tents-solver-expert-param-unique = chứng minh duy nhất
    .summary = chứng minh lời giải có phải là duy nhất hay không
tents-solver-deduce = Suy luận
    .summary = suy luận như con người bằng các quy tắc có tên; bước nào cũng có lý do
    .guarantee = điều nó tìm ra là lời giải duy nhất; có thể bế tắc
tents-solver-deduce-param-level = mức quy tắc
    .summary = các quy tắc khó nhất được dùng
    .choice-hard = khó
    .choice-tricky = vừa
    .choice-easy = dễ
tents-param-scheme = cách biểu diễn
    .summary = `anneal` và `genetic` thay đổi cái gì: mỗi cây một lều (`repair`), hoặc tập lều bất kỳ (`free`)
    .choice-repair = sửa chỗ sai (repair)
    .choice-free = tự do (free)
tents-generate-width = số cột
    .summary = số cột
tents-generate-height = số hàng
    .summary = số hàng; bằng số cột nếu không cho
tents-generate-difficulty = độ khó
    .summary = các quy tắc suy luận khó nhất cần đến; `medium` và `normal` là tên khác của `tricky`
    .choice-easy = dễ
    .choice-tricky = vừa
    .choice-hard = khó
    .choice-medium = vừa
    .choice-normal = vừa
tents-generate-density = mật độ cây
    .summary = số cây tính trên mỗi ô
tents-generate-symmetry = đối xứng
    .summary = cây và lều nằm thế nào: ngẫu nhiên, hay sao cho bàn giống chính nó khi xoay nửa vòng hoặc soi gương
    .choice-none = không
    .choice-half-turn = xoay nửa vòng
    .choice-mirror = gương
tents-generate-missing = số bị giấu
    .summary = tỉ lệ con số bị bỏ đi, trong chừng mực độ khó cho phép
tents-pack-6x6 = 6x6
    .summary = năm bàn dễ và năm bàn khó
tents-pack-8x8 = 8x8
    .summary = năm bàn dễ và năm bàn khó
tents-pack-10x10 = 10x10
    .summary = năm bàn dễ và năm bàn khó
tents-pack-15x15 = 15x15
    .summary = bàn dễ, vừa và khó, mỗi loại hai bàn
tents-pack-20x20 = 20x20
    .summary = bàn dễ, vừa và khó, mỗi loại hai bàn
tents-pack-30x30 = 30x30
    .summary = bàn dễ, vừa và khó, mỗi loại hai bàn
tents-rule-sum = Tổng các con số
    .summary = tổng các con số của các hàng (hoặc các cột) bằng số cây, nên con số còn thiếu tính ra được
tents-rule-touch = Lều không chạm nhau
    .summary = hai lều không bao giờ chạm nhau, kể cả ở góc, nên mọi ô quanh một lều đều trống
tents-rule-no-tree = Không có cây bên cạnh
    .summary = lều phải đứng cạnh một cây còn thiếu lều; ô không kề cây nào như vậy thì trống
tents-rule-pair = Ghép lều với cây
    .summary = lều này chỉ kề một cây chưa có lều, nên nó là lều của cây ấy
tents-rule-last-spot = Chỗ cuối cùng của cây
    .summary = cây này chỉ còn một ô trống bên cạnh, nên lều của nó phải ở đó
tents-rule-full = Hàng đã đủ
    .summary = hàng hoặc cột này đã đủ lều, các ô còn lại đều trống
tents-rule-tight = Hàng vừa khít
    .summary = hàng hoặc cột này còn thiếu đúng bằng số lều nhiều nhất mà các ô tự do chứa được, nên phải lấp kín như thế
tents-rule-corner = Ô góc
    .summary = ô này chạm mọi chỗ còn lại của một cây: đặt lều ở đây thì cây ấy hết chỗ, nên ô này trống
tents-rule-shadow = Bóng của hàng bên
    .summary = dù hàng (cột) bên cạnh được lấp cách nào thì cũng có một lều chạm ô này, nên ô này trống
tents-rule-two-lines = Hai hàng cùng lúc
    .summary = hai hàng (cột) kề nhau cộng lại cần đúng số lều nhiều nhất mà chúng chứa được mà không chạm nhau
tents-rule-filling = Mọi cách lấp hàng
    .summary = mọi cách lấp hàng (cột) này mà vẫn chừa lều cho các cây đều có chung điều này
tents-rule-groups = Nhóm
    .summary = một nhóm cây có vừa đúng bấy nhiêu ô (hoặc một nhóm lều có vừa đúng bấy nhiêu cây), nên chúng thuộc về nhau
tents-rule-border = Ranh giới
    .summary = so số cây với các con số ở một phía của ranh giới thì biết bao nhiêu lều phải nằm bên kia
tents-rule-look-ahead = Thử trước
    .summary = thử điều ngược lại rồi suy luận bằng các quy tắc dễ và vừa thì gặp mâu thuẫn, nên điều này đúng
tents-rule-look-further = Thử xa hơn
    .summary = thử điều ngược lại rồi suy luận bằng mọi quy tắc thì gặp mâu thuẫn, nên điều này đúng
tents-rule-proof = Chứng minh
    .summary = không lời giải nào có lều ở đây cùng với những lều đã đặt
tents-fact-trees = số cây
tents-fact-missing-clues = số con số bị thiếu
tents-measure-tents = Số lều
