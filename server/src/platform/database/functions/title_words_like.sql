-- V8: what a word of a search may have been meant for, nearest first: itself where a title has it, and the words of titles that are most
-- like it. Both, as a title may have the same mistake, and a word that only a withdrawn title has must not stand in for those.
create or replace function title_words_like(asked text)
  returns text[]
  language sql stable strict
  set plan_cache_mode = force_custom_plan
  set pg_trgm.similarity_threshold = 0.3
as $$
  select array(select t.word from (select distinct word from title_word where word % asked or word = asked) t
    order by similarity(t.word, asked) desc, t.word limit 6)
$$;
