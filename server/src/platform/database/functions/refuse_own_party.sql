/* X151, R167: where an import takes two, nobody takes one that changes a party of theirs, and what somebody has typed of one of theirs is taken
   by nobody, also not by a call that forgot to ask. */
create or replace function refuse_own_party() returns trigger language plpgsql as $$
begin
  if new.takes_two and new.taken_by is not null and (changes_own_party(new.ipi_import_id, new.taken_by)
    or new.is_typed and changes_own_party(new.ipi_import_id, new.announced_by)) then
    raise exception 'Import % changes a party of who typed it or takes it.', new.ipi_import_id
      using errcode = 'check_violation', constraint = 'ipi_import_not_own';
  end if;
  return new;
end $$;
create or replace trigger ipi_import_not_own before update of taken_by on ipi_import for each row execute function refuse_own_party();
