/* O80: who stages the lines of a society's files holds their import in the same transaction, so that they need no reference that is looked up
   for each of them. Nothing is said of a kind with few lines beside twenty million of statements otherwise. */
alter table society_row drop constraint society_row_society_import_id_fkey;
alter table society_row alter column kind set statistics 1000;

-- O34, O88: lines of another system's distribution are written into a table without indexes and references, as those of an import are.
drop trigger if exists history_has_lines on distribution;
