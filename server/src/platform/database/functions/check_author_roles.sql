-- X63 at every commit: an author's roles are two or more, and add up to the author's share.
create or replace function check_author_roles() returns trigger language plpgsql as $$
declare
  of_work integer := case when tg_op = 'DELETE' then old.work_id else new.work_id end;
begin
  perform from work_author_role r join work_author wa using (work_id, author_id)
    where r.work_id = of_work group by wa.author_id, wa.share having sum(r.share) <> wa.share or count(*) < 2;
  if found then
    raise exception 'The roles of an author on work % do not add up.', of_work
      using errcode = 'check_violation', constraint = 'work_author_roles_add_up';
  end if;
  return null;
end $$;

drop trigger if exists work_author_roles_add_up on work_author_role;
create constraint trigger work_author_roles_add_up after insert or update or delete on work_author_role
  deferrable initially deferred for each row execute function check_author_roles();
drop trigger if exists work_author_roles_add_up on work_author;
create constraint trigger work_author_roles_add_up after update of share on work_author
  deferrable initially deferred for each row when (old.share <> new.share) execute function check_author_roles();
