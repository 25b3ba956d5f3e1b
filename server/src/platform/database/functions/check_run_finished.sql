-- R15: a run is finished by another than who asked for it, whom it does not pay, and only once finish_run has booked it in the same
-- transaction. What it releases of kept money is what its lines pay, no more and no less (R31, R35). A correction pays neither
-- of the two, nor whose heirs they are (R35, R133); one that moves money between rights of the same person alone has nothing to book.
-- R201: nor does who has typed a rate that it pays by, and the rates were seen.
-- R227: nor does who has chosen whose amounts of a report are the society's, and the choice was seen.
-- R208: nor does who registered what its pools have, nor is who registered it paid by it, unless another has confirmed that it came.
-- R240: of a service's file, too, another than who chose its controllers finishes it, and has seen the choice.
-- R247: who finishes a correction of a file has seen whom it takes from and whom it pays.
-- R245: a correction of a file is sent by nobody whom it pays or takes from.
-- R244: a correction of a file pays nobody out of more than was paid by others, or deducted.
-- R246: nor does it leave less than nothing kept of any usage.
-- R148: of a file, too, nobody finishes what pays them. What another system has paid moves no money (O88).
create or replace function check_run_finished() returns trigger language plpgsql as $$
declare r run;
begin
  select * into r from run where distribution_id = new.distribution_id;
  if not found then
    if not new.is_history and run_pays(new.distribution_id, array[new.finished_by]) then
      raise exception 'Distribution % pays user %.', new.distribution_id, new.finished_by
        using errcode = 'check_violation', constraint = 'distribution_pays_user';
    end if;
    if file_controllers_unseen(new.distribution_id, new.finished_by) then
      raise exception 'Distribution % pays amounts of controllers that nobody but who chose them has seen.', new.distribution_id
        using errcode = 'check_violation', constraint = 'distribution_controllers_seen';
    end if;
    if new.correction_of is not null and not new.is_history and run_pays(new.distribution_id, array[new.announced_by]) then
      raise exception 'Correction % moves money of user %, who sent it.', new.distribution_id, new.announced_by
        using errcode = 'check_violation', constraint = 'correction_not_own';
    end if;
    if exists (select from correction_overdraws(new.distribution_id)) then
      raise exception 'Correction % takes more than was there.', new.distribution_id
        using errcode = 'check_violation', constraint = 'correction_overdraws';
    end if;
    if not new.is_history and exists (select from unmatched_usage u where u.distribution_id = new.distribution_id and u.amount < 0) then
      raise exception 'Distribution % takes money of usage of which none was kept.', new.distribution_id
        using errcode = 'check_violation', constraint = 'kept_below_zero';
    end if;
    if correction_unseen(new.distribution_id, new.finished_by) then
      raise exception 'Correction % takes back what user % has not seen.', new.distribution_id, new.finished_by
        using errcode = 'check_violation', constraint = 'correction_seen';
    end if;
    return new;
  end if;
  if new.finished_by is null or new.finished_by = any(r.also_asked_by || r.asked_by) then
    raise exception 'Run % takes another administrator.', new.distribution_id using errcode = 'check_violation', constraint = 'run_by_another';
  end if;
  if run_pays(new.distribution_id, array[new.finished_by]) then
    raise exception 'Run % pays user %.', new.distribution_id, new.finished_by
      using errcode = 'check_violation', constraint = 'run_pays_user';
  end if;
  if run_has_rates(new.distribution_id, new.finished_by) or not r.are_rates_seen and run_has_rates(new.distribution_id, null) then
    raise exception 'Run % pays by rates that nobody but who typed them has seen.', new.distribution_id
      using errcode = 'check_violation', constraint = 'run_rates_seen';
  end if;
  if run_has_controllers(new.distribution_id, new.finished_by) or not r.are_controllers_seen and run_has_controllers(new.distribution_id, null) then
    raise exception 'Run % pays amounts of controllers that nobody but who chose them has seen.', new.distribution_id
      using errcode = 'check_violation', constraint = 'run_controllers_seen';
  end if;
  if pays_by_own_income(new.distribution_id, new.finished_by) then
    raise exception 'Run % pays income that nobody else has confirmed.', new.distribution_id
      using errcode = 'check_violation', constraint = 'run_income_unconfirmed';
  end if;
  if exists (select from run_correction where distribution_id = new.distribution_id) then
    if correction_concerns(new.distribution_id, r.also_asked_by || r.asked_by) then
      raise exception 'Correction % concerns user %.', new.distribution_id, r.asked_by
        using errcode = 'check_violation', constraint = 'correction_not_own';
    end if;
    if (select coalesce(sum(k.eyrir), 0) from corrected_kept(new.distribution_id) k) is distinct from (
        select coalesce(sum(s.had_eyrir), 0) from run_correction_share s where s.distribution_id = new.distribution_id and s.right_id is null)
      or exists (select from corrected_kept(new.distribution_id) k
        full join (select unmatched_usage_id from usage_release where distribution_id = new.distribution_id) e using (unmatched_usage_id)
        where k.unmatched_usage_id is null or e.unmatched_usage_id is null) then
      raise exception 'Correction % does not pay what it releases.', new.distribution_id
        using errcode = 'check_violation', constraint = 'run_pays_released';
    end if;
  end if;
  if not exists (select from ledger_transaction t where t.distribution_id = new.distribution_id and t.written_in = pg_current_xact_id())
    and exists (select from distribution_lines(new.distribution_id) l where l.units <> 0) then
    raise exception 'Run % is not booked.', new.distribution_id using errcode = 'check_violation', constraint = 'run_not_booked';
  end if;
  if exists (
    select from run_line l where l.distribution_id = new.distribution_id and l.kept_usage_id is not null
      and not exists (select from usage_release e where (e.unmatched_usage_id, e.distribution_id) = (l.kept_usage_id, l.distribution_id))
      and not exists (select from usage_claim c where (c.unmatched_usage_id, c.paid_in) = (l.kept_usage_id, l.distribution_id)))
    or exists (
      select from (select unmatched_usage_id from usage_release where distribution_id = new.distribution_id
        union all select unmatched_usage_id from usage_claim where paid_in = new.distribution_id) e
      where not exists (select from run_correction where distribution_id = new.distribution_id)
        and not exists (select from run_line l where (l.kept_usage_id, l.distribution_id) = (e.unmatched_usage_id, new.distribution_id))) then
    raise exception 'Run % does not pay what it releases.', new.distribution_id
      using errcode = 'check_violation', constraint = 'run_pays_released';
  end if;
  return new;
end $$;
create or replace trigger run_finished before update of state on distribution
  for each row when (new.state = 'finished' and old.state <> 'finished') execute function check_run_finished();
