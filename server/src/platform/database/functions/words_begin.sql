-- V8: asks the index of whole words for titles that have a word, or a longer one that begins so. Few such words are named one by one, so
-- that the index need not gather every title that has a common one; of more, and of none that is known, it is asked for all at once.
create or replace function words_begin(beginning text) returns tsquery
  language sql stable strict
  set plan_cache_mode = force_custom_plan
as $$
  select case when count(*) between 1 and 50 then string_agg('''' || w.word || '''', ' | ') else '''' || left(beginning, 500) || ''':*' end::tsquery
  from (select distinct word from title_word
    where word >= beginning collate "C" and word < beginning || U&'\+10FFFF' limit 51) w
$$;
