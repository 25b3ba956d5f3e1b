import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;
const author = { kind: 'author', is: 'Höfundur', en: 'Author' } as const;
const staffUser = { kind: 'user', is: 'Afgreitt af', en: 'Decided by', isForStaff: true } as const;

const approvals = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  given: { is: 'Veitt', en: 'Given' },
  objected: { is: 'Andmælt', en: 'Objected' },
  assumed: { is: 'Telst veitt', en: 'Deemed given' },
  superseded: { is: 'Ný beiðni tók við', en: 'Replaced by a new request' },
  ended: { is: 'Fallið niður', en: 'Ended' },
};
const proposals = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  accepted: { is: 'Samþykkt', en: 'Accepted' },
  refused: { is: 'Hafnað', en: 'Refused' },
  overtaken: { is: 'Önnur breyting varð á undan', en: 'Superseded by another change' },
};
const amendments = {
  amended: { is: 'Breytt af skráningaraðila', en: 'Amended by the registrant' },
  proposal: { is: 'Tillaga samþykkt', en: 'Proposal accepted' },
  takenOver: { is: 'Bráðabirgðaskráning tekin yfir', en: 'Provisional registration taken over' },
  withdrawn: { is: 'Dregið til baka', en: 'Withdrawn' },
};

/** What becomes of a registration: approvals, questions, proposals, amendments. */
export const registrationTables: Readonly<Record<string, RecordedTable>> = {
  approval_request: {
    name: { is: 'Beiðni um samþykki', en: 'Request for approval' },
    insert: { is: 'Samþykkis leitað', en: 'Approval asked for' },
    update: { is: 'Staða samþykkis breyttist', en: 'State of an approval changed' },
    delete: { is: 'Beiðni um samþykki eytt', en: 'Request for approval deleted' },
    about: ['author_id'],
    columns: {
      approval_request_id: technical,
      work_id: technical,
      author_id: author,
      round: { kind: 'number', is: 'Umferð', en: 'Round' },
      asked_by: { kind: 'person', is: 'Spurt af', en: 'Asked by' },
      asked_at: { kind: 'instant', is: 'Spurt', en: 'Asked' },
      remind_on: { kind: 'day', is: 'Áminning', en: 'Reminder' },
      due_on: { kind: 'day', is: 'Frestur til', en: 'Due' },
      reminded_at: { kind: 'instant', is: 'Minnt á', en: 'Reminded' },
      is_halted: { kind: 'yesNo', is: 'Frestur stöðvaður', en: 'Clock stopped' },
      holder_id: { kind: 'person', is: 'Spurður aðili', en: 'Who is asked' },
      is_of_past: { kind: 'yesNo', is: 'Um hlut sem fellur brott', en: 'About a share that ends' },
      state: { kind: 'choice', is: 'Staða', en: 'State', words: approvals },
      answered_at: { kind: 'instant', is: 'Svarað', en: 'Answered' },
      answered_by: { kind: 'user', is: 'Svarað af', en: 'Answered by', isForStaff: true },
      is_answered_by_link: {
        kind: 'yesNo',
        is: 'Svarað með hlekk úr tölvupósti',
        en: 'Answered by e-mail link',
      },
      answered_from: { kind: 'text', isForStaff: true, is: 'Vistfang', en: 'Network address' },
      // For the registrant and the author alone; the work's page shows it to them.
      reason: { kind: 'text', is: 'Ástæða', en: 'Reason', isForStaff: true },
      changes: technical,
    },
  },
  work_question: {
    name: { is: 'Spurning um verk', en: 'Question about a work' },
    insert: { is: 'Spurt um skráningu', en: 'Question asked about the registration' },
    update: { is: 'Spurningu um skráningu breytt', en: 'Question about the registration changed' },
    delete: { is: 'Spurningu um skráningu eytt', en: 'Question about the registration deleted' },
    about: [],
    columns: {
      work_question_id: technical,
      case_id: technical,
      work_id: technical,
      person_id: { kind: 'person', is: 'Spurð persóna', en: 'Person asked' },
      question: { kind: 'text', is: 'Spurning', en: 'Question' },
      asked_by: { kind: 'user', is: 'Spurt af', en: 'Asked by', isForStaff: true },
      asked_at: { kind: 'instant', is: 'Spurt', en: 'Asked' },
      answer: { kind: 'text', is: 'Svar', en: 'Answer' },
      answered_by: { kind: 'user', is: 'Svarað af', en: 'Answered by' },
      answered_at: { kind: 'instant', is: 'Svarað', en: 'Answered' },
    },
  },
  provisional_work: {
    name: { is: 'Bráðabirgðaskráning', en: 'Provisional registration' },
    insert: { is: 'Verk skráð til bráðabirgða', en: 'Work registered provisionally' },
    update: { is: 'Bráðabirgðaskráningu breytt', en: 'Provisional registration changed' },
    delete: { is: 'Bráðabirgðaskráning felld niður', en: 'Provisional registration ended' },
    about: [],
    columns: {
      work_id: technical,
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark', isForStaff: true },
      made_by: { kind: 'user', is: 'Skráð af', en: 'Made by', isForStaff: true },
      made_at: { kind: 'instant', is: 'Skráð', en: 'Made' },
    },
  },
  work_proposal: {
    name: { is: 'Tillaga um breytingu', en: 'Proposed change' },
    insert: { is: 'Breyting á verki lögð til', en: 'Change of the work proposed' },
    update: { is: 'Tillaga um breytingu afgreidd', en: 'Proposed change decided' },
    delete: { is: 'Tillögu um breytingu eytt', en: 'Proposed change deleted' },
    about: [],
    columns: {
      work_proposal_id: technical,
      work_id: technical,
      person_id: { kind: 'person', is: 'Skráningaraðili', en: 'Registrant' },
      proposed_by: { kind: 'user', is: 'Lagt til af', en: 'Proposed by' },
      proposed_at: { kind: 'instant', is: 'Lagt til', en: 'Proposed' },
      is_from_beginning: { kind: 'yesNo', is: 'Frá upphafi', en: 'From the beginning' },
      applies_from: { kind: 'day', is: 'Gildir frá', en: 'Applies from' },
      applies_until: { kind: 'day', is: 'Gildir til og með', en: 'Applies until' },
      rests_on: technical,
      body: technical,
      changes: technical,
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      state: { kind: 'choice', is: 'Staða', en: 'State', words: proposals },
      decided_by: staffUser,
      decided_at: { kind: 'instant', is: 'Afgreitt', en: 'Decided' },
      decision_remark: { kind: 'text', is: 'Athugasemd félagsins', en: 'The society’s remark' },
      are_losers_seen: {
        kind: 'yesNo',
        is: 'Skerðing annarra var skoðuð',
        en: 'What others lose was seen',
        isForStaff: true,
      },
    },
  },
  work_amendment: {
    name: { is: 'Breyting á skráningu', en: 'Amendment of a registration' },
    insert: { is: 'Skráningu verks breytt', en: 'Registration of the work amended' },
    update: { is: 'Færslu um breytingu breytt', en: 'Amendment entry changed' },
    delete: { is: 'Færslu um breytingu eytt', en: 'Amendment entry deleted' },
    about: [],
    columns: {
      work_amendment_id: technical,
      work_id: technical,
      amended_at: technical,
      user_id: technical,
      acting_for_user_id: technical,
      cause: { kind: 'choice', is: 'Tilefni', en: 'Cause', words: amendments },
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      work_proposal_id: technical,
      changes: technical,
    },
  },
};
