/* V8: what find_similar_titles() looks for misspelt words in. Nobody but the database writes there. The index is asked for each word: a plan that
   was made while there were none would read all of them for each. */
create or replace function learn_title_words() returns trigger language plpgsql
  security definer set search_path = public, pg_temp
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into title_word
    select w.word from (
      select distinct w.word from changed, unnest(string_to_array(changed.title_folded, ' ')) w (word)
      where length(w.word) between 3 and 100) w
    where not exists (select from title_word known where known.word = w.word);
  return null;
end $$;
