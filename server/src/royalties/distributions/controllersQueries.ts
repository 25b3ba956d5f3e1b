import { sql } from '../../platform/database/statement.ts';

/** With the beginning of its file while that is there. */
export const findControllers = sql`
  select i.controllers, i.controllers_asked, i.controllers_met, i.controllers_by is not null as is_chosen, u.name as controllers_chosen_by,
    (select substring(p.content for ${'bytes'}::integer) from distribution_part p where p.distribution_id = i.distribution_id and p.part_number = 1) as content
  from distribution_import i left join app_user u on u.user_id = i.controllers_by where i.distribution_id = ${'distributionId'}`;

/** Those that were chosen in the last file of the service. */
export const findKept = sql`
  select controllers from distribution_import where report_sender = ${'sender'} and controllers_by is not null
  order by announced_at desc limit 1`;

export const keepChosen = sql`
  update distribution_import set controllers = ${'controllers'}::text[], controllers_asked = ${'asked'}::text[], controllers_by = ${'userId'}::integer,
    controllers_seen_by = null, report_sender = nullif(${'sender'}, '')
  where distribution_id = ${'distributionId'}`;

export const markSeen = sql`
  update distribution_import set controllers_seen_by = ${'userId'}::integer where distribution_id = ${'distributionId'}`;

/** Of a service's file: whether a user is the one who chose, or announced it where nobody was asked. */
export const findChooser = sql`
  select coalesce(i.controllers_by, d.announced_by) = ${'userId'}::integer as is_own from distribution_import i join distribution d using (distribution_id)
  where i.distribution_id = ${'distributionId'} and i.currency is not null`;

/** R240, as check_run_finished() has it. */
export const findUnseen = sql`
  select coalesce(nullif(array_to_string(i.controllers, ', '), ''), '–') as controllers from distribution_import i
  where i.distribution_id = ${'distributionId'} and file_controllers_unseen(i.distribution_id, ${'userId'}::integer)`;
