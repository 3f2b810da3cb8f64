verbatim = { $text }

stopped-limit =
    chạm giới hạn: { $limit ->
        [nodes] số nút
        [time] thời gian
        [cpu] thời gian bộ xử lý
        [memory] bộ nhớ
        [depth] độ sâu
        [generations] số thế hệ
       *[other] { $limit }
    }
stopped-interrupted = bị ngắt

level-error = dòng { $line }, cột { $column }: { $message }

there-are = hiện có: { $names }
there-are-none = không có mục nào

option-unknown = ở đây không có thiết lập `{ $name }`; { $known }
option-value = `{ $name }` nhận { $expected }, không nhận `{ $given }`
option-takes-at-least = một số nguyên từ { $min } trở lên
option-takes-whole-number = một số nguyên từ { $min } đến { $max }
option-takes-number = một số từ { $min } đến { $max }
option-takes-flag = true hoặc false
option-takes-choice = một trong các giá trị { $choices }

generate-not-found = không tìm thấy màn nào như vậy sau { $tries } lần thử; hãy yêu cầu ít hơn, hoặc thử một hạt giống khác
generate-stopped = { $stop } trước khi tìm thấy một màn

landscape-estimate = ước lượng nhỏ nhất của các trạng thái trên đường đi là { $energy }
landscape-own = chương trình tự viết cho nó năng lượng { $energy }
landscape-hopeless = mọi trạng thái trên đường đi đều đã được chứng minh là ngõ cụt
