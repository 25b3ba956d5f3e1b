import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';

const work = { kind: 'work', is: 'Um verk', en: 'About the work' } as const;

/** What somebody and the society wrote to each other. Who of the staff looks after it stays with them. */
export const caseSections: readonly From[] = [
  {
    table: 'member_case',
    rows: piece`select t.case_id as key, to_jsonb(t) - '{assigned_to,due_on,subject_folded,decided_by,opened_by}'::text[] as row,
        jsonb_build_object('person_id', p.name, 'work_id', w.title) as names
      from member_case t join person p using (person_id) left join work w on w.work_id = t.work_id
      where t.person_id = ${'personId'}::integer`,
    also: { work_id: work },
  },
  {
    // H146: what staff note of somebody is about them, and so is theirs to read. Who wrote it stays with staff.
    table: 'member_note',
    rows: piece`select t.member_note_id as key, jsonb_build_object('person_id', t.person_id, 'body', t.body, 'written_at', t.written_at) as row,
        jsonb_build_object('person_id', p.name) as names
      from member_note t join person p using (person_id) where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'case_message',
    rows: piece`select t.case_message_id as key, jsonb_build_object('case_id', t.case_id, 'is_from_society', t.is_from_society,
        'body', t.body, 'written_at', t.written_at, 'is_on_behalf', t.acting_for is not null) as row, null::jsonb as names
      from member_case c join case_message t using (case_id) where c.person_id = ${'personId'}::integer`,
  },
];
