algorithm-bfs = Theo chiều rộng (BFS)
    .summary = mở rộng các trạng thái theo thứ tự gặp; kiểm tra đích ngay khi sinh ra một trạng thái
    .guarantee = ít nước đi nhất

algorithm-dfs = Theo chiều sâu (DFS)
    .summary = đi theo một đường đến cùng rồi mới thử đường khác; không vào một trạng thái hai lần
    .guarantee = không bảo đảm về độ dài; đầy đủ trên không gian hữu hạn

algorithm-dls = Giới hạn độ sâu (DLS)
    .summary = tìm kiếm theo chiều sâu, quay lui khi chạm giới hạn độ sâu
    .guarantee = tìm ra lời giải trong giới hạn nếu có; báo “chạm giới hạn” khi đã cắt bỏ một phần
algorithm-dls-param-limit = giới hạn độ sâu
    .summary = mức sâu nhất được vào

algorithm-ids = Sâu dần (IDS)
    .summary = tìm kiếm giới hạn độ sâu với giới hạn 0, 1, 2, … cùng một bảng có cỡ giới hạn để tránh lặp lại
    .guarantee = ít nước đi nhất, với bộ nhớ giới hạn
algorithm-ids-param-table = bảng (MiB)
    .summary = MiB cho bảng các trạng thái đã gặp trong một vòng

algorithm-ucs = Chi phí đều (UCS)
    .summary = mở rộng trạng thái chờ có chi phí đã đi nhỏ nhất
    .guarantee = chi phí nhỏ nhất

algorithm-greedy = Tham lam (greedy)
    .summary = mở rộng trạng thái chờ có ước lượng phần còn lại nhỏ nhất
    .guarantee = không bảo đảm về chi phí; đầy đủ trên không gian hữu hạn

algorithm-astar = A*
    .summary = mở rộng trạng thái chờ có tổng chi phí đã đi và ước lượng nhỏ nhất; khi bằng nhau thì chọn ước lượng nhỏ hơn
    .guarantee = chi phí nhỏ nhất khi hàm heuristic chấp nhận được

algorithm-wastar = A* có trọng số
    .summary = A* với ước lượng được nhân trọng số: nhanh hơn, và dài hơn nhiều nhất theo đúng hệ số đó
    .guarantee = chi phí không quá trọng số × tối ưu khi hàm heuristic chấp nhận được
algorithm-wastar-param-weight = trọng số
    .summary = ước lượng được tính nặng bao nhiêu, đến hai chữ số thập phân

algorithm-idastar = IDA*
    .summary = theo chiều sâu dưới một ngưỡng của tổng chi phí và ước lượng, ngưỡng tăng từng bước
    .guarantee = chi phí nhỏ nhất khi hàm heuristic chấp nhận được, với bộ nhớ giới hạn
algorithm-idastar-param-table = { algorithm-ids-param-table }
    .summary = { algorithm-ids-param-table.summary }

algorithm-beam = Tìm kiếm chùm (beam)
    .summary = tìm kiếm theo chiều rộng nhưng mỗi lớp chỉ giữ các trạng thái có ước lượng nhỏ nhất
    .guarantee = không có; báo “bế tắc” khi kết thúc sau khi đã bỏ trạng thái
algorithm-beam-param-width = độ rộng chùm
    .summary = số trạng thái giữ lại ở mỗi lớp

algorithm-hill = Leo đồi
    .summary = luôn đi tiếp từ láng giềng trông tốt nhất
    .guarantee = biến thể `backtrack` đầy đủ trên không gian hữu hạn; các biến thể khác có thể bế tắc
algorithm-hill-param-variant = biến thể
    .summary = kiểu leo đồi nào
    .choice-backtrack = có quay lui (backtrack)
    .choice-fallback = lùi về trạng thái tốt nhất còn lại (fallback)
    .choice-strict = dốc nhất (strict)
    .choice-simple = đơn giản (simple)
    .choice-tweak = thay đổi ứng viên (tweak)
algorithm-hill-param-restarts = số lần bắt đầu lại
    .summary = số lần thử thêm của `strict`, `simple` và `tweak`, mỗi lần từ một chỗ khác
algorithm-hill-param-min-length = độ dài nhỏ nhất
    .summary = số chữ của chuỗi ngẫu nhiên ngắn nhất
algorithm-hill-param-max-length = độ dài lớn nhất
    .summary = số chữ của chuỗi dài nhất

algorithm-anneal = Luyện kim mô phỏng
    .summary = thay đổi ngẫu nhiên một lời giải ứng viên; càng nguội thì càng ít chấp nhận ứng viên xấu hơn
    .guarantee = không có; báo “bế tắc” khi mọi vòng đều đã nguội
algorithm-anneal-param-initial-temperature = nhiệt độ ban đầu
    .summary = nhiệt độ khi bắt đầu một vòng
algorithm-anneal-param-cooling = hệ số làm nguội
    .summary = hệ số nhân vào nhiệt độ ở mỗi bước
algorithm-anneal-param-steps = số bước
    .summary = số thay đổi được thử trong một vòng
algorithm-anneal-param-restarts = số lần bắt đầu lại
    .summary = số vòng tiếp theo từ một ứng viên ngẫu nhiên mới
algorithm-anneal-param-min-length = { algorithm-hill-param-min-length }
    .summary = { algorithm-hill-param-min-length.summary }
algorithm-anneal-param-max-length = { algorithm-hill-param-max-length }
    .summary = { algorithm-hill-param-max-length.summary }

algorithm-genetic = Giải thuật di truyền
    .summary = lai tạo các ứng viên: chọn cha mẹ bằng vòng quay, lai ghép, đột biến, cá thể khỏe sống sót
    .guarantee = không có; báo “chạm giới hạn” sau thế hệ cuối
