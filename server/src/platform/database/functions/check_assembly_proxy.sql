-- O124: nobody gives or answers a proxy for another, nobody holds more than the assembly allows, who has given theirs away holds none,
-- and once the vote was cast the proxy stays as it is; an offer can still be declined, which tells nobody of the vote (O271). Rows of the
-- list are locked in one order: of two at once the second waits. O254: it ends without either of them where a list made anew leaves one out.
create or replace function check_assembly_proxy() returns trigger language plpgsql as $$
declare
  caller integer := (select u.person_id from app_user u where u.user_id = nullif(current_setting('omur.user_id', true), '')::integer);
  acted_for integer := nullif(current_setting('omur.acting_for_user_id', true), '')::integer;
  a assembly;
  wrong text;
  is_by_list boolean := tg_op = 'UPDATE' and new.state = 'withdrawn' and pg_trigger_depth() > 1;
  listed integer;
begin
  if tg_op = 'DELETE' then
    raise exception 'A proxy stays.' using errcode = 'restrict_violation', constraint = 'assembly_proxy_stays';
  end if;
  select * into a from assembly where assembly_id = new.assembly_id for share;
  perform from assembly_voter v where v.assembly_id = new.assembly_id and v.person_id in (new.giver_id, new.holder_id)
    order by v.person_id for update;
  get diagnostics listed = row_count;
  wrong := case
    when not is_by_list and (acted_for is not null or caller is null) then 'assembly_proxy_own'
    when a.state not in ('listed', 'open') or a.closes_at <= clock_timestamp() then 'assembly_proxy_open'
    when new.state <> 'declined' and exists (
      select from assembly_voted d where d.assembly_id = new.assembly_id and d.person_id = new.giver_id)
      then 'assembly_proxy_voted'
    when listed < 2 and new.state in ('offered', 'accepted') then 'assembly_proxy_giver'
    when tg_op = 'INSERT' and (new.state <> 'offered' or caller <> new.giver_id) then 'assembly_proxy_own'
    when tg_op = 'UPDATE' and (row(new.assembly_id, new.giver_id, new.holder_id) <> row(old.assembly_id, old.giver_id, old.holder_id)
      or old.state not in ('offered', 'accepted')) then 'assembly_proxy_stays'
    when tg_op = 'UPDATE' and not is_by_list and not (
      old.state = 'offered' and new.state in ('accepted', 'declined') and caller = new.holder_id
      or new.state = 'withdrawn' and caller in (new.giver_id, new.holder_id)) then 'assembly_proxy_own'
    when new.state in ('offered', 'accepted') and exists (select from assembly_proxy x where x.assembly_id = new.assembly_id
      and (x.giver_id = new.holder_id and x.state = 'accepted' or x.holder_id = new.giver_id and x.state = 'accepted'))
      then 'assembly_proxy_passed'
    when new.state = 'accepted' and (select count(*) from assembly_proxy x where x.assembly_id = new.assembly_id
      and x.holder_id = new.holder_id and x.state = 'accepted' and x.proxy_id <> new.proxy_id) >= a.most_proxies
      then 'assembly_proxy_most' end;
  if wrong is not null then
    raise exception 'Proxy % of assembly %.', wrong, new.assembly_id using errcode = 'check_violation', constraint = wrong;
  end if;
  return new;
end $$;
create or replace trigger check_assembly_proxy before insert or update or delete on assembly_proxy
  for each row execute function check_assembly_proxy();
