import { piece, sql } from '../../platform/database/statement.ts';
import { hasUnasked, isAskable, isUnaskedAuthor } from '../../works/approvals/queries.ts';

/** Works of an import, as `o` and `w`, that somebody may ask the authors of: others ask of those that they have a part in. */
const isToAskOf = piece`o.kind = 'works' and o.society_import_id = ${'societyImportId'}::integer and w.light > 0
    and w.work_id not in (select n.work_id from own_work n where n.user_id = ${'userId'}::integer)`;

/** O275: those whose authors wait without having been asked. */
export const unaskedWorks = piece`
  select w.work_id from old_number o join work w on w.work_id = o.work_id where ${isToAskOf} and ${hasUnasked}`;

export const isAnyUnasked = sql`select exists (${unaskedWorks}) as is_any`;

/** Whose approvals these are (O277), and of which works each is asked. */
export const findUnaskedPersons = sql`
  select distinct a.person_id from old_number o join work w on w.work_id = o.work_id join work_author wa on wa.work_id = w.work_id
    join author a on a.author_id = wa.author_id
  where ${isToAskOf} and ${isAskable} and ${isUnaskedAuthor} order by a.person_id`;
export const findUnaskedOf = sql`
  select distinct w.work_id from author a join work_author wa on wa.author_id = a.author_id join work w on w.work_id = wa.work_id
    join old_number o on o.work_id = w.work_id
  where a.person_id = ${'personId'} and ${isToAskOf} and ${isAskable} and ${isUnaskedAuthor} order by w.work_id`;

export const nameActor = sql`select set_config('omur.user_id', ${'userId'}, true)`;

export const addAskJob = sql`
  select graphile_worker.add_job('askSocietyAuthors',
    json_build_object('societyImportId', ${'societyImportId'}::integer, 'userId', ${'userId'}::integer),
    queue_name := 'society', max_attempts := 10, job_key := 'askSocietyAuthors:' || ${'societyImportId'}::integer)`;
