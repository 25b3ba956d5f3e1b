-- Adds up what waits under fingerprints, which the caller has locked: lines whose item found no work and was not set aside. Lines that
-- were paid under a decision undone since do not wait again. Those that a run has kept have no work in usage_payment, and wait (R31).
create or replace function refresh_usage_waiting(fingerprints uuid[]) returns void
  language sql
begin atomic
  update usage_fingerprint f set waiting_lines = s.lines, waiting_plays = s.plays, waiting_seconds = s.seconds, waiting_amount = s.amount
  from (
    select said.fingerprint_id, coalesce(sum(said.line_count), 0) as lines, coalesce(sum(said.plays), 0) as plays,
      coalesce(sum(said.seconds), 0) as seconds, coalesce(sum(said.amount), 0) as amount
    from (
      select i.fingerprint_id, t.line_count, t.plays, t.seconds, t.amount
      from usage_item i left join usage_item_total t on t.usage_item_id = i.usage_item_id and i.reason is null
      where i.fingerprint_id = any(fingerprints)
      union all
      select i.fingerprint_id, -1, -l.plays, -coalesce(l.seconds, 0), -round(coalesce(l.amount, 0) * m.exchange_rate, 2)
      from usage_item i join usage_line l using (usage_item_id) join usage_import m using (usage_import_id)
      join usage_payment p on (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number)
      where i.fingerprint_id = any(fingerprints) and i.reason is null and p.work_id is not null
        and exists (select from usage_decision d where d.fingerprint_id = i.fingerprint_id and d.undone_at is not null)
    ) said
    group by said.fingerprint_id
  ) s
  where s.fingerprint_id = f.fingerprint_id
    and (f.waiting_lines, f.waiting_plays, f.waiting_seconds, f.waiting_amount) is distinct from (s.lines, s.plays, s.seconds, s.amount);
end;
