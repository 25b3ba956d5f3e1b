-- X65: stated parties rest on the author's share and on who is paid it. When either changes they fall away, and what follows from the registration counts again.
create or replace function forget_work_parties() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from work_party p where p.work_id = old.work_id and p.author_id = old.author_id;
  end if;
  if tg_op <> 'DELETE' then
    delete from work_party p where p.work_id = new.work_id and p.author_id = new.author_id;
  end if;
  return null;
end $$;

create or replace trigger share_forgets_work_parties after update of share on work_author
  for each row when (old.share <> new.share) execute function forget_work_parties();
create or replace trigger right_forgets_work_parties after update or delete on work_right
  for each row execute function forget_work_parties();
