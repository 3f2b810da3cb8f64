# Cells are counted from 0 beside boards drawn as text, and from 1 on the page.
cell = r{ $row }c{ $column }
    .from-one = row { $row }, column { $column }
row = row { $number }
column = column { $number }

# The last of several cells follows a word, the others a separator.
cells = { $others } and { $last }
    .separator = {", "}
    .separator-from-one = {"; "}
names = {", "}
sentences = {"; "}
