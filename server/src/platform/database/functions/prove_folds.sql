-- O34: proves that all lines of folded years refer to rights and works that there are. Nobody waits for it.
create or replace function prove_folds() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare unproved record;
begin
  for unproved in
    select k.conrelid::regclass as part, k.conname from pg_constraint k join pg_inherits i on i.inhrelid = k.conrelid
    where i.inhparent = 'statement_line'::regclass and k.contype = 'f' and not k.convalidated
  loop
    execute format('alter table %s validate constraint %I', unproved.part, unproved.conname);
  end loop;
end $$;
