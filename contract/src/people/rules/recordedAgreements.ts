import { technical } from './recordedColumns.ts';
import type { RecordedColumn, RecordedTable } from './recordedTables.ts';

export const recordedTerritories = { kind: 'text', is: 'Svæði (TIS)', en: 'Territories (TIS)' } as const;

/** What a publishing contract has as an agreement (X42–X45). */
export const recordedAgreement = {
  territories: recordedTerritories,
  synchronisation_share: { kind: 'share', is: 'Hljóðsetningarréttur', en: 'Synchronisation share' },
  retention_ends_on: { kind: 'day', is: 'Verk áfram til', en: 'Works kept until' },
  collection_ends_on: { kind: 'day', is: 'Innheimt til', en: 'Collected until' },
  agreement_type: { kind: 'text', is: 'Tegund samnings', en: 'Type of agreement' },
  original_contract_id: { kind: 'number', is: 'Byggður á samningi nr.', en: 'Based on contract no.' },
  received_on: { kind: 'day', is: 'Tekið við', en: 'Received on' },
  given_on: { kind: 'day', is: 'Afhentur', en: 'Given on' },
  transferred_from_id: { kind: 'number', is: 'Tók við af samningi nr.', en: 'Took over from contract no.' },
  transfer_id: { kind: 'number', is: 'Yfirfærsla nr.', en: 'Transfer no.' },
  lineage_id: technical,
  counts_from: technical,
  counts_until: technical,
} as const satisfies Record<string, RecordedColumn>;

const states = {
  asked: { is: 'Bíður staðfestingar', en: 'Waiting for confirmation' },
  confirmed: { is: 'Staðfest', en: 'Confirmed' },
  refused: { is: 'Hafnað', en: 'Refused' },
  undone: { is: 'Afturkölluð', en: 'Undone' },
  stopped: { is: 'Stöðvuð', en: 'Stopped' },
  done: { is: 'Framkvæmd', en: 'Done' },
};

/** Transfers of whole catalogues. */
export const agreementTables: Readonly<Record<string, RecordedTable>> = {
  catalogue_transfer: {
    name: { is: 'Yfirfærsla réttindaskrár', en: 'Transfer of a catalogue' },
    insert: { is: 'Beðið um yfirfærslu réttindaskrár', en: 'Transfer of a catalogue asked for' },
    update: { is: 'Yfirfærsla réttindaskrár afgreidd', en: 'Transfer of a catalogue decided' },
    delete: { is: 'Yfirfærslu réttindaskrár eytt', en: 'Transfer of a catalogue deleted' },
    about: ['giver_id'],
    isForStaff: true,
    columns: {
      transfer_id: { kind: 'number', is: 'Númer yfirfærslu', en: 'Transfer number' },
      giver_id: { kind: 'person', is: 'Frá útgefanda', en: 'From publisher' },
      receiver_id: { kind: 'person', is: 'Til útgefanda', en: 'To publisher' },
      transfers_on: { kind: 'day', is: 'Gildir frá', en: 'Counts from' },
      reason: { kind: 'text', is: 'Tilefni', en: 'Reason' },
      state: { kind: 'choice', is: 'Staða', en: 'State', words: states },
      asked_by: { kind: 'user', is: 'Beðið af', en: 'Asked by' },
      asked_at: { kind: 'instant', is: 'Beðið', en: 'Asked' },
      decided_by: { kind: 'user', is: 'Afgreitt af', en: 'Decided by' },
      decided_at: { kind: 'instant', is: 'Afgreitt', en: 'Decided' },
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
      may_reduce_recovery: {
        kind: 'yesNo',
        is: 'Skuld þess sem lætur af hendi skoðuð',
        en: 'What the giver owes was seen',
      },
      undone_by: { kind: 'user', is: 'Afturkallað af', en: 'Undone by' },
      undone_at: { kind: 'instant', is: 'Afturkallað', en: 'Undone' },
      done_at: { kind: 'instant', is: 'Framkvæmt', en: 'Done' },
    },
  },
};
