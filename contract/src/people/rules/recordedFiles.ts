import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

/** What is attached to applications, contracts, cases, assemblies, estates, news and disputes. */
export const fileTables: Readonly<Record<string, RecordedTable>> = {
  stored_file: {
    name: { is: 'Fylgiskjal', en: 'Attachment' },
    insert: { is: 'Fylgiskjali bætt við', en: 'Attachment added' },
    update: { is: 'Fylgiskjali breytt', en: 'Attachment changed' },
    delete: { is: 'Fylgiskjali eytt', en: 'Attachment deleted' },
    about: ['name'],
    columns: {
      file_id: technical,
      owner_kind: {
        kind: 'choice',
        is: 'Fylgir',
        en: 'Attached to',
        words: {
          application: { is: 'Umsókn', en: 'Application' },
          contractSubmission: { is: 'Innsendur samningur', en: 'Submitted contract' },
          case: { is: 'Erindi', en: 'Case' },
          assembly: { is: 'Aðalfundur', en: 'General assembly' },
          estate: { is: 'Dánarbú', en: 'Estate' },
          news: { is: 'Frétt', en: 'Article' },
          disputeParty: { is: 'Ágreiningur um hlutföll', en: 'Dispute over shares' },
        },
      },
      owner_id: {
        kind: 'number',
        is: 'Númer umsóknar, samnings, erindis, fundar, dánarbús, fréttar eða aðila',
        en: 'Number of application, contract, case, assembly, estate, article or party',
      },
      person_id: { kind: 'person', is: 'Persóna', en: 'Person' },
      name: { kind: 'text', is: 'Heiti skrár', en: 'Name of the file' },
      type: { kind: 'text', is: 'Tegund', en: 'Type' },
      size_bytes: { kind: 'number', is: 'Stærð í bætum', en: 'Size in bytes' },
      picture_text_is: { kind: 'text', is: 'Lýsing myndar', en: 'What is in the picture, in Icelandic' },
      picture_text_en: {
        kind: 'text',
        is: 'Lýsing myndar á ensku',
        en: 'What is in the picture, in English',
      },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          offered: { is: 'Ekki komin', en: 'Not arrived' },
          confirmed: { is: 'Komin', en: 'Arrived' },
          removed: { is: 'Fjarlægð', en: 'Removed' },
        },
      },
      created_at: { kind: 'instant', is: 'Stofnað', en: 'Created' },
      removed_at: { kind: 'instant', is: 'Fjarlægt', en: 'Removed' },
    },
  },
};
