-- V8: asks the index of whole words for titles that have a word, or a longer one that begins so, by naming each of those: then the index
-- need not gather every title of a common word where another is rare. Null where more than fifty begin so, or none that is known: the
-- index of letters is quicker then.
create or replace function words_begin(beginning text) returns tsquery
  language sql stable strict
  set plan_cache_mode = force_custom_plan
as $$
  select case when count(*) between 1 and 50 then string_agg('''' || w.word || '''', ' | ')::tsquery end
  from (select distinct word from title_word
    where word >= beginning collate "C" and word < beginning || U&'\+10FFFF' limit 51) w
$$;
