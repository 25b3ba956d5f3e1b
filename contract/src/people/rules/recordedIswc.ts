import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const iswc = { kind: 'text', is: 'ISWC-númer', en: 'ISWC' } as const;
const decidedBy = { kind: 'user', is: 'Afgreitt af', en: 'Decided by', isForStaff: true } as const;
const decidedAt = { kind: 'instant', is: 'Afgreitt', en: 'Decided' } as const;

export const iswcStatuses = {
  preferred: { is: 'Aðalnúmer', en: 'Preferred' },
  archived: { is: 'Aflagt', en: 'Archived' },
  linked: { is: 'Tengt', en: 'Linked' },
};
export const iswcSources = {
  typed: { is: 'Slegið inn', en: 'Typed' },
  agency: { is: 'ISWC-skrifstofa', en: 'ISWC agency' },
  file: { is: 'Skrá frá ISWC-skrifstofu', en: 'File of the ISWC agency' },
  oldSystem: { is: 'Eldra kerfi', en: 'Earlier system' },
  cwr: { is: 'CWR-skrá', en: 'CWR file' },
};
const questionKinds = {
  match: { is: 'Svipuð verk', en: 'Similar works' },
  differs: { is: 'Annað númer', en: 'Another code' },
  elsewhere: { is: 'Númer annars verks', en: 'Code of another work' },
};
const answers = {
  same: { is: 'Sama verk', en: 'The same work' },
  different: { is: 'Annað verk', en: 'Another work' },
  take: { is: 'Númer skrifstofunnar', en: 'The agency’s code' },
  keep: { is: 'Okkar númer', en: 'Our code' },
};
const taskTypes = {
  UpdateApproval: { is: 'Breyting', en: 'Update' },
  MergeApproval: { is: 'Sameining', en: 'Merge' },
  DemergeApproval: { is: 'Aðskilnaður', en: 'Demerge' },
};
const taskStates = {
  Outstanding: { is: 'Opið', en: 'Open' },
  Approved: { is: 'Samþykkt', en: 'Approved' },
  Rejected: { is: 'Hafnað', en: 'Rejected' },
  Cancelled: { is: 'Lokað', en: 'Closed' },
};

/** What staff decide about ISWCs, and the files that they take in. */
export const iswcTables: Readonly<Record<string, RecordedTable>> = {
  iswc_question: {
    name: { is: 'Spurning um ISWC', en: 'Question about an ISWC' },
    insert: { is: 'Spurt um ISWC-númer', en: 'Question about an ISWC asked' },
    update: { is: 'Spurningu um ISWC-númer breytt', en: 'Question about an ISWC changed' },
    delete: { is: 'Spurning um ISWC-númer felld niður', en: 'Question about an ISWC removed' },
    about: ['agency_iswc'],
    isForStaff: true,
    columns: {
      question_id: technical,
      work_id: technical,
      request_id: technical,
      candidates: technical,
      kind: { kind: 'choice', is: 'Um hvað', en: 'About', words: questionKinds },
      agency_iswc: iswc,
      source: { kind: 'choice', is: 'Uppruni', en: 'Source', words: iswcSources },
      asked_at: { kind: 'instant', is: 'Spurt', en: 'Asked' },
      decided_at: decidedAt,
      decided_by: decidedBy,
      answer: { kind: 'choice', is: 'Svar', en: 'Answer', words: answers },
      chosen_iswc: { kind: 'text', is: 'Valið númer', en: 'Chosen ISWC' },
      reason: { kind: 'text', is: 'Ástæða', en: 'Reason' },
    },
  },
  iswc_task: {
    name: { is: 'Verkefni annarrar ISWC-skrifstofu', en: 'Task of another ISWC agency' },
    insert: { is: 'Verkefni annarrar ISWC-skrifstofu barst', en: 'Task of another ISWC agency received' },
    update: { is: 'Verkefni annarrar ISWC-skrifstofu breytt', en: 'Task of another ISWC agency changed' },
    delete: { is: 'Verkefni annarrar ISWC-skrifstofu eytt', en: 'Task of another ISWC agency deleted' },
    about: ['iswc', 'title'],
    isForStaff: true,
    columns: {
      task_id: technical,
      work_id: technical,
      detail: technical,
      seen_at: technical,
      attempts: technical,
      try_at: technical,
      reminded_at: technical,
      task_type: { kind: 'choice', is: 'Tegund', en: 'Type', words: taskTypes },
      agency_state: {
        kind: 'choice',
        is: 'Staða hjá skrifstofunni',
        en: 'State at the agency',
        words: taskStates,
      },
      opened_at: { kind: 'instant', is: 'Opnað', en: 'Opened' },
      due_at: { kind: 'instant', is: 'Frestur', en: 'Deadline' },
      from_agency: { kind: 'text', is: 'Frá skrifstofu', en: 'From agency' },
      iswc,
      title: { kind: 'text', is: 'Heiti', en: 'Title' },
      decision: { kind: 'choice', is: 'Ákvörðun', en: 'Decision', words: taskStates },
      note: { kind: 'text', is: 'Athugasemd', en: 'Note' },
      decided_at: decidedAt,
      decided_by: decidedBy,
      delivered_at: { kind: 'instant', is: 'Skilað', en: 'Delivered' },
      answer_message: { kind: 'text', is: 'Svar skrifstofunnar', en: 'The agency’s answer' },
    },
  },
  iswc_received_file: {
    name: { is: 'Skrá frá ISWC-skrifstofu', en: 'File of the ISWC agency' },
    insert: { is: 'Skrá frá ISWC-skrifstofu lesin inn', en: 'File of the ISWC agency taken in' },
    update: { is: 'Skrá frá ISWC-skrifstofu breytt', en: 'File of the ISWC agency changed' },
    delete: { is: 'Skrá frá ISWC-skrifstofu eytt', en: 'File of the ISWC agency deleted' },
    about: ['file_name'],
    isForStaff: true,
    columns: {
      received_file_id: technical,
      content_digest: technical,
      file_name: { kind: 'text', is: 'Heiti skrár', en: 'File name' },
      line_count: { kind: 'number', is: 'Færslur', en: 'Entries' },
      taken_count: {
        kind: 'number',
        is: 'Færslur sem breyttu einhverju',
        en: 'Entries that changed something',
      },
      received_at: { kind: 'instant', is: 'Lesin inn', en: 'Taken in' },
      received_by: { kind: 'user', is: 'Lesin inn af', en: 'Taken in by' },
    },
  },
};
