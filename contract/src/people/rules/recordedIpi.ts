import { technical } from './recordedColumns.ts';
import type { RecordedTable } from './recordedTables.ts';

const states = {
  receiving: { is: 'Í sendingu', en: 'Being sent' },
  checking: { is: 'Í yfirlestri', en: 'Being checked' },
  refused: { is: 'Ólæsileg', en: 'Cannot be read' },
  same: { is: 'Þegar tekin inn', en: 'Taken before' },
  checked: { is: 'Lesin yfir', en: 'Checked' },
  taking: { is: 'Í innlestri', en: 'Being taken' },
  taken: { is: 'Tekin inn', en: 'Taken' },
  cancelled: { is: 'Hætt við', en: 'Cancelled' },
};

export const ipiTables: Readonly<Record<string, RecordedTable>> = {
  ipi_import: {
    name: { is: 'IPI-skrá', en: 'IPI file' },
    insert: { is: 'IPI-skrá send', en: 'IPI file sent' },
    update: { is: 'IPI-skrá afgreidd', en: 'IPI file processed' },
    delete: { is: 'IPI-skrá eytt', en: 'IPI file deleted' },
    about: ['file_name'],
    isForStaff: true,
    columns: {
      ipi_import_id: technical,
      file_name: { kind: 'text', is: 'Skrá', en: 'File' },
      file_bytes: { kind: 'number', is: 'Bæti', en: 'Bytes' },
      checksum: technical,
      state: { kind: 'choice', is: 'Staða', en: 'State', words: states },
      same_as: { kind: 'number', is: 'Sama skrá og nr.', en: 'Same file as no.' },
      announced_by: { kind: 'user', is: 'Send af', en: 'Sent by' },
      announced_at: { kind: 'instant', is: 'Send', en: 'Sent' },
      checked_at: { kind: 'instant', is: 'Lesin yfir', en: 'Checked' },
      taken_by: { kind: 'user', is: 'Tekin inn af', en: 'Taken by' },
      taken_at: { kind: 'instant', is: 'Tekin inn', en: 'Taken' },
      lines_read: { kind: 'number', is: 'Línur', en: 'Lines' },
      refused_count: { kind: 'number', is: 'Línur sem var hafnað', en: 'Lines refused' },
      new_names: { kind: 'number', is: 'Ný nöfn', en: 'New names' },
      changed_names: { kind: 'number', is: 'Breytt nöfn', en: 'Changed names' },
      same_names: technical,
      new_memberships: { kind: 'number', is: 'Nýjar aðildir', en: 'New memberships' },
      changed_memberships: { kind: 'number', is: 'Breyttar aðildir', en: 'Changed memberships' },
      same_memberships: technical,
      removed_memberships: { kind: 'number', is: 'Felldar aðildir', en: 'Memberships removed' },
      takes_two: { kind: 'yesNo', is: 'Tvo þarf til', en: 'Takes two' },
      is_typed: { kind: 'yesNo', is: 'Handfært', en: 'Typed by hand' },
    },
  },
};
