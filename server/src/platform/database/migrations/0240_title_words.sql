-- V8: each word of three letters or more that stands in a title. A misspelt search looks for its words here, where each stands once, and
-- then for titles with the right ones: among the titles themselves it took time with every title there was. A word may stand twice when two
-- add it at once: neither waits for the other. The words of titles that there are already come with the next migration, while members work.
set local lock_timeout = '2s';

create table title_word (
  word text collate "C" not null constraint title_word_has_letters check (length(word) between 3 and 100)
);
comment on table title_word is 'The words of all titles, folded. They stay when their titles go.';
create index title_word_exact on title_word (word);
create index title_word_similar on title_word using gin (word gin_trgm_ops);

-- As its file has it: from here on titles come in that the next migration may not see.
create function learn_title_words() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into title_word
    select distinct w.word from changed, unnest(string_to_array(changed.title_folded, ' ')) w (word)
    where length(w.word) between 3 and 100 and not exists (select from title_word known where known.word = w.word);
  return null;
end $$;
create trigger work_title_words_added after insert on work_title
  referencing new table as changed for each statement execute function learn_title_words();
create trigger work_title_words_altered after update on work_title
  referencing new table as changed for each statement execute function learn_title_words();
