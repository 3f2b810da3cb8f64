# Cells are counted from 1 for people, and from 0 in JSON and notations.
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
