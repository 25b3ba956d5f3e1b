import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const cwrCaseKinds = {
  changed: { is: 'Samþykkt með breytingum', en: 'Accepted with changes' },
  conflict: { is: 'Árekstur við annað verk', en: 'Conflict with another work' },
  duplicate: { is: 'Þegar skráð', en: 'Already registered' },
  rejected: { is: 'Hafnað', en: 'Rejected' },
  claimRefused: { is: 'Kröfu hafnað', en: 'Claim refused' },
  iswc: { is: 'Annað ISWC-númer', en: 'Another ISWC' },
  ipi: { is: 'Annað IPI-númer', en: 'Another IPI number' },
};
const cwrCaseDecisions = {
  take: { is: 'Þeirra númer tekið upp', en: 'Their code taken' },
  keep: { is: 'Okkar skráning stendur', en: 'Ours stays' },
};

const sendScopes = {
  all: { is: 'Öll verk', en: 'All works' },
  theirs: { is: 'Verk félagsmanna viðtakandans', en: 'Works of its own members' },
};

/** Receivers of CWR, their answers, and what staff decide about them. */
export const cwrOutTables: Readonly<Record<string, RecordedTable>> = {
  cwr_receiver: {
    name: { is: 'Viðtakandi CWR-skráa', en: 'Receiver of CWR files' },
    insert: { is: 'Viðtakanda CWR-skráa bætt við', en: 'Receiver of CWR files added' },
    update: { is: 'Viðtakanda CWR-skráa breytt', en: 'Receiver of CWR files changed' },
    delete: { is: 'Viðtakanda CWR-skráa eytt', en: 'Receiver of CWR files deleted' },
    about: ['name'],
    isForStaff: true,
    columns: {
      receiver: { kind: 'text', is: 'Númer', en: 'Number' },
      society_code: technical,
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      version: { kind: 'text', is: 'CWR-útgáfa', en: 'CWR version' },
      sends: { kind: 'choice', is: 'Hvaða verk', en: 'Which works', words: sendScopes },
      closed_at: { kind: 'instant', is: 'Lokað', en: 'Closed' },
      closed_by: { kind: 'user', is: 'Lokað af', en: 'Closed by' },
    },
  },
  cwr_received_file: {
    name: { is: 'CWR-skrá með svörum', en: 'CWR file of answers' },
    insert: { is: 'CWR-skrá með svörum lesin inn', en: 'CWR file of answers taken in' },
    update: { is: 'CWR-skrá með svörum breytt', en: 'CWR file of answers changed' },
    delete: { is: 'CWR-skrá með svörum eytt', en: 'CWR file of answers deleted' },
    about: ['file_name'],
    isForStaff: true,
    columns: {
      received_file_id: technical,
      content_digest: technical,
      file_name: { kind: 'text', is: 'Heiti skrár', en: 'File name' },
      sender: { kind: 'text', is: 'Sendandi', en: 'Sender' },
      answer_count: { kind: 'number', is: 'Svör', en: 'Answers' },
      taken_count: { kind: 'number', is: 'Ný svör', en: 'New answers' },
      warning_count: { kind: 'number', is: 'Ábendingar', en: 'Warnings' },
      received_at: { kind: 'instant', is: 'Lesin inn', en: 'Taken in' },
      received_by: { kind: 'user', is: 'Lesin inn af', en: 'Taken in by' },
    },
  },
  cwr_case: {
    name: { is: 'Mál vegna svars við CWR-skrá', en: 'Case about an answer to a CWR file' },
    insert: { is: 'Mál vegna svars við CWR-skrá opnað', en: 'Case about an answer to a CWR file opened' },
    update: { is: 'Máli vegna svars við CWR-skrá breytt', en: 'Case about an answer to a CWR file changed' },
    delete: { is: 'Máli vegna svars við CWR-skrá eytt', en: 'Case about an answer to a CWR file deleted' },
    about: ['kind'],
    isForStaff: true,
    columns: {
      case_id: technical,
      answer_id: technical,
      work_id: technical,
      detail: technical,
      kind: { kind: 'choice', is: 'Um hvað', en: 'About', words: cwrCaseKinds },
      opened_at: { kind: 'instant', is: 'Opnað', en: 'Opened' },
      closed_at: { kind: 'instant', is: 'Lokið', en: 'Closed' },
      closed_by: { kind: 'user', is: 'Lokið af', en: 'Closed by', isForStaff: true },
      decision: { kind: 'choice', is: 'Lyktir', en: 'Outcome', words: cwrCaseDecisions },
      note: { kind: 'text', is: 'Athugasemd', en: 'Note' },
    },
  },
};
