// The columns of a file of a distribution, described in docs/distribution-file.md.

/** Without these there is no file of a distribution. */
export const needed = ['line', 'pot', 'amount'] as const;
export const columns = [
  ...needed,
  'type',
  'right',
  'work',
  'iswc',
  'isrc',
  'title',
  'authors',
  'performers',
  'station',
  'pot_en',
  'station_en',
  'subtype',
  'subtype_en',
  'country',
  'used_on',
  'uses',
] as const;
export type Column = (typeof columns)[number];

/** What a file may have in a field of text. */
export const longest: Partial<Record<Column, number>> = {
  pot: 100,
  title: 300,
  authors: 500,
  performers: 300,
  station: 100,
  pot_en: 100,
  station_en: 100,
  subtype: 100,
  subtype_en: 100,
};
