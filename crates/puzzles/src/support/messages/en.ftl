# What is said about JSON that cannot be read. `$object` is one of the first three messages.
json-level = the level
json-member = `{ $key }`
json-member-of = `{ $key }` of { $object }

json-not-an-object = { $object } must be an object, that is, in braces
json-lacks = { $object } lacks { $keys }
json-shape = `{ $key }` of { $object } must be { $shape }
json-wrong-puzzle = `puzzle` says `{ $found }`, but this is read as { $expected }
json-unknown-key = { $object } has a key `{ $key }` that means nothing here; it is ignored

# Shapes, for json-shape.
json-name = a name
json-names = a list of names
json-number = a number
json-rows-of-numbers = a list of rows of numbers
