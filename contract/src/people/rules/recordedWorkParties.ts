import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const author = { kind: 'author', is: 'Vegna höfundar', en: 'For the author' } as const;
const performance = { kind: 'share', is: 'Flutningsréttur', en: 'Performing right' } as const;
const mechanical = { kind: 'share', is: 'Upptökuréttur', en: 'Mechanical right' } as const;
const synchronisation = { kind: 'share', is: 'Hljóðsetningarréttur', en: 'Synchronisation right' } as const;
const shares = {
  performance_share: performance,
  mechanical_share: mechanical,
  synchronisation_share: synchronisation,
} as const;
const kinds = {
  writer: { is: 'Höfundur', en: 'Writer' },
  publisher: { is: 'Útgefandi', en: 'Publisher' },
};
const proposals = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  accepted: { is: 'Samþykkt', en: 'Accepted' },
  refused: { is: 'Hafnað', en: 'Refused' },
  overtaken: { is: 'Ný tillaga tók við', en: 'Replaced by a newer proposal' },
};
const sources = {
  party: { is: 'Aðili að verkinu', en: 'A party to the work' },
  publisher: { is: 'Útgefandi', en: 'Publisher' },
  staff: { is: 'Félagið', en: 'The society' },
  cwr: { is: 'CWR-skrá', en: 'CWR file' },
};
const society = (right: 'PR' | 'MR' | 'SR') =>
  ({ kind: 'number', is: `Númer félags (${right})`, en: `Society number (${right})` }) as const;

/** The full picture of a work: its parties, where they collect, and what others call the work (X64, X67, X68). */
export const workPartyTables: Readonly<Record<string, RecordedTable>> = {
  work_party: {
    name: { is: 'Aðili að verki', en: 'Party to a work' },
    insert: { is: 'Aðila bætt við verk', en: 'Party added to the work' },
    update: { is: 'Aðila að verki breytt', en: 'Party to the work changed' },
    delete: { is: 'Aðili tekinn af verki', en: 'Party taken off the work' },
    about: ['name'],
    columns: {
      work_party_id: technical,
      work_id: technical,
      author_id: author,
      kind: { kind: 'choice', is: 'Tegund aðila', en: 'Kind of party', words: kinds },
      chain: { kind: 'number', is: 'Útgefendakeðja', en: 'Publisher chain' },
      position: technical,
      role: { kind: 'text', is: 'Hlutverk', en: 'Role' },
      person_id: { kind: 'person', is: 'Nafn', en: 'Person' },
      name: { kind: 'text', is: 'Nafn', en: 'Name' },
      ipi_name_number: { kind: 'text', is: 'IPI-númer', en: 'IPI name number' },
      ipi_base_number: { kind: 'text', is: 'IPI-grunnnúmer', en: 'IPI base number', isForStaff: true },
      is_controlled: { kind: 'yesNo', is: 'Á vegum félagsins', en: 'Controlled' },
      ...shares,
      performance_society: society('PR'),
      mechanical_society: society('MR'),
      synchronisation_society: society('SR'),
      contract_id: { kind: 'number', is: 'Útgáfusamningur nr.', en: 'Publishing contract no.' },
      agreement_number: { kind: 'text', is: 'Samningsnúmer', en: 'Agreement number', isForStaff: true },
      submitter_number: { kind: 'text', is: 'Númer hjá sendanda', en: 'Number at the submitter' },
      submitter_agreement: {
        kind: 'text',
        is: 'Samningsnúmer hjá sendanda',
        en: 'Agreement number at the submitter',
        isForStaff: true,
      },
      source: { kind: 'choice', is: 'Heimild', en: 'Source', words: sources },
      stated_shares: technical,
    },
  },
  work_party_territory: {
    name: { is: 'Svæði aðila', en: 'Territory of a party' },
    insert: { is: 'Svæði aðila bætt við', en: 'Territory of a party added' },
    update: { is: 'Svæði aðila breytt', en: 'Territory of a party changed' },
    delete: { is: 'Svæði aðila tekið af', en: 'Territory of a party removed' },
    about: ['territory'],
    columns: {
      work_party_id: technical,
      position: technical,
      is_included: { kind: 'yesNo', is: 'Innifalið', en: 'Included' },
      territory: { kind: 'number', is: 'Svæði (TIS)', en: 'Territory (TIS)' },
      ...shares,
    },
  },
  work_chain_proposal: {
    name: { is: 'Tillaga um útgefendur', en: 'Proposal on publishers' },
    insert: { is: 'Tillaga um útgefendur', en: 'Proposal on publishers' },
    update: { is: 'Tillaga um útgefendur afgreidd', en: 'Proposal on publishers decided' },
    delete: { is: 'Tillögu um útgefendur eytt', en: 'Proposal on publishers deleted' },
    about: ['author_id'],
    columns: {
      work_chain_proposal_id: technical,
      work_id: technical,
      author_id: author,
      person_id: { kind: 'person', is: 'Útgefandi', en: 'Publisher' },
      proposed_by: { kind: 'user', is: 'Lagt til af', en: 'Proposed by' },
      proposed_at: { kind: 'instant', is: 'Lagt til', en: 'Proposed' },
      parties: technical,
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      state: { kind: 'choice', is: 'Staða', en: 'State', words: proposals },
      decided_by: { kind: 'user', is: 'Afgreitt af', en: 'Decided by', isForStaff: true },
      decided_at: { kind: 'instant', is: 'Afgreitt', en: 'Decided' },
      decision_remark: { kind: 'text', is: 'Athugasemd félagsins', en: 'The society’s remark' },
    },
  },
  work_number: {
    name: { is: 'Númer annarra á verki', en: 'Number of a work elsewhere' },
    insert: { is: 'Númeri bætt við verk', en: 'Number added to the work' },
    update: { is: 'Númeri verks breytt', en: 'Number of the work changed' },
    delete: { is: 'Númer tekið af verki', en: 'Number taken off the work' },
    about: ['number'],
    columns: {
      work_number_id: technical,
      work_id: technical,
      issuer: { kind: 'text', is: 'Hver gaf númerið', en: 'Whose number' },
      number: { kind: 'text', is: 'Númer', en: 'Number' },
      source: { kind: 'choice', is: 'Heimild', en: 'Source', words: sources },
      added_by: { kind: 'user', is: 'Bætt við af', en: 'Added by' },
      added_at: { kind: 'instant', is: 'Bætt við', en: 'Added' },
    },
  },
};
