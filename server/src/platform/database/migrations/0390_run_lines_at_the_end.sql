-- O34: lines of a run have a table once it is reckoned, filled before it has indexes, as those of an import.
drop trigger if exists run_has_lines on run;
drop function if exists make_lines_of_new();
-- R11: each line of a run is written once.
alter table run_line reset (fillfactor);
drop function if exists gather_run(integer);
drop function if exists run_shares(integer);
