# Những gì câu đố mẫu nói, bằng tiếng Việt. Mã nào cũng bắt đầu bằng tên câu đố; mọi ngôn ngữ dùng cùng các đối số.

# Văn bản không phải là bản đồ.
template-too-large = bản đồ rộng { $width } ô và cao { $height } ô; bản đồ có nhiều nhất { $most } ô
template-second = có `{ $sign }` thứ hai; bản đồ chỉ có một
template-missing = bản đồ không có `{ $sign }`
template-strange = `{ $sign }` không phải là `#`, `.`, `2` đến `9`, `S` hay `G`

# Luật mà một trạng thái vi phạm.
template-at-goal = người đi đang ở { $walker }, đích ở { $goal }

# Những gì được khai báo.
template = Mẫu
    .tagline = Đi từ S đến G.
    .rules = Đi từ S đến G vòng qua các bức tường, trả chi phí của nền đất bước vào.
template-format-map = các hàng gồm `#`, `.`, chữ số 2 đến 9, một `S` và một `G`
template-space-steps = bước
    .summary = trạng thái là ô của người đi
template-heuristic-manhattan = số bước nếu không có tường nào chắn
template-heuristic-zero = không biết gì, ngoài việc đích bị vây kín thì không đến được
template-pack = Bộ chính
    .summary = hai bản đồ nhỏ
template-measure-steps = Số bước
