/* O80: numbers of the old system and words of lists are compared by their bytes, as those that are kept are: by the rules of a language each
   comparison cost several times as much. Lines of statements, of which there are millions, are found by their distribution alone. */
alter table society_row alter column cells type text[] collate "C";
alter table society_row drop constraint society_row_pkey;
create unique index society_row_line on society_row (society_import_id, kind, file_line) where kind <> 'statement_lines';
-- How many lines a distribution has says how they are joined.
alter index society_row_first alter column 3 set statistics 1000;
