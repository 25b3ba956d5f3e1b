import { caseKindNames, caseStateNames, outcomeNames } from '../../messages/caseNames.ts';
import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;

/** What members and staff write to each other. The messages themselves are only added to. */
export const caseTables: Readonly<Record<string, RecordedTable>> = {
  member_case: {
    name: { is: 'Erindi', en: 'Case' },
    insert: { is: 'Erindi stofnað', en: 'Case opened' },
    update: { is: 'Erindi breytt', en: 'Case changed' },
    delete: { is: 'Erindi eytt', en: 'Case deleted' },
    about: ['subject'],
    columns: {
      case_id: technical,
      person_id: { kind: 'person', is: 'Félagi', en: 'Member' },
      case_kind: { kind: 'choice', is: 'Tegund', en: 'Kind', words: caseKindNames },
      subject: { kind: 'text', is: 'Efni', en: 'Subject' },
      about: technical,
      work_id: { kind: 'work', is: 'Um verk', en: 'About the work' },
      contract_id: { kind: 'number', is: 'Um samning nr.', en: 'About contract no.' },
      live_performance_id: { kind: 'number', is: 'Um flutning nr.', en: 'About performance no.' },
      right_id: { kind: 'right', is: 'Um réttindi', en: 'About the right' },
      distribution_id: { kind: 'number', is: 'Um úthlutun nr.', en: 'About distribution no.' },
      statement_line_id: { kind: 'number', is: 'Um línu nr.', en: 'About line no.' },
      page: technical,
      case_state: { kind: 'choice', is: 'Staða', en: 'State', words: caseStateNames },
      opened_by: { kind: 'user', is: 'Stofnað af', en: 'Opened by', isForStaff: true },
      opened_at: { kind: 'instant', is: 'Stofnað', en: 'Opened' },
      last_message_at: technical,
      closed_at: { kind: 'instant', is: 'Lokið', en: 'Closed' },
      assigned_to: { kind: 'user', is: 'Umsjónarmaður', en: 'Assigned to', isForStaff: true },
      due_on: { kind: 'day', is: 'Svara fyrir', en: 'Due', isForStaff: true },
      complained_on: { kind: 'day', is: 'Kvörtun móttekin', en: 'Complaint received' },
      answer_by: { kind: 'day', is: 'Frestur til að svara kvörtun', en: 'Complaint to be answered by' },
      outcome: { kind: 'choice', is: 'Niðurstaða', en: 'Outcome', words: outcomeNames },
      reasons: { kind: 'text', is: 'Rökstuðningur', en: 'Reasons' },
      decided_by: { kind: 'user', is: 'Svarað af', en: 'Answered by', isForStaff: true },
      decided_at: { kind: 'instant', is: 'Svarað', en: 'Answered' },
    },
  },
  member_note: {
    name: { is: 'Minnispunktur um félaga', en: 'Note on a member' },
    insert: { is: 'Minnispunkti bætt við', en: 'Note added' },
    update: { is: 'Minnispunkti breytt', en: 'Note changed' },
    delete: { is: 'Minnispunkti eytt', en: 'Note removed' },
    about: ['person_id'],
    isForStaff: true,
    columns: {
      member_note_id: technical,
      person_id: { kind: 'person', is: 'Félagi', en: 'Member' },
      body: { kind: 'text', is: 'Minnispunktur', en: 'Note' },
      written_by: { kind: 'user', is: 'Skrifað af', en: 'Written by', isForStaff: true },
      former_writer: {
        kind: 'text',
        is: 'Skrifað í eldra kerfi af',
        en: 'Written in the earlier system by',
        isForStaff: true,
      },
      written_at: { kind: 'instant', is: 'Skrifað', en: 'Written' },
    },
  },
  canned_answer: {
    name: { is: 'Tilbúið svar', en: 'Canned answer' },
    insert: { is: 'Tilbúnu svari bætt við', en: 'Canned answer added' },
    update: { is: 'Tilbúnu svari breytt', en: 'Canned answer changed' },
    delete: { is: 'Tilbúnu svari eytt', en: 'Canned answer removed' },
    about: ['title'],
    isForStaff: true,
    columns: {
      canned_answer_id: technical,
      title: { kind: 'text', is: 'Heiti', en: 'Title' },
      body_is: { kind: 'text', is: 'Á íslensku', en: 'In Icelandic' },
      body_en: { kind: 'text', is: 'Á ensku', en: 'In English' },
      changed_at: technical,
      changed_by: { kind: 'user', is: 'Breytt af', en: 'Changed by' },
    },
  },
};
