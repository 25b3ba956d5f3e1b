import type pg from 'pg';

/** What members asked each other about the works they registered, and what became of it (F4.2, V5). */
const ofRegistrations = `
  insert into approval_request (work_id, author_id, round, asked_by, asked_at, remind_on, due_on, reminded_at, state, answered_at,
    answered_by, reason)
  select w.work_id, wa.author_id, 1, u.person_id, w.first_registered_at, asked.day + 5, asked.day + 7,
    case when asked.day + 5 <= current_date and coalesce(wa.approved_at, now()) > w.first_registered_at + interval '5 days'
      then asked.day + 5 + time '00:07' end,
    case
      when wa.approval = 'waiting' then case w.review when 'refused' then 'ended' else 'waiting' end
      when wa.approval = 'given' and wa.approved_at = w.first_registered_at + interval '7 days' then 'assumed'
      else wa.approval end,
    coalesce(wa.approved_at, objection.changed_at),
    case when wa.approved_at <> w.first_registered_at + interval '7 days' then answering.user_id end,
    objection.remark
  from work w
  join app_user u on u.user_id = w.registered_by and u.role = 'member'
  join work_author wa using (work_id)
  join author a on a.author_id = wa.author_id and a.person_id <> u.person_id
  left join app_user answering on answering.person_id = a.person_id
  left join work_light_change objection on objection.work_id = w.work_id and objection.cause = 'objectedByAuthor'
    and wa.approval = 'objected',
  lateral (select w.first_registered_at::date as day) asked
  where wa.author_id not in (3492, 22483)
  order by w.first_registered_at, wa.work_id, wa.author_id`;

export async function writeApprovals(client: pg.Client): Promise<void> {
  await client.query(ofRegistrations);
  // The history of the light is for all parties, the reason is not.
  await client.query(`update work_light_change set remark = null where cause = 'objectedByAuthor'`);
}

/** A large society's approvals fall due over the coming week, some every day. */
export async function writeManyApprovals(client: pg.Client, firstWorkId: number): Promise<void> {
  await client.query('alter table approval_request disable trigger user');
  await client.query(
    `insert into approval_request (work_id, author_id, round, asked_at, remind_on, due_on, reminded_at)
    select wa.work_id, wa.author_id, 1, now() - make_interval(days => wa.work_id % 7), current_date + 5 - wa.work_id % 7,
      current_date + 7 - wa.work_id % 7, case when wa.work_id % 7 >= 5 then now() end
    from work_author wa where wa.work_id >= $1 and wa.approval = 'waiting' order by wa.work_id, wa.author_id`,
    [firstWorkId],
  );
  await client.query('alter table approval_request enable trigger user');
}
