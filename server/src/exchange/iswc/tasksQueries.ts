import { sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';

/** A task as the agency has it now. A work that is none of ours leaves no number. */
export const keepTask = sql`
  insert into iswc_task as kept (task_id, task_type, agency_state, opened_at, due_at, from_agency, work_id, iswc, title, detail)
  values (${'taskId'}::bigint, ${'taskType'}, ${'agencyState'}, ${'openedAt'}::timestamptz,
    ${'openedAt'}::timestamptz + ${'days'}::integer * interval '1 day', ${'fromAgency'},
    (select w.work_id from work w where w.work_id = ${'workId'}::integer), ${'iswc'}, ${'title'}, ${'detail'}::jsonb)
  on conflict (task_id) do update set agency_state = excluded.agency_state, detail = excluded.detail, seen_at = now(),
    work_id = coalesce(excluded.work_id, kept.work_id)
  where (kept.agency_state, kept.detail) is distinct from (excluded.agency_state, excluded.detail)`;

/** Tasks that the agency no longer has open: decided elsewhere, cancelled, or told by us over a line that broke. */
export const closeOthers = sql`
  update iswc_task set delivered_at = case when decision is not null and attempts > 0 then now() end,
    agency_state = case when decision is not null and attempts > 0 then decision else 'Cancelled' end
  where agency_state = 'Outstanding' and delivered_at is null and not task_id = any(${'openIds'}::bigint[])`;

export const tasksDueToRead = sql`
  select coalesce(tasks_read_at < now() - interval '1 hour', true) or exists (
    select from iswc_task where decision is not null and delivered_at is null and attempts > 0 and agency_state = 'Outstanding') as is_due
  from iswc_agency`;
export const noteTasksRead = sql`update iswc_agency set tasks_read_at = now()`;

export const findDecided = sql`
  select task_id, task_type, decision, note, attempts from iswc_task
  where decision is not null and delivered_at is null and agency_state = 'Outstanding' and try_at <= now() order by task_id limit 100`;
export const noteAttempt = sql`
  update iswc_task set attempts = attempts + 1, try_at = now() + ${'waitSeconds'} * interval '1 second' where task_id = any(${'taskIds'}::bigint[])`;
export const noteDelivered = sql`
  update iswc_task set delivered_at = now(), agency_state = decision, answer_message = null where task_id = ${'taskId'}::bigint and delivered_at is null`;
export const noteRefused = sql`
  update iswc_task set agency_state = 'Cancelled', answer_message = left(${'message'}, 500) where task_id = ${'taskId'}::bigint`;

/** Open tasks that run out within a week and that nobody has been reminded of; they are from now on. */
export const takeReminders = sql`
  update iswc_task set reminded_at = now()
  where agency_state = 'Outstanding' and decision is null and reminded_at is null and due_at < now() + interval '7 days'
  returning task_id`;
export const findEditors = sql`
  select person_id from app_user where role in (${staffRoles}) and person_id is not null order by person_id`;

export const lockTask = sql`
  select agency_state, decision, work_id from iswc_task where task_id = ${'taskId'}::bigint for update`;
export const decideTask = sql`
  update iswc_task set decision = ${'decision'}, note = ${'note'}, decided_at = now(), decided_by = ${'userId'}::integer
  where task_id = ${'taskId'}::bigint`;
