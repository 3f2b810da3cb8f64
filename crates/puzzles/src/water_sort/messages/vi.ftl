# Văn bản không phải là màn chơi.
water-sort-number = { $what } phải là số nguyên từ { $least } đến { $most }, không phải `{ $found }`
water-sort-capacity = dung tích
water-sort-cup-count = số cốc
water-sort-too-many-cups = có hơn { $most } cốc
water-sort-too-many-colours = có hơn { $most } màu
water-sort-too-large = màn chơi có hơn { $most } cách chứa nước khác nhau trong một cốc
water-sort-overfull = cốc { $cup } chứa { $units } phần nước, nhiều hơn dung tích { $capacity }
water-sort-broken-colour = màu { $colour } xuất hiện { $count } lần; mỗi màu phải đổ đầy trọn các cốc, tức là { $capacity } lần hoặc bội số của { $capacity }
water-sort-extra-line = dòng đầu tiên ghi { $cups } cốc, nhưng có nhiều dòng hơn thế

# Dạng viết gọn.
water-sort-no-colon = cần có dung tích và dấu hai chấm, như trong `4:abca.bcbb.ac._`
water-sort-empty-cup = cốc rỗng được viết là `_`
water-sort-no-name = thiếu tên màu trước dấu phẩy này
water-sort-escape = cần có `%` và mã UTF-8 viết theo hệ thập lục phân
water-sort-unescaped = `{ $sign }` phải được viết bằng `%` và các byte theo hệ thập lục phân

# JSON.
water-sort-json-cups = `cups` phải có từ 1 đến { $most } cốc
water-sort-json-shape = một danh sách các cốc, mỗi cốc là một danh sách tên màu
water-sort-json-name = tên màu phải nằm trong dấu ngoặc kép, không được rỗng và không được chứa khoảng trắng

# Luật mà một trạng thái vi phạm.
water-sort-one-colour = cốc { $cup } chứa nhiều hơn một màu
water-sort-full = cốc { $cup } chứa { $units } trên { $capacity } phần nước

# Kết quả kiểm tra.
water-sort-careless = thắng { $won } trên { $games } ván chơi ngẫu nhiên

# Yêu cầu mà bộ tạo màn từ chối.
water-sort-contradiction = { $cups } cốc không thể gồm { $colours } màu và { $empty } cốc rỗng

# Những gì được khai báo.
water-sort = Sắp xếp nước
    .tagline = Rót đến khi mỗi cốc chỉ còn một màu.
    .rules = Rót lớp nước trên cùng của một cốc lên nước cùng màu hoặc vào cốc rỗng, nhiều nhất có thể, cho đến khi mỗi cốc hoặc rỗng hoặc đầy một màu.
water-sort-format-json = một đối tượng có `capacity` và `cups`, mỗi cốc là danh sách màu từ đáy lên
water-sort-format-compact = một dòng: dung tích, dấu hai chấm, các cốc cách nhau bằng dấu chấm, từ đáy lên, `_` là cốc rỗng
water-sort-format-text = các dòng: số cốc, dung tích, rồi từng cốc, từ đáy lên
water-sort-export-pddl = cho bộ lập kế hoạch: miền PDDL và màn chơi dưới dạng bài toán của miền đó (STRIPS, kiểu, chi phí hành động), trong một văn bản
water-sort-export-pddl-domain = chỉ riêng miền PDDL
water-sort-export-pddl-problem = chỉ riêng bài toán PDDL
water-sort-solution-steps = bàn chơi, rồi `CUP i -> CUP j` và bàn chơi sau đó, từng bước một
water-sort-solution-plan = kế hoạch PDDL: mỗi dòng một hành động, như `(pour cup0 cup3 …)`
water-sort-space-pours = rót
    .summary = trạng thái là các cốc theo thứ tự bất kỳ, nước đi là một lần rót đáng thử
water-sort-heuristic-runs = số đoạn cùng màu trừ số màu đã nằm ở đáy cốc
water-sort-heuristic-waits = `runs` cộng thêm một cho mỗi màu phải để riêng để phá một vòng chờ
water-sort-solver-expert = Bộ giải chuyên biệt
    .summary = quyết định bằng bảng đường biên, rồi rút ngắn bằng tìm kiếm chùm trong khoảng một giây; với optimal=true thì chứng minh độ dài ngắn nhất
    .guarantee = đầy đủ; gần ngắn nhất, và ngắn nhất với optimal=true
water-sort-solver-expert-param-optimal = tối ưu
    .summary = chứng minh lời giải là ngắn nhất
water-sort-solver-expert-param-improve = rút ngắn (giây)
    .summary = số giây dành để rút ngắn lời giải sau khi đã có; được tính theo số trạng thái đã xét, nên cùng một yêu cầu luôn cho cùng một kết quả
water-sort-generate-colors = số màu
    .summary = có bao nhiêu màu
water-sort-generate-empty = cốc rỗng
    .summary = có bao nhiêu cốc rỗng
water-sort-generate-cups = số cốc
    .summary = tổng số cốc; khi cho trước, phần mà --colors hoặc --empty bỏ ngỏ sẽ được tính ra
water-sort-generate-capacity = dung tích
    .summary = một cốc chứa bao nhiêu phần
water-sort-generate-difficulty = độ khó
    .summary = khó đến mức nào; `any` lấy màn đầu tiên giải được
    .choice-any = bất kỳ
    .choice-easy = dễ
    .choice-medium = vừa
    .choice-hard = khó
water-sort-pack = Bộ chính
    .summary = 20 màn từ 7 đến 92 cốc
water-sort-pack-classic = Cổ điển
    .summary = 100 màn dễ, vừa và khó
water-sort-fact-pours = lần rót
water-sort-fact-lower-bound = cận dưới
water-sort-fact-careless = chơi bừa
water-sort-measure-pours = Số lần rót

# Gợi ý.
water-sort-hint-cup = phần nước trên cùng của cốc { $cup }
water-sort-hint-complete = như vậy cốc { $cup } đầy một màu
water-sort-hint-frees = như vậy cốc { $cup } rỗng, sẵn sàng cho mọi màu
water-sort-hint-uncovers = như vậy màu bên dưới lộ ra và có thể được rót sang cốc { $cup }
water-sort-hint-receives = như vậy màu bên dưới lộ ra và cốc { $cup } có thể được rót vào đó
water-sort-hint-gathers = cốc { $cup } có cùng màu trên cùng và còn chỗ cho một phần của nó
water-sort-hint-pour = rót cốc { $from } sang cốc { $to }
water-sort-rule-complete = Làm đầy một cốc
    .summary = một lần rót làm một cốc đầy một màu
water-sort-rule-frees = Giải phóng một cốc
    .summary = một lần rót làm một cốc rỗng
water-sort-rule-uncovers = Làm lộ một màu
    .summary = một lần rót làm lộ màu sẽ được rót đi hoặc rót thêm vào tiếp theo
water-sort-rule-gathers = Gom màu
    .summary = một phần của một màu được rót đến nơi còn chỗ
