# Bản đồ sai, trong bất kỳ định dạng nào.
grid-no-cells = bản đồ không có ô nào
grid-too-large = bản đồ rộng { $width } ô và cao { $height } ô; mỗi chiều chỉ được nhiều nhất { $most } ô
grid-row-length = hàng này có { $found } ô, nhưng bản đồ rộng { $width } ô

# Định dạng riêng.
grid-second = có `{ $sign }` thứ hai; bản đồ chỉ có một điểm xuất phát và một đích
grid-missing =
    { $sign ->
        [S] bản đồ không có điểm xuất phát; cần có một
       *[G] bản đồ không có đích; cần có một
    }
grid-strange = `{ $sign }` không phải là `.`, `#`, `1` đến `9`, `S`, `G` hay `X`
grid-neighbours = `{ $found }` phải là 4 hoặc 8

# Định dạng của bộ bài MovingAI.
grid-no-problem = ở đây không có bài nào; mỗi bài là một dòng như `0 arena.map 49 49 1 11 1 12 1`
grid-map-alone = riêng bản đồ thì không có điểm xuất phát và đích: `S` trong đó là đầm lầy, `G` là mặt đất; hãy mở một bài trong tệp `.scen` của nó, như `arena.map.scen#1`, hoặc thêm lên trên một dòng như `0 arena.map 49 49 1 11 1 12 1`
grid-map-missing = thiếu bản đồ `{ $map }`: nó phải nằm ngay sau dòng này, hoặc nằm cạnh tệp `.scen` được mở
grid-problem-fields = một bài có { $fields } trường, nhưng ở đây có { $found }: nhóm, bản đồ, chiều rộng, chiều cao, cột và hàng xuất phát, cột và hàng đích, độ dài
grid-not-a-number = `{ $found }` phải là số nguyên
grid-map-type = `{ $found }` phải là `octile` (tám ô kề) hoặc `tile` (bốn ô kề)
grid-map-head = bản đồ bắt đầu bằng các dòng `type octile`, `height …`, `width …` và `map`
grid-other-size = bài dành cho bản đồ { $stated_width } × { $stated_height } ô, nhưng bản đồ của nó có { $width } × { $height } ô
grid-map-rows = bản đồ phải có { $height } hàng, nhưng chỉ có { $found }
grid-map-too-many = bản đồ phải có { $height } hàng, và đây là hàng thừa
grid-map-strange = `{ $sign }` không phải mặt đất (`.`, `G`, `S`, hoặc `1` đến `9` cho trọng số) cũng không phải tường (`@`, `O`, `T`, `W`)
grid-outside =
    { $what ->
        [start] điểm xuất phát
       *[goal] đích
    } ở cột { $column }, hàng { $row } nằm ngoài bản đồ rộng { $width } ô và cao { $height } ô; cả hai đếm từ 0
grid-in-wall =
    { $what ->
        [start] điểm xuất phát
       *[goal] đích
    } ở cột { $column }, hàng { $row } nằm trong tường; phải là ô đi được

# Luật mà một trạng thái vi phạm.
grid-at-goal = người đi đang ở { $walker }, đích ở { $goal }

# Điều bộ sinh màn từ chối.
grid-no-share = loại `{ $kind }` tự dựng tường; tỉ lệ tường chỉ dành cho `caves` và `random`

# Những gì được khai báo.
grid = Lưới
    .tagline = Tìm đường rẻ nhất.
    .rules = Đi từ điểm xuất phát đến đích, vòng qua các bức tường. Mỗi bước tốn bằng trọng số của ô bước vào, từ 1 đến 9. Với tám ô kề, bước thẳng tốn gấp 1000 lần và bước chéo gấp 1414 lần trọng số ấy; bước chéo chỉ được phép khi cả hai ô nằm hai bên đều trống.
grid-format-native = các hàng gồm `.`, `#`, `1` đến `9`, `S` và `G`; thêm dòng `neighbours 8` ở trước nếu dùng tám ô kề
grid-format-movingai = một bài trong tệp `.scen` của MovingAI cùng bản đồ `.map` của nó, có thể nằm bên cạnh
grid-space-cells = ô
    .summary = trạng thái là ô mà người đi đang đứng
grid-heuristic-manhattan = số hàng cộng số cột đến đích; với tám ô kề có thể quá lớn, nên khi ấy không chấp nhận được
grid-heuristic-octile = độ dài đường đến đích khi không có tường, kể cả bước chéo
grid-heuristic-euclid = độ dài đoạn thẳng đến đích
grid-heuristic-zero = không biết gì
grid-solver-expert = Bộ giải chuyên biệt
    .summary = tìm kiếm điểm nhảy (jump-point search) trên bản đồ một trọng số với tám ô kề, A* trên các bản đồ khác
    .guarantee = đầy đủ; chi phí nhỏ nhất, có chứng minh
grid-param-neighbours = số ô kề
    .summary = những ô đến được trong một bước: bốn ô bên cạnh, hoặc cả các ô chéo; màn chơi có thể có mặc định riêng
    .choice-4 = bốn
    .choice-8 = tám
grid-generate-kind = loại
    .summary = mê cung hoàn hảo, mê cung có vòng, các phòng có cửa, hang động, hoặc tường ở bất cứ đâu
    .choice-maze = mê cung
    .choice-loops = mê cung có vòng
    .choice-rooms = các phòng
    .choice-caves = hang động
    .choice-random = tường ngẫu nhiên
grid-generate-width = chiều rộng
    .summary = số ô trong một hàng
grid-generate-height = chiều cao
    .summary = số hàng
grid-generate-walls = tường
    .summary = phần trăm tường, cho `caves` (45) và `random` (30)
grid-generate-weights = trọng số
    .summary = số vùng đất có chi phí từ 2 đến 9
grid-generate-neighbours = số ô kề
    .summary = số ô kề mà màn chơi dành cho
    .choice-4 = bốn
    .choice-8 = tám
grid-generate-difficulty = độ khó
    .summary = số ô mà A* buộc phải xét: dễ khi dưới 40, khó từ 400 trở lên
    .choice-any = bất kỳ
    .choice-easy = dễ
    .choice-medium = vừa
    .choice-hard = khó
grid-generate-ratio = tỉ số
    .summary = tìm kiếm theo chiều rộng phải xét số ô ít nhất gấp bao nhiêu lần A*
grid-pack = Bản đồ dạy học
    .summary = hai mươi bản đồ cho thấy các thuật toán khác nhau
grid-pack-large = Bản đồ lớn
    .summary = mê cung, phòng, hang động và đất trống từ 64 đến 128 ô
grid-fact-cost = Chi phí nhỏ nhất
grid-fact-steps = Số bước của đường rẻ nhất
grid-fact-guided-cells = Số ô A* buộc phải xét
grid-fact-breadth-first-cells = Số ô tìm kiếm theo chiều rộng buộc phải xét
grid-fact-reachable-cells = Số ô đến được
grid-measure-cost = Chi phí
grid-measure-steps = Số bước

# Gợi ý.
grid-hint-walker = người đi ở { $cell }
grid-hint-cheapest = một đường rẻ nhất tới đích ở { $goal } tốn { $cost } kể từ đây; đường ấy đi thẳng tới { $to }
grid-hint-go =
    { $steps ->
        [1] đi tới { $to }
       *[other] đi thẳng tới { $to }, trong { $steps } bước
    }
grid-rule-cheapest = Đường rẻ nhất
    .summary = đoạn thẳng tiếp theo của một đường rẻ nhất
