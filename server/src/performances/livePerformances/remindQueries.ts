import { piece, sql } from '../../platform/database/statement.ts';

/** As the index has it; a form keeps whatever its page sent. */
const performedOn = piece`left(d.content #>> '{typed,startDate}', 10) collate "C"`;

/** Drafts of performances that are over, a batch at a time; another server takes the next ones. */
export const takeUnsent = sql`
  with due as (
    select d.draft_id, ${performedOn} as performed_on from draft d
    where d.kind = 'performance' and ${performedOn} >= ${'earliest'}::text and ${performedOn} < ${'today'}::text
      and length(d.content #>> '{typed,startDate}') = 10 and d.reminded_of is distinct from ${performedOn}
      and d.updated_at < now() - interval '12 hours'
    order by 2, 1 limit ${'atOnce'}::integer for update of d skip locked)
  update draft d set reminded_of = due.performed_on from due join draft k using (draft_id) join app_user u on u.user_id = k.user_id
  where d.draft_id = due.draft_id
  returning d.draft_id, due.performed_on, d.title, d.content ->> 'kind' as form_kind, u.person_id`;
