# Lời chung của các cách viết màn chơi thuộc loại đặt vật lên ô.
placement-width = chiều rộng phải là số nguyên từ 1 đến { $most }, không phải `{ $found }`
placement-height = chiều cao phải là số nguyên từ 1 đến { $most }, không phải `{ $found }`
placement-no-level = ở đây không có màn chơi nào
placement-second-level = đây là màn chơi thứ hai; hãy chọn một màn
placement-address-too-long = địa chỉ kết thúc bằng bàn chơi; ở đây còn thừa

# Các bước suy luận: nhìn vào đâu.
placement-cell = { $cell }
placement-cells = { $cells }
placement-line = { $line }

# Các bước suy luận: vì sao, và suy ra điều gì.
placement-step = { $place } ({ $rule }): { $why }: { $what }.
placement-no-solution = không có lời giải
placement-stay-empty = { $count ->
   *[other] { $cells } để trống
    }
placement-and = { $first }, và { $second }
placement-unfounded = không quy tắc nào suy ra thêm được, nhưng trong lời giải thì như vậy
placement-because = { $what }, vì { $why }
placement-so = { $before }; do đó { $why }
placement-then = khi đó { $what }, vì { $why }
placement-but = nhưng { $why }
