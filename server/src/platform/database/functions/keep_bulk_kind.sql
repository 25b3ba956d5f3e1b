-- O190: a sheet stays of its kind: what was checked by the rules of one thing is not sent by those of another.
create or replace function keep_bulk_kind() returns trigger language plpgsql as $$
begin
  raise exception 'a sheet stays of its kind' using errcode = 'check_violation', constraint = 'bulk_kind_stays';
end $$;

create or replace trigger keep_bulk_kind before update on bulk for each row when (old.kind <> new.kind) execute function keep_bulk_kind();
