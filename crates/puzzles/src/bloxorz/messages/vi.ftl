# Những gì nằm trên một ô.
bloxorz-void = khoảng trống
bloxorz-plain = một ô sàn thường
bloxorz-fragile = một ô dễ vỡ
bloxorz-goal = đích
bloxorz-open-bridge = một cây cầu đang mở
bloxorz-closed-bridge = một cây cầu đang đóng
bloxorz-switch = một công tắc
bloxorz-split = một ô tách

# Bàn chơi sai, trong mọi dạng viết.
bloxorz-no-cells = bàn chơi không có ô nào
bloxorz-too-large = bàn chơi rộng { $width } ô và cao { $height } ô; mỗi chiều nhiều nhất là { $most } ô
bloxorz-outside =
    { $what ->
        [start] điểm xuất phát
        [goal] đích
        [switch] công tắc
        [target] ô mà công tắc tác động
        [split] ô tách
        [landing] ô mà ô tách đặt nửa khối lên
       *[cell] ô
    } nằm ngoài bàn chơi: { $row },{ $column }; hàng đi từ 0 đến { $last_row }, cột đi từ 0 đến { $last_column }
bloxorz-missing =
    { $what ->
        [start] màn chơi không có điểm xuất phát; cần có một điểm
       *[goal] màn chơi không có đích; cần có một đích
    }
bloxorz-second =
    { $what ->
        [start] có điểm xuất phát thứ hai; màn chơi chỉ có một
       *[goal] có đích thứ hai; màn chơi chỉ có một
    }
bloxorz-goal-taken = đích tại { $cell } là { $found }; đích phải là một ô riêng
bloxorz-start-falls = điểm xuất phát tại { $cell } là { $found }, khối sẽ rơi ở đó
bloxorz-not-a-bridge = công tắc tại { $switch } tác động lên ô { $cell }, vốn là { $found }; chỉ có cầu mới mở và đóng
bloxorz-not-a-switch = không có công tắc tại { $cell }: đó là { $found }
bloxorz-acts-twice = công tắc tại { $switch } tác động hai lần lên ô { $cell }; một lần là đủ
bloxorz-landing-void = ô tách tại { $split } đặt một nửa khối lên ô { $cell }, vốn là khoảng trống; ở đó cần có ô sàn
bloxorz-landings-touch = ô tách tại { $split } đặt hai nửa khối tại { $cells }; chúng phải cách nhau ít nhất hai ô
bloxorz-lands-twice = nơi xuất hiện hai nửa khối của ô tách tại { $split } được ghi hai lần
bloxorz-not-a-split = không có ô tách tại { $cell }: đó là { $found }
bloxorz-lands-nowhere = ô tách tại { $split } không cho biết hai nửa khối xuất hiện ở đâu
bloxorz-most-bridges = có { $bridges } cây cầu mở và đóng độc lập với nhau; nhiều nhất là { $most }

# Dạng viết riêng.
bloxorz-unexplained = không có gì cho biết `{ $name }` là gì; một dòng như `{ $name }:soft^a` sẽ cho biết
bloxorz-strange-cell = `{ $sign }` không phải là `.`, `=`, `~`, `S`, `G`, cũng không phải chữ cái hay chữ số
bloxorz-not-on-board = `{ $name }` được giải thích nhưng không có trên bàn chơi
bloxorz-no-bridge = trên bàn chơi không có cầu `{ $name }`
bloxorz-long-name = `{ $name }` không phải là tên: trước dấu hai chấm phải là một chữ cái hoặc chữ số
bloxorz-odd-name = `{ $name }` không thể làm tên; hãy dùng một chữ cái khác hoặc một chữ số
bloxorz-explained-twice = `{ $name }` được giải thích hai lần
bloxorz-odd-meaning = `{ $found }` không có nghĩa; phải bắt đầu bằng `soft`, `heavy` hoặc `split`, hoặc là `open` hay `closed`
bloxorz-odd-effect = không thể có `{ $sign }` ở đây; tác động được viết là `^` đảo, `+` mở, `-` đóng, rồi đến tên các cây cầu
bloxorz-odd-cells =
    { $count ->
        [1] `{ $found }` phải là một ô, viết là `@hàng,cột`, như trong `@2,5`
       *[other] `{ $found }` phải là hai ô, mỗi ô viết là `@hàng,cột`, như trong `@2,5@4,5`
    }

