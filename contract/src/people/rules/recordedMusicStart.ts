import type { RecordedTable } from './recordedTables.ts';

export const musicStartTables: Readonly<Record<string, RecordedTable>> = {
  music_start_code: {
    name: { is: 'MusicStart-kóði', en: 'MusicStart code' },
    insert: { is: 'MusicStart-kóði búinn til', en: 'MusicStart code made' },
    update: { is: 'MusicStart-kóða breytt', en: 'MusicStart code changed' },
    delete: { is: 'MusicStart-kóða eytt', en: 'MusicStart code deleted' },
    about: ['code'],
    columns: {
      person_id: { kind: 'person', is: 'Persóna', en: 'Person' },
      code: { kind: 'text', is: 'Kóði', en: 'Code' },
      issued_on: { kind: 'day', is: 'Dagsetning', en: 'Date' },
    },
  },
};
