-- O220: who holds what of a work (V6, X42) is proved at the end of the transaction, once for all works that it wrote: note_work_rights() and
-- check_work_rights(). The triggers that did so row by row go where these come, so that no change is left unproved or unrecorded between.
create unlogged table work_rights_unproved (
  transaction xid8 not null default pg_current_xact_id(),
  note_number bigint generated always as identity,
  work_ids integer[] not null,
  primary key (transaction, note_number)
);
comment on table work_rights_unproved is 'Works whose shares and lines a transaction has written, until it proves them at its end: no row outlives its transaction.';

-- Lines are found by what they are of, which has an index; of the other cells nothing is asked, and reading them cost more than all else.
alter table society_row alter column cells set statistics 0;
