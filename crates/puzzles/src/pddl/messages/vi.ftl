# Văn bản không phải là một miền kèm một bài toán.
pddl-too-deep = có hơn { $most } cặp ngoặc lồng nhau
pddl-stray-bracket = dấu `)` này không đóng ngoặc nào
pddl-open-bracket = dấu `(` này không được đóng lại
pddl-define = `{ $found }` phải là `(define (domain …) …)` hoặc `(define (problem …) …)`
pddl-second =
    { $what ->
        [domain] có miền thứ hai; một màn gồm một miền và một bài toán
       *[problem] có bài toán thứ hai; một màn gồm một miền và một bài toán
    }
pddl-nothing = ở đây không có miền cũng không có bài toán; chúng bắt đầu bằng `(define (domain …)` và `(define (problem …)`
pddl-no-problem = chỉ có miền thì chưa thành màn chơi; cần một bài toán, `(define (problem …) …)`, ở trước hoặc sau nó
pddl-no-domain = bài toán cần miền của nó: hãy đặt miền ở trước hoặc sau bài toán, hoặc lưu thành `{ $file }` cạnh tệp của bài toán; dòng `; domain: TỆP` phía trên bài toán chỉ ra tệp khác
pddl-name = `{ $found }` phải là một tên: một chữ cái, chữ số hoặc `_`, rồi chữ cái, chữ số và các dấu như `-`
pddl-variable = `{ $found }` phải là một biến, chẳng hạn `?x`
pddl-no-type = sau `-` phải có một kiểu
pddl-either = không hỗ trợ `{ $found }`: kiểu phải là một tên duy nhất, vậy hãy cho các kiểu ấy một kiểu cha chung
pddl-twice = `{ $found }` xuất hiện hai lần
pddl-too-many = chỉ được có nhiều nhất { $most } thứ như thế này
pddl-circle = kiểu `{ $found }` nằm dưới chính nó
pddl-unknown-type = không có kiểu `{ $found }`; các kiểu có: { $known }
pddl-unknown-predicate = không có vị từ `{ $found }`; các vị từ có: { $known }
pddl-unknown-function = không có hàm `{ $found }`; các hàm có: { $known }
pddl-unknown-variable = không có tham số `{ $found }`
pddl-unknown-object = không có đối tượng `{ $found }`
pddl-other-type = `{ $found }` thuộc kiểu `{ $kind }`, nhưng phải thuộc kiểu `{ $wanted }`
pddl-count =
    { $needed ->
        [one] `{ $name }` nói về một thứ, nhưng lại cho { $found }
       *[other] `{ $name }` nói về { $needed } thứ, nhưng lại cho { $found }
    }
pddl-declared = `{ $found }` phải là một tên kèm các biến, như trong `(on ?x ?y)`
pddl-brackets = `{ $found }` cần có ngoặc với nội dung bên trong
pddl-not = không hỗ trợ `{ $found }`: `not` chỉ đứng trước một nguyên tử, như trong `(not (clear a))`
pddl-strange = không hỗ trợ `{ $found }`; { $found ->
        [or] phép tuyển cần một hành động cho mỗi vế
        [imply] phép kéo theo cần một hành động cho mỗi trường hợp
        [forall] lượng từ phải được viết ra cho từng đối tượng
        [exists] thứ phải tồn tại là thêm một tham số của hành động
        [when] hiệu ứng có điều kiện cần một hành động cho mỗi trường hợp
       *[other] điều kiện và hiệu ứng gồm các nguyên tử, `and`, `not` và `=`, còn hiệu ứng có thể chứa `(increase (total-cost) …)`
    }
