cell = r{ $row }c{ $column }
    .from-one = hàng { $row }, cột { $column }
row = hàng { $number }
column = cột { $number }

cells = { $others } và { $last }
    .separator = {", "}
    .separator-from-one = {"; "}
names = {", "}
sentences = {"; "}
