-- outside a transaction
-- V8: titles by whole words, by which those with all words of a search are found however many titles there are. The index of letters stays: the public repertory looks for titles that are alike.
create index concurrently work_title_words on work_title using gin (words_of_title(title_folded));
