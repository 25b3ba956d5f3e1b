import { piece, sql } from '../../platform/database/statement.ts';
import { hasUnasked } from '../../works/approvals/queries.ts';

/** O275: works of an import whose authors wait without having been asked. Who asks is asked by others of works that they have a part in. */
export const unaskedWorks = piece`
  select w.work_id from old_number o join work w on w.work_id = o.work_id
  where o.kind = 'works' and o.society_import_id = ${'societyImportId'}::integer and w.light > 0 and ${hasUnasked}
    and w.work_id not in (select n.work_id from own_work n where n.user_id = ${'userId'}::integer)`;

export const isAnyUnasked = sql`select exists (${unaskedWorks}) as is_any`;
export const findUnasked = sql`
  select u.work_id from (${unaskedWorks}) u where u.work_id > ${'after'}::integer order by u.work_id limit ${'atOnce'}`;

export const nameActor = sql`select set_config('omur.user_id', ${'userId'}, true)`;

export const addAskJob = sql`
  select graphile_worker.add_job('askSocietyAuthors',
    json_build_object('societyImportId', ${'societyImportId'}::integer, 'userId', ${'userId'}::integer),
    queue_name := 'society', max_attempts := 10, job_key := 'askSocietyAuthors:' || ${'societyImportId'}::integer)`;
