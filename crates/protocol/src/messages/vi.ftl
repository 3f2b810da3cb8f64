protocol-no-language = không có ngôn ngữ `{ $name }`; hiện có: { $known }
protocol-too-many-runs = mỗi lần chỉ so sánh tối đa { $most } lượt chạy
protocol-no-run = không (còn) bản ghi của lượt chạy { $run }
protocol-no-node = lượt chạy { $run } không có nút này
protocol-no-row = lượt chạy { $run } không có dòng này
protocol-no-quiz = không có gì để hỏi về lần tìm kiếm này: nó mở rộng quá ít trạng thái, hoặc chỉ thay đổi các ứng viên hoàn chỉnh

quiz-next = Lần mở rộng thứ { $n } đã xong. Trạng thái đang chờ nào dưới đây được mở rộng tiếp theo?
quiz-f = Đường đi tới trạng thái trên bàn có chi phí { $before }; nước đi tới trạng thái kế tiếp này có chi phí { $cost }, và ước lượng phần còn lại từ đó là { $h }. Giá trị f của trạng thái kế tiếp là bao nhiêu?
quiz-verdict-new = Trạng thái kế tiếp này vừa được sinh ra, với chi phí { $g }. Nó không nằm trong danh sách chờ, cũng không nằm trong số các trạng thái đã mở rộng. Điều gì xảy ra với nó?
quiz-verdict-waiting = Trạng thái kế tiếp này vừa được sinh ra, với chi phí { $g }. Nó đang chờ sẵn, với chi phí { $known }. Điều gì xảy ra với nó?
quiz-verdict-closed = Trạng thái kế tiếp này vừa được sinh ra, với chi phí { $g }. Nó đã được mở rộng trước đó, với chi phí { $known }. Điều gì xảy ra với nó?
quiz-choice-new = Nó là trạng thái mới và được giữ lại để mở rộng
quiz-choice-duplicate = Nó bị bỏ qua: giữ nguyên đường đi đã có
quiz-choice-cheaper = Nó đang chờ sẵn và được nhận đường đi mới rẻ hơn
quiz-choice-reopened = Nó đã được mở rộng và nay được mở lại
quiz-choice-dead = Nó bị loại vì là ngõ cụt
quiz-choice-beyond = Nó bị cắt vì vượt quá ngưỡng
quiz-because-unshown = { $reason } ({ $unshown } mục trong số đó không có ở đây.)
quiz-because-f = f = g + h. Ở đây g = { $before } + { $cost } = { $g } và h = { $h }, nên f = { $f }.
quiz-because-new = Trước đó chưa có đường đi nào tới trạng thái này.
quiz-because-duplicate = Đường đi đã có tốn { $known }. Đường mới tốn { $g }, không rẻ hơn, nên bị bỏ qua.
quiz-because-first = Thuật toán này giữ đường đi đầu tiên tìm được tới một trạng thái, dù đường mới chỉ tốn { $g } còn đường cũ tốn { $known }.
quiz-because-known = Trạng thái này đã gặp trước đó, và thuật toán giữ đường đi đã có.
quiz-because-cheaper = Đường đi đã có tốn { $known }, đường mới chỉ tốn { $g }, nên trạng thái đang chờ nhận đường đi mới.
quiz-because-reopened = Nó đã được mở rộng với chi phí { $known }, còn đường mới chỉ tốn { $g }. Mọi trạng thái phía sau cũng có thể rẻ hơn, nên nó được mở lại.
quiz-because-better = Trạng thái này đã gặp trước đó, nhưng đường đi mới, với chi phí { $g }, rẻ hơn.
quiz-because-dead = Hàm heuristic chứng minh rằng từ trạng thái này không thể tới đích.
quiz-because-beyond = Chi phí và ước lượng của nó cộng lại là { $f }, vượt quá ngưỡng.
protocol-slow-request = yêu cầu gửi đến quá chậm
protocol-content-type = kiểu nội dung phải là application/json
protocol-request-too-large = yêu cầu quá lớn: máy chủ này chỉ nhận tối đa { $most } byte
protocol-request-ended = yêu cầu kết thúc quá sớm
protocol-bug = LỖI: không trả lời được
protocol-busy = quá nhiều yêu cầu đang chờ; hãy thử lại sau
protocol-too-many-requests = bạn đã có quá nhiều yêu cầu đang chờ; hãy đợi các câu trả lời
protocol-no-route = giao thức không có gì tên như vậy
protocol-no-file = không có tệp này
protocol-no-lecture = máy chủ này không phục vụ bài giảng nào; lệnh `{ $command }` thì có
protocol-no-host = yêu cầu phải có đúng một tiêu đề `Host` nêu tên máy chủ này
protocol-other-host = máy chủ này không trả lời dưới tên `{ $name }`; muốn cho phép, hãy dùng `serve --host { $name }`
protocol-other-page = máy chủ này chỉ trả lời trang của chính nó và các chương trình, không trả lời trang từ nguồn khác
protocol-page-not-built = Máy chủ đang chạy nhưng chưa có trang web bên trong: nếu máy đã cài Node, lệnh { $command } sẽ dựng cả hai.
protocol-page-awaited = Máy chủ đang chạy; trang web còn đang được dựng và sẽ tự hiện ra ở đây.
protocol-is-there = Giao thức thì đã sẵn sàng: { $routes }.
protocol-too-many-levels = một lô có nhiều nhất { $most } màn

trace-next-oldest = { $waiting ->
    [1] Đây là mục duy nhất đang chờ.
   *[other] Trong { $waiting } mục đang chờ, nó đến trước nhất.
}
trace-next-least = { $first } của nó là { $value }, nhỏ hơn mọi mục khác.
trace-next-tie = { $ties } mục có { $first } nhỏ nhất là { $value }; trong số đó nó có { $second } nhỏ nhất, { $least }.
trace-next-newest = { $ties } mục có { $first } nhỏ nhất là { $value }; trong số đó nó mới nhất.
trace-next-newest-of = { $equal } mục có { $first } nhỏ nhất là { $value } và { $second } nhỏ nhất là { $least }; trong số đó nó mới nhất.
trace-next-layer = h của nó, { $h }, nhỏ nhất trong phần còn lại của lớp; nếu có trạng thái khác bằng nó thì nó được gặp trước.
trace-next-neighbour = Trong các láng giềng đang chờ được tìm thấy sau cùng, nó có h nhỏ nhất, { $h }; nếu có láng giềng khác bằng nó thì nó được gặp trước.
trace-next-same-layer = { $rest ->
    [1] Đây là trạng thái cuối cùng của lớp hiện tại.
   *[other] Nó cũ nhất trong { $rest } trạng thái còn lại của lớp hiện tại.
}
trace-next-fewer = Một lớp mới bắt đầu, ở phía có ít trạng thái chờ hơn, hoặc ở phía xuất phát nếu bằng nhau: phía xuất phát có { $ahead }, phía đích có { $behind }.
trace-next-entered = Tìm kiếm vừa đi xuống trạng thái này.
trace-next-untried = Đây là trạng thái kế tiếp đầu tiên chưa thử của trạng thái sâu nhất trên đường đi còn trạng thái chưa thử.
protocol-no-moment = những gì xảy ra bên trong lần mở rộng này của lượt chạy { $run } đã không được giữ lại
