/* R15: reckons a run once more, refuses where anything differs from what was previewed, notes what it paid for, and books it from its
   pools. The caller then sets the state of the distribution to `finished`.
   `previewed` is the run_hash that this administrator saw.
   A correction (R35) takes from no pool and pays for no new usage; what was kept of its lines leaves the kept account for it.
   @raises run_changed where a pool, a line, a factor or a share is not what it was in that preview; run_by_another, run_pays_user, run_rate_own, run_controllers_own, correction_not_own, run_empty,
   run_income_unconfirmed (R208). */
create or replace function finish_run(of_distribution integer, by_user integer, previewed bytea) returns void language plpgsql as $$
declare
  r run;
  d distribution;
begin
  perform from distribution where distribution_id = of_distribution for no key update;
  select * into r from run where distribution_id = of_distribution;
  if by_user = any(r.also_asked_by || r.asked_by) then
    raise exception 'Run % takes another administrator.', of_distribution using errcode = 'check_violation', constraint = 'run_by_another';
  end if;
  if run_pays(of_distribution, array[by_user]) then
    raise exception 'Run % pays user %.', of_distribution, by_user using errcode = 'check_violation', constraint = 'run_pays_user';
  end if;
  -- R201: a rate that somebody typed is for another to confirm.
  if run_has_rates(of_distribution, by_user) then
    raise exception 'Run % pays by a rate that user % has typed.', of_distribution, by_user using errcode = 'check_violation', constraint = 'run_rate_own';
  end if;
  -- R227: as is whose amounts of a report are the society's.
  if run_has_controllers(of_distribution, by_user) then
    raise exception 'Run % pays amounts of controllers that user % has chosen.', of_distribution, by_user
      using errcode = 'check_violation', constraint = 'run_controllers_own';
  end if;
  if exists (select from run_correction where distribution_id = of_distribution)
    and correction_concerns(of_distribution, r.also_asked_by || r.asked_by) then
    raise exception 'Correction % concerns user %.', of_distribution, r.asked_by using errcode = 'check_violation', constraint = 'correction_not_own';
  end if;
  -- Distributions of files lock pools as well; those of this run stay as they are read until the end.
  perform pg_advisory_xact_lock(7360, a.ledger_account_id) from (
    select a.ledger_account_id from distribution o join ledger_account a on a.kind = 'pool' and (a.category_id, a.period_id) = (o.category_id, o.period_id)
    where o.distribution_id = of_distribution order by 1) a;
  -- Nobody decides a claim to what this run pays, or pays it elsewhere, meanwhile.
  perform from run_line l join unmatched_usage u on u.unmatched_usage_id = l.kept_usage_id
  where l.distribution_id = of_distribution order by u.unmatched_usage_id for no key update of u;
  perform from corrected_nodes(of_distribution) n
  join unmatched_usage u on (u.distribution_id, u.statement_line_id) = (n.distribution_id, n.statement_line_id) order by u.unmatched_usage_id for no key update of u;
  -- R137: nor does anybody change a set list that it pays.
  perform from live_performance l where l.live_performance_id in (
    select p.live_performance_id from run_line n join performance p using (performance_id) where n.distribution_id = of_distribution and n.performance_id is not null)
  order by l.live_performance_id for share;
  -- R181: nor does a run of another category take the same lines back.
  perform from usage_import m where m.usage_import_id in (
    select t.usage_import_id from run_take_back t where t.distribution_id = of_distribution) order by m.usage_import_id for no key update;
  perform reckon_run(of_distribution);
  if (select run_hash(n) is distinct from previewed from run n where n.distribution_id = of_distribution) then
    raise exception 'Run % has changed since its preview.', of_distribution using errcode = 'restrict_violation', constraint = 'run_changed';
  end if;
  if not exists (select from run_pool where distribution_id = of_distribution and paid_units > 0)
    and not exists (select from run_line where distribution_id = of_distribution and num_nonnulls(kept_usage_id, corrected_line_id) > 0) then
    raise exception 'Run % pays nothing.', of_distribution using errcode = 'check_violation', constraint = 'run_empty';
  end if;
  if pays_by_own_income(of_distribution, by_user) then
    raise exception 'Run % pays income that nobody else has confirmed.', of_distribution
      using errcode = 'check_violation', constraint = 'run_income_unconfirmed';
  end if;

  insert into usage_payment (usage_import_id, line_number, part_number, work_id, distribution_id)
  select usage_import_id, line_number, part_number, case when finding is null and units > 0 then work_id end, of_distribution from run_line
  where distribution_id = of_distribution and usage_import_id is not null and num_nonnulls(kept_usage_id, corrected_line_id) = 0
    -- R181: a line of which others took back is settled, also where nothing is left of it.
    and (units > 0 or taken_back_units > 0 and pool_id in (
      select p.pool_id from run_pool p where p.distribution_id = of_distribution and p.finding is null));
  insert into performance_payment (performance_id, distribution_id)
  select performance_id, of_distribution from run_line
  where distribution_id = of_distribution and performance_id is not null and units > 0 and num_nonnulls(kept_usage_id, corrected_line_id) = 0;

  update usage_payment p set work_id = l.work_id from run_line l
  where l.distribution_id = of_distribution and l.kept_usage_id is not null and p.work_id is null
    and (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number);
  -- R50, R137: what was paid for another work stands for the right one from now on.
  update usage_payment p set work_id = l.work_id from run_line l
  where l.distribution_id = of_distribution and l.moved_from is not null
    and (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number);
  insert into performance_paid_as (performance_id, live_performance_id, work_id)
  select distinct l.performance_id, p.live_performance_id, l.work_id from run_line l join performance p using (performance_id)
  where l.distribution_id = of_distribution and l.moved_from is not null
  on conflict (performance_id) do update set work_id = excluded.work_id;
  update usage_claim c set paid_in = of_distribution from run_line l
  where l.distribution_id = of_distribution and l.kept_usage_id = c.unmatched_usage_id and c.state = 'accepted' and c.paid_in is null;
  insert into usage_release (unmatched_usage_id, distribution_id)
  select l.kept_usage_id, of_distribution from run_line l
  where l.distribution_id = of_distribution and l.kept_usage_id is not null
    and not exists (select from usage_claim c where c.unmatched_usage_id = l.kept_usage_id and c.state = 'accepted');
  insert into usage_release (unmatched_usage_id, distribution_id)
  select k.unmatched_usage_id, of_distribution from run_correction c cross join lateral corrected_kept(c.distribution_id) k
  where c.distribution_id = of_distribution;

  insert into payee (person_id)
  select distinct h.person_id from movement m join author_right h using (right_id)
  where m.distribution_id = of_distribution and h.person_id is not null order by 1
  on conflict (person_id) do nothing;
  select * into d from distribution where distribution_id = of_distribution;
  perform book('distribution', coalesce(d.distributed_on, current_date), d.category_id, null, of_distribution, null, array(
    select l from distribution_lines(of_distribution) l) || array(
    select row('pool', d.category_id, d.period_id, p.pool_id, null, -p.paid_units)::ledger_line
    from run_pool p where p.distribution_id = of_distribution and p.paid_units > 0));
end $$;
