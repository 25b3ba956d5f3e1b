-- V8: what the index of whole words has of a title, as its file has it. The index comes with the next migration.
create function words_of_title(folded text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(string_to_array(rtrim(left(folded, 500)), ' '));
