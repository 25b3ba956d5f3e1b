import type { RecordedColumn } from './recordedTables.ts';

// Columns that several recorded tables have.

/** A column that nobody reads: a key, a version, a computed value. It has no label. */
export const technical = { kind: 'technical', is: '', en: '' } as const satisfies RecordedColumn;

export const author = { kind: 'author', is: 'Höfundur', en: 'Author' } as const satisfies RecordedColumn;
export const share = { kind: 'share', is: 'Hlutfall', en: 'Share' } as const satisfies RecordedColumn;
export const duration = { kind: 'duration', is: 'Lengd', en: 'Length' } as const satisfies RecordedColumn;

/** The member of staff who decided; members do not see who. */
export const staffUser = {
  kind: 'user',
  is: 'Afgreitt af',
  en: 'Decided by',
  isForStaff: true,
} as const satisfies RecordedColumn;
