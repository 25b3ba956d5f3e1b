import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';
import { user } from './userQueries.ts';

/** What staff have taken on (H27), and what stands on somebody's home (H28–H30, H33). */
export const deskSections: readonly From[] = [
  {
    table: 'desk_queue_holder',
    rows: piece`select t.desk_queue_holder_id as key, to_jsonb(t) as row, jsonb_build_object('user_id', u.name) as names
      from desk_queue_holder t join app_user u using (user_id) where u.person_id = ${'personId'}::integer`,
  },
  {
    table: 'home_visit',
    rows: piece`select row_number() over (order by seen_at) as key, to_jsonb(t) as row, null::jsonb as names
      from home_visit t where ${user} in (t.user_id, t.seen_by)`,
  },
  {
    table: 'pinned_work',
    rows: piece`select t.work_id as key, to_jsonb(t) as row, jsonb_build_object('work_id', w.title) as names
      from pinned_work t join work w using (work_id) where t.user_id = ${user}`,
  },
  {
    table: 'work_view',
    rows: piece`select work_view_id as key, to_jsonb(t) || jsonb_build_object('address', t.address::text) as row, null::jsonb as names from work_view t where user_id = ${user}`,
  },
  {
    table: 'work_label',
    rows: piece`select row_number() over (order by t.label, t.work_id) as key, to_jsonb(t) as row, jsonb_build_object('work_id', w.title) as names
      from work_label t join work w using (work_id) where t.user_id = ${user}`,
  },
  {
    table: 'work_column',
    rows: piece`select t.user_id as key, jsonb_build_object('columns', array_to_string(t.columns, ', ')) as row, null::jsonb as names
      from work_column t where t.user_id = ${user}`,
  },
  {
    table: 'desk_find',
    rows: piece`select row_number() over (order by found_at) as key, to_jsonb(t) as row, null::jsonb as names
      from desk_find t where user_id = ${user}`,
  },
  // What somebody had which number in the system that the society had before.
  {
    table: 'old_number',
    rows: piece`select row_number() over (order by t.kind, t.old_number) as key, to_jsonb(t) as row, null::jsonb as names from old_number t
      where t.person_id = ${'personId'}::integer
        or t.user_id = (select u.user_id from app_user u where u.person_id = ${'personId'}::integer)
        or t.author_id in (select a.author_id from author a where a.person_id = ${'personId'}::integer)
        or t.right_id in (select r.right_id from author_right r where r.person_id = ${'personId'}::integer)`,
  },
];
