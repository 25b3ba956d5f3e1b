-- X52: when the preferred ISWC is taken off a work, the oldest of those that somebody typed takes its place. Nothing that the agency
-- archived comes back by itself.
create or replace function promote_iswc() returns trigger language plpgsql as $$
begin
  update work_iswc set status = 'preferred', status_since = now() where iswc_id = (
    select i.iswc_id from work_iswc i
    where i.work_id = old.work_id and i.status = 'archived' and i.source = 'typed' and i.is_preferred and i.linked_to is null
    order by i.is_verified desc, i.added_at, i.iswc_id limit 1)
    and not exists (select from work_iswc p where p.work_id = old.work_id and p.status = 'preferred');
  return null;
end $$;
create or replace trigger promote_iswc after delete on work_iswc
  for each row when (old.status = 'preferred') execute function promote_iswc();
