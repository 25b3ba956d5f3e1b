import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;
const decided = {
  waiting: { is: 'Bíður', en: 'Waiting' },
  active: { is: 'Í gildi', en: 'In force' },
  refused: { is: 'Hafnað', en: 'Refused' },
};

/** What payees bring from a former system, and what they are paid ahead. */
export const balanceTables: Readonly<Record<string, RecordedTable>> = {
  opening: {
    name: { is: 'Upphafsstaða', en: 'Opening balances' },
    insert: { is: 'Upphafsstaða skráð', en: 'Opening balances brought' },
    update: { is: 'Ákveðið um upphafsstöðu', en: 'Opening balances decided on' },
    delete: { is: 'Upphafsstöðu eytt', en: 'Opening balances deleted' },
    about: ['opening_id'],
    isForStaff: true,
    columns: {
      opening_id: { kind: 'number', is: 'Númer upphafsstöðu', en: 'Number of the opening balances' },
      category_id: { kind: 'number', is: 'Flokkur', en: 'Category' },
      opening_day: { kind: 'day', is: 'Staða á degi', en: 'Balances on' },
      source: { kind: 'text', is: 'Uppruni', en: 'Source' },
      line_count: { kind: 'number', is: 'Fjöldi lína', en: 'Number of lines' },
      units: technical,
      list_checksum: technical,
      state: { kind: 'choice', is: 'Staða', en: 'State', words: decided },
      asked_by: { kind: 'user', is: 'Skráð af', en: 'Brought by' },
      asked_at: technical,
      decided_by: { kind: 'user', is: 'Ákveðið af', en: 'Decided by' },
      decided_at: technical,
      transaction_id: technical,
    },
  },
  advance: {
    name: { is: 'Fyrirframgreiðsla', en: 'Advance' },
    insert: { is: 'Beðið um fyrirframgreiðslu', en: 'Advance asked for' },
    update: { is: 'Ákveðið um fyrirframgreiðslu', en: 'Advance decided on' },
    delete: { is: 'Fyrirframgreiðslu eytt', en: 'Advance deleted' },
    about: ['advance_id'],
    isForStaff: true,
    columns: {
      advance_id: { kind: 'number', is: 'Númer fyrirframgreiðslu', en: 'Number of the advance' },
      person_id: { kind: 'person', is: 'Greiðsluþegi', en: 'Payee' },
      units: technical,
      percent: { kind: 'number', is: 'Endurheimt af úthlutun (%)', en: 'Recovered of a distribution (%)' },
      reason: { kind: 'text', is: 'Ástæða', en: 'Reason' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          ...decided,
          cancelled: { is: 'Hætt við', en: 'Cancelled' },
          writtenOff: { is: 'Afskrifað', en: 'Written off' },
        },
      },
      asked_by: { kind: 'user', is: 'Beðið um af', en: 'Asked for by' },
      asked_at: technical,
      decided_by: { kind: 'user', is: 'Ákveðið af', en: 'Decided by' },
      decided_at: technical,
      cancelled_by: { kind: 'user', is: 'Hætt við af', en: 'Cancelled by' },
      cancelled_at: technical,
      write_off_reason: { kind: 'text', is: 'Ástæða afskriftar', en: 'Reason for writing off' },
      write_off_asked_by: { kind: 'user', is: 'Afskriftar beðið af', en: 'Write-off asked for by' },
      write_off_asked_at: technical,
      written_off_by: { kind: 'user', is: 'Afskrifað af', en: 'Written off by' },
      written_off_at: technical,
    },
  },
};