pddl-equal-effect = hành động không thể làm cho hai thứ bằng nhau hay khác nhau
pddl-increase = không hỗ trợ `{ $found }`: con số duy nhất thay đổi là chi phí, như trong `(increase (total-cost) 3)` hoặc `(increase (total-cost) (length ?x ?y))`
pddl-number = `{ $found }` phải là một số nguyên từ 0 đến { $most }
pddl-section = không hỗ trợ `{ $found }` ở đây; có thể dùng: { $known }
pddl-requirement = không hỗ trợ yêu cầu `{ $found }`; các yêu cầu được hỗ trợ: { $known }
pddl-action-name = hành động cần có tên
pddl-no-domain-name = bài toán không ghi `(:domain …)`
pddl-other-domain = bài toán dành cho miền `{ $found }`, nhưng miền ở đây là `{ $domain }`
pddl-no-goal = bài toán không có mục tiêu, `(:goal …)`
pddl-value = `{ $found }` phải là một sự kiện, như `(on a b)`, hoặc một giá trị, như `(= (length a b) 5)`
pddl-metric = không hỗ trợ `{ $found }`; thước đo duy nhất là `(:metric minimize (total-cost))`
pddl-no-value = có hành động tốn { $function }, nhưng hàm này không có giá trị trong `:init`
pddl-too-large =
    { $what ->
        [facts] bài toán có hơn { $most } sự kiện có thể trở thành đúng
        [actions] bài toán có hơn { $most } hành động cùng các đối tượng của chúng
        [steps] sau { $most } bước vẫn chưa tìm hết đối tượng của các hành động; điều kiện không bao giờ đổi và kiểu giúp được việc này
        [cost] có hành động tốn hơn { $most }
        [cost-beside-free] khi có hành động không tốn gì, các hành động khác được tốn nhiều nhất { $most }
       *[table] bảng sự kiện có hơn { $most } ô
    }

# Luật mà một trạng thái vi phạm.
pddl-missing =
    { $count ->
        [one] mục tiêu { $fact } chưa đạt
       *[other] có { $count } mục tiêu chưa đạt, trong đó có { $fact }
    }
pddl-unwanted =
    { $count ->
        [one] { $fact } đang đúng, trong khi mục tiêu là nó phải sai
       *[other] có { $count } mục tiêu chưa đạt: chẳng hạn { $fact } đang đúng nhưng lẽ ra phải sai
    }

# Những gì được khai báo.
pddl = PDDL
    .tagline = Tìm kế hoạch cho bài toán của riêng bạn.
    .rules = Một hành động thực hiện được khi các điều kiện của nó thỏa mãn, và nó làm cho các sự kiện thành đúng hay sai. Hãy tìm các hành động để sau đó mọi mục tiêu đều đạt. Bảng có một hàng cho mỗi đối tượng: mục tiêu đã đạt có dấu ✓, mục tiêu còn thiếu hiện là → hoặc ○.
pddl-format-pddl = một miền và một bài toán bằng PDDL: STRIPS với kiểu, hằng, phủ định, đẳng thức và chi phí hành động
pddl-solution-plan = mỗi hành động một dòng như `(stack a b)`
pddl-space-facts = sự kiện
    .summary = trạng thái là những gì đang đúng
pddl-heuristic-hmax = chi phí của mục tiêu đắt nhất nếu không gì trở thành sai
pddl-heuristic-hadd = tổng chi phí của mọi mục tiêu nếu không gì trở thành sai
pddl-heuristic-ff = chi phí của một kế hoạch cho mọi mục tiêu nếu không gì trở thành sai
pddl-heuristic-goals = số mục tiêu chưa đạt
pddl-heuristic-zero = không biết gì
pddl-param-cost = chi phí
    .summary = một hành động tốn bao nhiêu: theo bài toán, hoặc 1
    .choice-metric = theo bài toán
    .choice-actions = mỗi hành động 1
pddl-pack = Bài tập của môn học
    .summary = xếp khối, rô-bốt gắp bóng, vận tải, phà, tháp Hà Nội và nhiều bài khác
pddl-measure-cost = Chi phí
pddl-measure-actions = Số hành động

# Gợi ý.
pddl-hint-action = một hành động `{ $name }`
pddl-hint-goal = nó làm cho mục tiêu { $fact } đạt, và mục tiêu này giữ nguyên đến cuối
pddl-hint-prepares = nó làm cho { $fact } đúng, điều mà { $action } cần về sau
pddl-hint-clears = nó làm cho { $fact } sai, điều đang cản { $action }
pddl-hint-clears-goal = nó làm cho { $fact } sai, đúng như mục tiêu muốn
pddl-hint-on-its-way =
    { $count ->
        [one] đó là hành động cuối của một kế hoạch
       *[other] đó là hành động đầu trong { $count } hành động của một kế hoạch
    }
pddl-hint-do = làm { $action }
pddl-rule-goal = Mục tiêu
    .summary = hành động làm đạt một mục tiêu
pddl-rule-prepares = Điều kiện
    .summary = hành động làm đúng điều mà một hành động sau cần
pddl-rule-clears = Vật cản
    .summary = hành động làm sai điều đang cản
pddl-rule-on-its-way = Trên đường
    .summary = hành động kế tiếp của một kế hoạch