algorithm-genetic-param-population = quần thể
    .summary = số ứng viên sống sót qua một thế hệ
algorithm-genetic-param-parents = tỉ lệ cha mẹ
    .summary = phần quần thể trở thành cha mẹ
algorithm-genetic-param-mutants = tỉ lệ đột biến
    .summary = phần con bị đột biến
algorithm-genetic-param-generations = số thế hệ
    .summary = nhiều nhất bấy nhiêu thế hệ
algorithm-genetic-param-min-length = { algorithm-hill-param-min-length }
    .summary = { algorithm-hill-param-min-length.summary }
algorithm-genetic-param-max-length = { algorithm-hill-param-max-length }
    .summary = { algorithm-hill-param-max-length.summary }

algorithm-bidirectional = Hai chiều
    .summary = theo chiều rộng từ điểm xuất phát và ngược lại từ các đích cho đến khi hai phía gặp nhau
    .guarantee = ít nước đi nhất

search-order-bfs = mục đã chờ lâu nhất: vào trước, ra trước
search-order-dfs = xét trạng thái sâu nhất trên đường đi còn trạng thái kế tiếp chưa thử, rồi lấy cái đầu tiên chưa thử theo thứ tự các nước đi
search-order-ucs = g nhỏ nhất; nếu bằng nhau thì lấy mục mới nhất
search-order-greedy = h nhỏ nhất; nếu bằng nhau thì lấy mục mới nhất
search-order-astar = f = g + h nhỏ nhất; nếu bằng nhau thì lấy h nhỏ hơn, rồi đến mục mới nhất
search-order-wastar = p = g + w·h nhỏ nhất; nếu bằng nhau thì lấy h nhỏ hơn, rồi đến mục mới nhất
search-order-beam = lớp hiện tại, h nhỏ nhất trước; nếu bằng nhau thì lấy trạng thái gặp trước
search-order-bidirectional = trọn một lớp của một phía, theo thứ tự gặp; sau đó một lớp của phía có ít trạng thái chờ hơn, nếu bằng nhau thì phía xuất phát
search-order-hill = các láng giềng tìm thấy sau cùng, h nhỏ nhất trước; nếu bằng nhau thì lấy cái gặp trước
search-order-nothing = không có danh sách: thuật toán thay đổi các ứng viên trọn vẹn

pseudo-dead = heuristic chứng minh rằng từ đây không thể đến đích
pseudo-cost = c là chi phí của nước đi
pseudo-cheaper = trạng thái mới, hoặc đường rẻ hơn đến trạng thái đã biết; trạng thái đã đóng được mở lại
pseudo-whole = tính bằng số nguyên: nếu w không nguyên thì cả hai số hạng được nhân với một thừa số chung
pseudo-first-path = giữ đường đầu tiên đến mỗi trạng thái, dù sau đó có đường rẻ hơn
pseudo-first-in = vào trước, ra trước
pseudo-early-test = kiểm tra ngay khi sinh ra: về sau không thể có đường ngắn hơn
pseudo-layer = h nhỏ nhất trước
pseudo-drop = w là độ rộng của chùm; những gì bị bỏ không bao giờ quay lại
pseudo-visit = đi xuống; nếu bên dưới tìm thấy đích thì kết thúc
pseudo-back = mọi trạng thái kế tiếp đều đã được thử
pseudo-again = đã gặp trước đó với chi phí không lớn hơn
pseudo-limit = quá sâu: cắt bỏ
pseudo-cut = quá sâu đối với vòng này: cắt bỏ
pseudo-rounds = cho đến khi một vòng tìm thấy đích hoặc không cắt bỏ gì
pseudo-next-bound = vượt ngưỡng: cắt bỏ; giá trị nhỏ nhất trong số đó là ngưỡng của vòng sau
pseudo-both-ends = một tìm kiếm từ trạng thái đầu, một tìm kiếm ngược từ các đích
pseudo-fewer = nếu bằng nhau thì phía xuất phát; phía ấy mở rộng thêm một lớp
pseudo-one-move = phía xuất phát đi xuôi, phía đích đi ngược
pseudo-meet = hai tìm kiếm đã gặp nhau
pseudo-climb = biến thể `strict` và `simple` chỉ giữ một láng giềng; gặp cực trị địa phương, chúng bắt đầu lại từ cuối một đường đi ngẫu nhiên nếu còn lượt
pseudo-refuse = `fallback` cần h(s) ≤ h(n); `strict` và `simple` cần nhỏ hơn h(n) và nhỏ hơn láng giềng tốt nhất cho đến lúc này
pseudo-neighbours = `backtrack` và `fallback` giữ mọi láng giềng đến được bước này
pseudo-best-neighbour = `strict` giữ cái tốt nhất, `simple` dừng ở cái đầu tiên tốt hơn n
pseudo-put-on-top = nhờ vậy trạng thái tiếp theo là láng giềng tốt nhất; các láng giềng khác chờ bên dưới
pseudo-tweak = ứng viên là một đáp án trọn vẹn; nó bị bỏ sau 5.000 thay đổi liên tiếp không cải thiện gì
pseudo-metropolis = ứng viên tệ hơn được chấp nhận với xác suất nhỏ dần khi T giảm và khi Δ tăng
pseudo-survive = các con làm quần thể lớn thêm; những cá thể kém thích nghi nhất bị loại
pseudo-wheel = ứng viên càng thích nghi thì phần của nó trên bánh xe càng lớn
pseudo-mutate = mỗi con với xác suất `mutants`
