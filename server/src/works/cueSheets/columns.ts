// The columns of a file of cue sheets, described in docs/cue-sheet-file.md. One line a cue; what is said of the sheet stands
// on its first line.

/** Without these there is no cue sheet. */
export const needed = ['cue_sheet', 'programme', 'title', 'length'] as const;
/** What is said of the sheet. */
export const ofSheet = [
  'programme',
  'kind',
  'episode',
  'producer',
  'station',
  'year',
  'shown_on',
  'programme_length',
] as const;
export const columns = [...needed, ...ofSheet, 'authors', 'work', 'iswc', 'isrc', 'usage'] as const;
type Column = (typeof columns)[number];

export type Cells = Readonly<Record<Column, string>>;
