import { RunControllers } from '@omur/contract/royalties/runControllers';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const chosen = piece`
  select t.usage_import_id, s.name as sender_name, to_json(coalesce(m.controllers, '{}')) as chosen_controllers,
    to_json(array(select a from unnest(m.controllers_asked) a where a <> all(coalesce(m.controllers, '{}')))) as other_controllers,
    u.name as controllers_chosen_by, t.named_units * 0.0001 as named_isk
  from run_controllers(${'distributionId'}::integer) t join usage_import m using (usage_import_id) join usage_sender s using (usage_sender_id)
  join app_user u on u.user_id = coalesce(m.controllers_by, m.announced_by)`;

export const controllersOf = listing({
  schema: RunControllers,
  from: chosen,
  orders: { usageImportId: { up: ['q.usage_import_id::integer'] } },
});

export const findControllers = sql`
  select s.name as sender_name, coalesce(m.controllers, '{}') as controllers
  from run_controllers(${'distributionId'}::integer) t join usage_import m using (usage_import_id) join usage_sender s using (usage_sender_id)
  order by t.usage_import_id`;
export const markControllersSeen = sql`update run set are_controllers_seen = true where distribution_id = ${'distributionId'}`;
