import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

/** The annual transparency report (R29, R30). */
export const transparencyTables: Readonly<Record<string, RecordedTable>> = {
  transparency_report: {
    name: { is: 'Gagnsæisskýrsla', en: 'Transparency report' },
    insert: { is: 'Byrjað á gagnsæisskýrslu', en: 'Transparency report begun' },
    update: { is: 'Ákveðið um gagnsæisskýrslu', en: 'Transparency report decided on' },
    delete: { is: 'Gagnsæisskýrslu eytt', en: 'Transparency report deleted' },
    about: ['report_year', 'transparency_report_id'],
    isForStaff: true,
    columns: {
      transparency_report_id: { kind: 'number', is: 'Númer skýrslu', en: 'Number of the report' },
      report_year: { kind: 'number', is: 'Ár', en: 'Year' },
      edition: { kind: 'number', is: 'Útgáfa', en: 'Edition' },
      correction_reason: { kind: 'text', is: 'Hvað er leiðrétt', en: 'What is corrected' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          draft: { is: 'Drög', en: 'Draft' },
          waiting: { is: 'Bíður birtingar', en: 'Awaiting publication' },
          published: { is: 'Birt', en: 'Published' },
        },
      },
      asked_by: { kind: 'user', is: 'Fryst af', en: 'Frozen by' },
      asked_at: technical,
      decided_by: { kind: 'user', is: 'Birt af', en: 'Published by' },
      decided_at: technical,
      version: technical,
    },
  },
  transparency_text: {
    name: { is: 'Kafli gagnsæisskýrslu', en: 'Section of a transparency report' },
    insert: { is: 'Kafli gagnsæisskýrslu skrifaður', en: 'Section of a transparency report written' },
    update: { is: 'Kafla gagnsæisskýrslu breytt', en: 'Section of a transparency report changed' },
    delete: { is: 'Kafli gagnsæisskýrslu fjarlægður', en: 'Section of a transparency report removed' },
    about: ['kind'],
    isForStaff: true,
    columns: {
      transparency_report_id: { kind: 'number', is: 'Númer skýrslu', en: 'Number of the report' },
      kind: {
        kind: 'choice',
        is: 'Kafli',
        en: 'Section',
        words: {
          activities: { is: 'Starfsemi ársins', en: 'Activities of the year' },
          governance: { is: 'Skipulag og stjórnarhættir', en: 'Structure and governance' },
          entities: { is: 'Félög í eigu félagsins', en: 'Entities owned' },
          remuneration: { is: 'Greiðslur til stjórnenda', en: 'Remuneration of managers' },
          refusals: { is: 'Synjanir um leyfi', en: 'Refusals of licences' },
          accounts: { is: 'Ársreikningur', en: 'Annual accounts' },
          investments: { is: 'Ávöxtun fjár', en: 'Investment income' },
          costs: { is: 'Kostnaður', en: 'Costs' },
          frequency: { is: 'Tíðni greiðslna', en: 'Frequency of payments' },
          delays: { is: 'Tafir á úthlutun', en: 'Delays' },
          nonDistributable: { is: 'Fé sem verður ekki úthlutað', en: 'Non-distributable amounts' },
          societies: { is: 'Önnur félög', en: 'Other societies' },
          funds: { is: 'Félags- og menningarsjóðir', en: 'Social and cultural funds' },
          audit: { is: 'Áritun endurskoðanda', en: 'Auditor’s report' },
        },
      },
      words_is: { kind: 'text', is: 'Texti á íslensku', en: 'Text in Icelandic' },
      words_en: { kind: 'text', is: 'Texti á ensku', en: 'Text in English' },
    },
  },
};
