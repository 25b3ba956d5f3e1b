-- V8: the words of the titles that there were before. Titles that come in meanwhile bring theirs along, and nobody waits.
insert into title_word
  select distinct word from work_title, unnest(string_to_array(title_folded, ' ')) word where length(word) between 3 and 100;
analyze title_word;
