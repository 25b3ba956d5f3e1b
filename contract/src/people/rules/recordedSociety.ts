import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const states = {
  receiving: { is: 'Í sendingu', en: 'Being sent' },
  checking: { is: 'Í yfirlestri', en: 'Being checked' },
  refused: { is: 'Ólæsilegt', en: 'Cannot be read' },
  checked: { is: 'Lesið yfir', en: 'Checked' },
  taking: { is: 'Í innlestri', en: 'Being taken' },
  taken: { is: 'Tekið inn', en: 'Taken' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
};

export const societyTables: Readonly<Record<string, RecordedTable>> = {
  society_import: {
    name: { is: 'Gagnaflutningur', en: 'Migration' },
    insert: { is: 'Gögn úr öðru kerfi send', en: 'Data from another system sent' },
    update: { is: 'Gögn úr öðru kerfi afgreidd', en: 'Data from another system processed' },
    delete: { is: 'Gagnaflutningi eytt', en: 'Migration deleted' },
    about: ['name'],
    isForStaff: true,
    columns: {
      society_import_id: technical,
      name: { kind: 'text', is: 'Heiti', en: 'Name' },
      state: { kind: 'choice', is: 'Staða', en: 'State', words: states },
      takes_two: { kind: 'yesNo', is: 'Tveir stjórnendur', en: 'Takes two administrators' },
      sent_by: { kind: 'user', is: 'Sent af', en: 'Sent by' },
      sent_at: { kind: 'instant', is: 'Sent', en: 'Sent' },
      checked_at: { kind: 'instant', is: 'Lesið yfir', en: 'Checked' },
      taken_by: { kind: 'user', is: 'Tekið inn af', en: 'Taken by' },
      taking_since: technical,
      taken_at: { kind: 'instant', is: 'Tekið inn', en: 'Taken' },
      is_without_refused: { kind: 'yesNo', is: 'Án þess sem var hafnað', en: 'Without what was refused' },
      problem_count: { kind: 'number', is: 'Gallar', en: 'Problems' },
      let_go_by: { kind: 'user', is: 'Afganginum sleppt af', en: 'Rest let go of by' },
      let_go_at: { kind: 'instant', is: 'Afganginum sleppt', en: 'Rest let go of' },
      left_count: { kind: 'number', is: 'Sleppt', en: 'Let go of' },
    },
  },
};
