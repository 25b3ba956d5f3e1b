/* X65 at every commit: on a work for which somebody has stated parties, each right of each author adds up to the author's share, or nobody on
   the work has anything of that right; a chain begins with its original publisher; in no territory is more than 100 collected. */
create or replace function check_work_parties() returns trigger language plpgsql as $$
declare
  of_work integer := case when tg_op = 'DELETE' then old.work_id else new.work_id end;
  wrong record;
begin
  select s.author_id into wrong from (
    select wa.author_id, wa.share, sum(p.performance_share) as performance, sum(p.mechanical_share) as mechanical,
      sum(p.synchronisation_share) as synchronisation,
      sum(sum(p.mechanical_share)) over () = 0 as no_mechanical, sum(sum(p.synchronisation_share)) over () = 0 as no_synchronisation
    from work_author wa left join work_parties(of_work) p on p.author_id = wa.author_id
    where wa.work_id = of_work group by wa.author_id, wa.share) s
  where s.performance is distinct from s.share or s.mechanical is distinct from s.share and not s.no_mechanical
    or s.synchronisation is distinct from s.share and not s.no_synchronisation limit 1;
  if found then
    raise exception 'The parties of author % on work % do not add up to the author''s share.', wrong.author_id, of_work
      using errcode = 'check_violation', constraint = 'work_parties_add_up';
  end if;
  select p.author_id into wrong from work_party p where p.work_id = of_work and p.kind = 'publisher'
    group by p.author_id, p.chain having (array_agg(p.role order by p.position, p.work_party_id))[1] not in ('E', 'PA')
      or count(*) filter (where p.role = 'E') > 1 limit 1;
  if found then
    raise exception 'A chain of author % on work % does not begin with its one original publisher.', wrong.author_id, of_work
      using errcode = 'check_violation', constraint = 'work_parties_chain';
  end if;
  select t.territory into wrong from work_party p join work_party_territory t using (work_party_id)
    where p.work_id = of_work and t.is_included group by t.territory
    having greatest(sum(t.performance_share), sum(t.mechanical_share), sum(t.synchronisation_share)) > 100 limit 1;
  if found then
    raise exception 'More than 100 is collected in territory % for work %.', wrong.territory, of_work
      using errcode = 'check_violation', constraint = 'work_parties_collect';
  end if;
  return null;
end $$;

drop trigger if exists work_parties_add_up on work_party;
create constraint trigger work_parties_add_up after insert or update or delete on work_party
  deferrable initially deferred for each row execute function check_work_parties();
