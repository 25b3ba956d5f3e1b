-- V8: what find_similar_titles() looks for misspelt words in. Nobody but the database writes there.
create or replace function learn_title_words() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into title_word
    select distinct w.word from changed, unnest(string_to_array(changed.title_folded, ' ')) w (word)
    where length(w.word) between 3 and 100 and not exists (select from title_word known where known.word = w.word);
  return null;
end $$;
