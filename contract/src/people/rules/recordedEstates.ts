import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;
const estate = { kind: 'number', is: 'Dánarbú nr.', en: 'Estate no.' } as const;

/** Heirs named in advance, and the estates of those who have died. */
export const estateTables: Readonly<Record<string, RecordedTable>> = {
  named_heir: {
    name: { is: 'Tilnefndur erfingi', en: 'Named heir' },
    insert: { is: 'Erfingi tilnefndur', en: 'Heir named' },
    update: { is: 'Tilnefningu erfingja breytt', en: 'Named heir changed' },
    delete: { is: 'Tilnefning erfingja felld niður', en: 'Named heir removed' },
    about: ['heir_name'],
    columns: {
      person_id: { kind: 'person', is: 'Persóna', en: 'Person' },
      position: technical,
      heir_name: { kind: 'text', is: 'Erfingi', en: 'Heir' },
      kennitala: { kind: 'text', is: 'Kennitala', en: 'National ID' },
      share: { kind: 'share', is: 'Hlutur', en: 'Share' },
      named_at: { kind: 'instant', is: 'Tilnefndur', en: 'Named' },
    },
  },
  estate: {
    name: { is: 'Dánarbú', en: 'Estate' },
    insert: { is: 'Andlát tilkynnt', en: 'Death reported' },
    update: { is: 'Dánarbúi breytt', en: 'Estate changed' },
    delete: { is: 'Dánarbúi eytt', en: 'Estate deleted' },
    about: ['deceased_name'],
    columns: {
      estate_id: estate,
      deceased_name: { kind: 'text', is: 'Nafn hins látna', en: 'Name of the deceased' },
      deceased_kennitala: {
        kind: 'text',
        is: 'Kennitala hins látna',
        en: 'National ID of the deceased',
        isForStaff: true,
      },
      died_on: { kind: 'day', is: 'Dánardagur', en: 'Date of death' },
      remark: { kind: 'text', is: 'Skýring', en: 'Explanation', isForStaff: true },
      reported_by: { kind: 'user', is: 'Tilkynnt af', en: 'Reported by', isForStaff: true },
      reported_at: { kind: 'instant', is: 'Tilkynnt', en: 'Reported' },
      state: { kind: 'text', is: 'Staða', en: 'State' },
      person_id: { kind: 'person', is: 'Hinn látni', en: 'The deceased' },
      basis: { kind: 'text', is: 'Grundvöllur skipta', en: 'Basis of the division' },
      counts_from: { kind: 'day', is: 'Erfingjar taka við frá', en: 'Heirs take over from' },
      proposed_by: { kind: 'user', is: 'Skipti skráð af', en: 'Division entered by', isForStaff: true },
      proposed_at: { kind: 'instant', is: 'Skipti skráð', en: 'Division entered' },
      decided_by: { kind: 'user', is: 'Afgreitt af', en: 'Decided by', isForStaff: true },
      decided_at: { kind: 'instant', is: 'Afgreitt', en: 'Decided' },
      decision: { kind: 'text', is: 'Athugasemd', en: 'Remark', isForStaff: true },
      passes_from: { kind: 'instant', is: 'Réttindin færast', en: 'Rights pass' },
      passed_at: { kind: 'instant', is: 'Réttindin færðust', en: 'Rights passed' },
      undo_asked_by: {
        kind: 'user',
        is: 'Beðið um afturköllun af',
        en: 'Undoing asked for by',
        isForStaff: true,
      },
      undo_asked_at: {
        kind: 'instant',
        is: 'Beðið um afturköllun',
        en: 'Undoing asked for',
        isForStaff: true,
      },
      undo_is_alive: { kind: 'yesNo', is: 'Viðkomandi á lífi', en: 'The person is alive', isForStaff: true },
      undone_by: { kind: 'user', is: 'Skipti afturkölluð af', en: 'Division undone by', isForStaff: true },
      undone_at: { kind: 'instant', is: 'Skipti afturkölluð', en: 'Division undone' },
      undo_reason: { kind: 'text', is: 'Ástæða afturköllunar', en: 'Why it was undone', isForStaff: true },
    },
  },
  estate_heir: {
    name: { is: 'Erfingi', en: 'Heir' },
    insert: { is: 'Erfingi skráður', en: 'Heir entered' },
    update: { is: 'Hlut erfingja breytt', en: 'Share of an heir changed' },
    delete: { is: 'Erfingi tekinn af', en: 'Heir removed' },
    about: ['estate_id', 'person_id'],
    columns: {
      estate_id: estate,
      person_id: { kind: 'person', is: 'Erfingi', en: 'Heir' },
      share: { kind: 'share', is: 'Hlutur', en: 'Share' },
    },
  },
};
