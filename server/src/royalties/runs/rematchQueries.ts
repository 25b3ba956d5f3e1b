import { sql } from '../../platform/database/statement.ts';

export const findRematchable = sql`
  select d.state, f.usage_group_id, i.fingerprint_id::text as fingerprint_id, i.work_id
  from run_line l join distribution d using (distribution_id)
  left join usage_item i on i.usage_item_id = l.usage_item_id and l.corrected_line_id is null left join usage_fingerprint f using (fingerprint_id)
  where l.distribution_id = ${'distributionId'} and l.statement_line_id = ${'statementLineId'}::integer`;
export const findWorkInForce = sql`
  select usage_decision_id, work_id from usage_decision where fingerprint_id = ${'fingerprintId'}::uuid and undone_at is null`;
/** What its words were matched with; a cue sheet or a code that says another work too. */
export const rematchItems = sql`
  update usage_item set work_id = ${'workId'}::integer, reason = 'decision', score = 1, matched_at = now()
  where fingerprint_id = ${'fingerprintId'}::uuid and work_id = ${'before'}::integer`;
/** Finished runs that paid lines of these words for another work than this, unless a claim said which; the one that is asked about first. */
export const findPaidOtherwise = sql`
  with line as (
    select p.* from usage_item i join usage_line l using (usage_item_id) join usage_payment p using (usage_import_id, line_number, part_number)
    where i.fingerprint_id = ${'fingerprintId'}::uuid and p.work_id <> i.work_id
  ), root as (
    select n.distribution_id, n.work_id, r.statement_line_id, r.finding
    from line n join run_line r on (r.distribution_id, r.usage_import_id, r.line_number, r.part_number)
      = (n.distribution_id, n.usage_import_id, n.line_number, n.part_number)
  ), paid as (
    select distribution_id, work_id from root where finding is null
    union
    select k.distribution_id, r.work_id from root r
    join unmatched_usage u on (u.distribution_id, u.statement_line_id) = (r.distribution_id, r.statement_line_id)
    join run_line k on k.kept_usage_id = u.unmatched_usage_id join distribution d on d.distribution_id = k.distribution_id and d.state = 'finished'
    where r.finding is not null
      and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.state = 'accepted')
  )
  select distribution_id, left('Leiðrétting: ' || d.name, 200) as distribution_name, array_agg(distinct p.work_id) as work_ids
  from paid p join distribution d using (distribution_id) group by distribution_id, d.name
  order by distribution_id <> ${'distributionId'}, distribution_id`;

/** Runs that are not finished and have a line of these words. */
export const findOpenRuns = sql`
  select distinct l.distribution_id from usage_item i join usage_line u using (usage_item_id)
  join run_line l on (l.usage_import_id, l.line_number, l.part_number) = (u.usage_import_id, u.line_number, u.part_number)
  join distribution d on d.distribution_id = l.distribution_id and d.state in ('importing', 'checked')
  where i.fingerprint_id = ${'fingerprintId'}::uuid order by 1`;
/** An open run, with its distribution, as if this user had asked for it, and not only those before. */
export const takeOverRun = sql`
  with announced as (
    update distribution set announced_by = ${'userId'} where distribution_id = ${'distributionId'}::integer
  )
  update run set asked_by = ${'userId'}, also_asked_by = array_remove(also_asked_by || asked_by, ${'userId'}::integer)
  where distribution_id = ${'distributionId'}::integer`;