# Dạng ma trận.
bloxorz-matrix-head = văn bản phải bắt đầu bằng một dòng kích thước, `số hàng số cột`, và một dòng điểm xuất phát, `hàng cột`
bloxorz-matrix-size = bàn chơi phải có từ 1 đến { $most } hàng và cột, không phải { $rows } hàng và { $columns } cột
bloxorz-matrix-rows = bàn chơi phải có { $rows } hàng, nhưng chỉ có { $found }
bloxorz-matrix-row = hàng { $row } phải có { $cells } ô, nhưng lại có { $found }
bloxorz-matrix-cell = `{ $found }` không phải là một trong các ô `1`, `0`, `G`, `C`, `X`, `O`, `T`
bloxorz-matrix-number = `{ $found }` phải là một số
bloxorz-matrix-sign = dòng của công tắc bắt đầu bằng `X`, `O` hoặc `T`, không phải `{ $found }`
bloxorz-matrix-line = dòng của công tắc gồm ký hiệu, chức năng, hàng và cột của nó, rồi đến các cặp hàng và cột
bloxorz-matrix-other = dòng này dành cho `{ $sign }`, nhưng trên bàn chơi tại { $cell } là thứ khác
bloxorz-matrix-landings = ô tách có hai ô để hai nửa khối xuất hiện, không phải { $found }
bloxorz-matrix-function = chức năng phải là 1 (đảo), 2 (đóng) hoặc 3 (mở), không phải { $found }

# JSON.
bloxorz-json-rows = `size` ghi { $rows } hàng, nhưng `maps` có { $found }
bloxorz-json-row = hàng { $row } của `maps` có { $found } ô, nhưng `size` ghi { $columns } cột
bloxorz-json-tile = `{ $found }` không phải là { $space } cho khoảng trống, { $rock } cho ô sàn hay { $orange } cho ô dễ vỡ
bloxorz-json-taken = tại { $cell } đã có thứ khác
bloxorz-json-no-bridge = không có cầu `{ $name }`; { $known }
bloxorz-json-type = `type` phải là 0 (đảo), 1 (đổi một lần), 2 (đóng) hoặc 3 (mở), không phải { $found }
bloxorz-json-count = { $object } có { $names } tên, nhưng `count` ghi { $count }
bloxorz-json-box = `location` của `box` không trùng với `start`; `start` được dùng
bloxorz-json-size = [số hàng, số cột]
bloxorz-json-cell = một ô, viết là [hàng, cột]
bloxorz-json-two-cells = hai ô, viết là [[hàng, cột], [hàng, cột]]
bloxorz-json-cells = một danh sách ô, viết là [[hàng, cột], …]
bloxorz-json-bridge = tên của một cây cầu, hoặc null
bloxorz-json-kind = một số từ 0 đến 3
bloxorz-json-flag = 0 hoặc 1

# Luật mà một vị trí vi phạm.
bloxorz-one-block = đang có hai nửa khối, tại { $cells }
bloxorz-at-goal = khối đang đứng tại { $block }, đích ở { $goal }
bloxorz-upright = khối đang nằm tại { $cells }

# Kết quả kiểm tra.
bloxorz-presses = { $presses } lần, trên { $different } trong { $all } công tắc và ô tách

# Yêu cầu mà bộ tạo màn từ chối.
bloxorz-no-bridges = { $switches } công tắc cần có cầu để tác động, nhưng yêu cầu là không có cầu nào
bloxorz-no-switches = { $bridges } cây cầu cần có công tắc để mở và đóng, nhưng yêu cầu là không có công tắc nào
bloxorz-too-many-bridges = { $switches } công tắc không thể làm cho { $bridges } cây cầu mở và đóng độc lập với nhau
bloxorz-no-room = bàn chơi { $width } x { $height } ô không đủ chỗ cho { $bridges } cây cầu và { $splits } ô tách
bloxorz-too-small = bàn chơi { $width } x { $height } ô quá nhỏ cho tất cả những thứ này

# Những gì được khai báo.
bloxorz = Bloxorz
    .tagline = Lăn khối cho rơi vào lỗ.
    .rules = Lăn khối gồm hai nửa qua các cạnh cho đến khi nó đứng thẳng và rơi vào lỗ. Công tắc tròn nhạy với mọi lực đè, công tắc chữ thập chỉ nhạy khi khối đứng thẳng; ô dễ vỡ sẽ vỡ khi khối đứng thẳng trên nó. Khối bị tách sẽ ghép lại khi hai nửa chạm nhau.
bloxorz-format-native = các hàng gồm `.`, `=`, `~`, `S`, `G` và tên, rồi nghĩa của từng tên, như `1:soft^a`; cũng có thể viết trên một dòng
bloxorz-format-matrix = kích thước, điểm xuất phát, các ô `1 0 G C X O T`, rồi mỗi công tắc một dòng
bloxorz-format-json = một đối tượng có `size`, `start`, `end`, `maps`, các công tắc `swX`, `swQ`, `swO` và `bridge`
bloxorz-export-pddl = cho bộ lập kế hoạch: miền PDDL và màn chơi dưới dạng bài toán của miền đó (STRIPS, kiểu, chi phí hành động), trong một văn bản
bloxorz-export-pddl-domain = chỉ riêng miền PDDL
bloxorz-export-pddl-problem = chỉ riêng bài toán PDDL
bloxorz-solution-moves = các phím viết liền: `U`, `R`, `D`, `L`, và `S` khi đổi nửa khối
bloxorz-solution-cells = các ô bị phủ sau mỗi lần lăn, dạng `[[1, 1]] - [[1, 2], [1, 3]] - …`
bloxorz-solution-plan = kế hoạch PDDL: mỗi dòng một hành động, như `(roll right upright-1-1 columns-1-2 …)`
bloxorz-space-rolls = lăn
    .summary = trạng thái là vị trí khối hoặc hai nửa và các cầu đang mở; nước đi là một lần lăn
