# Những điều nói về JSON không đọc được. `$object` là một trong ba thông báo đầu tiên.
json-level = màn chơi
json-member = `{ $key }`
json-member-of = `{ $key }` của { $object }

json-not-an-object = { $object } phải là một đối tượng, tức là nằm trong dấu ngoặc nhọn
json-lacks = { $object } thiếu { $keys }
json-shape = `{ $key }` của { $object } phải là { $shape }
json-wrong-puzzle = `puzzle` ghi `{ $found }`, nhưng văn bản này được đọc là { $expected }
json-unknown-key = { $object } có khóa `{ $key }` không có nghĩa gì ở đây; khóa này bị bỏ qua

# Các dạng giá trị, dùng cho json-shape.
json-name = một tên
json-names = một danh sách tên
json-number = một số
json-rows-of-numbers = một danh sách gồm các hàng số
