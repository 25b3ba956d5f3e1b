import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';

const own = piece`(select p.work_dispute_id from work_dispute_party p where p.person_id = ${'personId'}::integer)`;

/** H89: the disputes that somebody is a party to, and their own part in each. */
export const disputeSections: readonly From[] = [
  {
    table: 'work_dispute',
    rows: piece`select t.work_dispute_id as key, to_jsonb(t) - '{opened_by_user,offered_by_user,decided_by}'::text[] as row,
        jsonb_build_object('work_id', w.title, 'opened_by', o.name, 'offered_by', f.name) as names
      from work_dispute t join work w using (work_id) join person o on o.person_id = t.opened_by join person f on f.person_id = t.offered_by
      where t.work_dispute_id in ${own}`,
  },
  {
    table: 'work_dispute_share',
    rows: piece`select row_number() over (order by t.work_dispute_id, t.author_id) as key, to_jsonb(t) as row,
        jsonb_build_object('author_id', a.display_name) as names
      from work_dispute_share t join author a using (author_id) where a.person_id = ${'personId'}::integer`,
  },
  {
    table: 'work_dispute_party',
    rows: piece`select t.work_dispute_id as key, to_jsonb(t) - 'accepted_by' as row, null::jsonb as names
      from work_dispute_party t where t.person_id = ${'personId'}::integer`,
  },
];
