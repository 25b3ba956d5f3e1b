import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';
import { user } from './userQueries.ts';

const authors = piece`(select a.author_id from author a where a.person_id = ${'personId'}::integer)`;
const work = { kind: 'work', is: 'Verk', en: 'Work' } as const;

/** What stands on works beside authors and rights: roles apart, parties, proposals of chains, numbers. */
export const workPartySections: readonly From[] = [
  {
    table: 'work_author_role',
    rows: piece`select row_number() over (order by t.work_id, t.author_id, t.author_type_id) as key, to_jsonb(t) as row,
        jsonb_build_object('work_id', w.title, 'author_id', a.display_name) as names
      from work_author_role t join work w using (work_id) join author a on a.author_id = t.author_id where t.author_id in ${authors}`,
    also: { work_id: work },
  },
  {
    table: 'work_party',
    rows: piece`select work_party_id as key, to_jsonb(t) as row,
        jsonb_build_object('work_id', w.title, 'author_id', a.display_name, 'person_id', t.name) as names
      from work_party t join work w using (work_id) join author a on a.author_id = t.author_id
      where t.person_id = ${'personId'}::integer or t.kind = 'writer' and t.author_id in ${authors}`,
    also: { work_id: work },
  },
  {
    table: 'work_number',
    rows: piece`select work_number_id as key, to_jsonb(t) as row, jsonb_build_object('work_id', w.title) as names
      from work_number t join work w using (work_id) where t.added_by = ${user}`,
    also: { work_id: work },
  },
  {
    table: 'work_chain_proposal',
    rows: piece`select work_chain_proposal_id as key, to_jsonb(t) as row,
        jsonb_build_object('work_id', w.title, 'author_id', a.display_name, 'person_id', p.name, 'proposed_by', u.name) as names
      from work_chain_proposal t join work w using (work_id) join author a on a.author_id = t.author_id
        join person p on p.person_id = t.person_id join app_user u on u.user_id = t.proposed_by
      where t.person_id = ${'personId'}::integer or t.proposed_by = ${user}`,
    also: { work_id: work },
  },
  {
    table: 'cwr_sent_file',
    rows: piece`select cwr_sent_file_id as key, to_jsonb(t) as row, null::jsonb as names
      from cwr_sent_file t where t.owner_id = ${'personId'}::integer`,
  },
];
