-- V8: what the index of whole words has of a title: the words of its first 500 letters, which is what the index can take.
create or replace function words_of_title(folded text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(string_to_array(rtrim(left(folded, 500)), ' '));