bloxorz-heuristic-roll-distance = số lần lăn còn lại nếu mọi cầu đều mở, cho cả khối và cho từng nửa
bloxorz-heuristic-manhattan = số lần lăn còn lại trên sàn vô tận, qua chỗ tách khối nếu gần hơn
bloxorz-heuristic-magic = số ô đến đích của nửa xa hơn, coi mọi cầu đều mở
bloxorz-heuristic-cubes = số ô đến đích theo đường thẳng, cộng cả hai nửa
bloxorz-solver-expert = Bộ giải chuyên biệt
    .summary = tìm theo chiều rộng trên tập bit và các ô sàn; với count-swaps=true thì đếm số phím
    .guarantee = đầy đủ; ít lần lăn nhất, hoặc ít phím nhất với count-swaps=true, có chứng minh
bloxorz-param-strict-bridges = cầu nghiêm ngặt
    .summary = vật nằm trên cầu có rơi khi cầu đóng hay không
bloxorz-param-count-swaps = tính lần đổi
    .summary = đổi từ nửa này sang nửa kia có tính như một lần lăn hay không
bloxorz-param-scheme = cách biểu diễn
    .summary = cách `genetic` đánh giá và lai tạo: theo độ hiếm của trạng thái (`novelty`), hoặc theo khoảng cách và các ô tốt (`fitness`)
    .choice-novelty = độ hiếm (novelty)
    .choice-fitness = độ thích nghi (fitness)
bloxorz-generate-width = số cột
    .summary = số ô trong một hàng
bloxorz-generate-height = số hàng
    .summary = số hàng
bloxorz-generate-switches = số công tắc
    .summary = có bao nhiêu công tắc, tròn hoặc chữ thập
bloxorz-generate-bridges = số cầu
    .summary = có bao nhiêu cầu mà các công tắc đóng mở
bloxorz-generate-split = ô tách khối
    .summary = có bao nhiêu ô tách khối làm đôi
bloxorz-generate-fragile = ô dễ vỡ
    .summary = có bao nhiêu ô vỡ khi khối đứng thẳng trên đó
bloxorz-generate-difficulty = độ khó
    .summary = khó đến mức nào; `any` lấy màn nào cũng được
    .choice-any = bất kỳ
    .choice-easy = dễ
    .choice-medium = vừa
    .choice-hard = khó
bloxorz-pack = Bộ chính
    .summary = 33 màn của trò chơi gốc, kèm mật mã
bloxorz-pack-own = Tự thiết kế
    .summary = 24 màn từ bộ tạo: dễ, vừa và khó
bloxorz-fact-fewest-rolls = ít lần lăn nhất
bloxorz-fact-presses = số lần ấn công tắc
bloxorz-fact-wrong-turns = số lần rẽ sai
bloxorz-fact-reachable-states = số trạng thái đến được
bloxorz-measure-rolls = Số lần lăn
bloxorz-measure-swaps = Số lần đổi
bloxorz-measure-keys = Số lần bấm

# Gợi ý.
bloxorz-hint-reasons = { $reasons }
bloxorz-hint-switch = công tắc tại { $switch }
bloxorz-hint-opens = công tắc tại { $switch } mở cầu tại { $cells }, nơi đường đi sẽ qua
bloxorz-hint-heavy = chỉ khối đứng thẳng mới nhấn được công tắc này
bloxorz-hint-split = ô tách tại { $split }
bloxorz-hint-splits = ô tách tại { $split } biến khối thành hai nửa khối tại { $cells }, và đường đi tiếp tục với chúng
bloxorz-hint-cubes = hai nửa khối
bloxorz-hint-join = khi nằm cạnh nhau tại { $cells }, chúng lại thành một khối, điều cần có để về đích
bloxorz-hint-goal = đích tại { $goal }
bloxorz-hint-to-goal =
    { $rolls ->
        [1] chỉ một lần lăn là đến đích tại { $goal }; trước đó không cần mở gì
       *[other] { $rolls } lần lăn là đến đích tại { $goal }; trước đó không cần mở gì
    }
bloxorz-hint-fragile = các ô dễ vỡ tại { $cells } chỉ đỡ được khối khi khối nằm
bloxorz-hint-stand = lăn khối để nó đứng tại { $cell }
bloxorz-hint-lie = lăn khối để nó nằm tại { $cells }
bloxorz-hint-roll-cube = lăn nửa khối tại { $from } đến { $to }
bloxorz-rule-goal = Về đích
    .summary = không cần mở gì nữa
bloxorz-rule-bridge = Mở cầu
    .summary = một công tắc mở cây cầu mà đường đi sẽ qua
bloxorz-rule-join = Ghép hai nửa khối
    .summary = hai nửa khối cạnh nhau lại thành một khối
bloxorz-rule-split = Tách khối
    .summary = đường đi tiếp tục với hai nửa khối
