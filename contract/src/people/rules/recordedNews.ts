import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

/** News of the society. Their drafts are the staff's. */
export const newsTables: Readonly<Record<string, RecordedTable>> = {
  news: {
    name: { is: 'Frétt', en: 'Article' },
    insert: { is: 'Frétt skrifuð', en: 'Article written' },
    update: { is: 'Frétt breytt', en: 'Article changed' },
    delete: { is: 'Frétt eytt', en: 'Article deleted' },
    about: ['headline_is'],
    isForStaff: true,
    columns: {
      news_id: { kind: 'number', is: 'Frétt nr.', en: 'Article no.' },
      headline_is: { kind: 'text', is: 'Fyrirsögn', en: 'Headline in Icelandic' },
      headline_en: { kind: 'text', is: 'Fyrirsögn á ensku', en: 'Headline in English' },
      news_is: { kind: 'text', is: 'Texti', en: 'Text in Icelandic' },
      news_en: { kind: 'text', is: 'Texti á ensku', en: 'Text in English' },
      publish_on: { kind: 'day', is: 'Birtist', en: 'Published on' },
      version: technical,
      changed_at: technical,
    },
  },
};
