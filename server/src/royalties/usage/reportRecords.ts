/**
 * Where cells stand in the records of services' reports (DSR, parts 3 to 5), counted from the type of the record, which is 0. Versions of
 * a record differ by cells at their end, which nothing here reads; a record is known by the name before its dot and version. The one
 * exception is `SU03.03` (`useSummaryOf`).
 */
export const reportCells = {
  HEAD: {
    version: 1,
    profile: 2,
    profileVersion: 3,
    reportId: 4,
    part: 6,
    parts: 7,
    lastDay: 9,
    sender: 11,
    repertoire: 15,
  },
  SY01: { summary: 1, territory: 6, currency: 10 },
  SY02: { summary: 1, territory: 6, currency: 10, controller: 12 },
  SY03: { summary: 1, territory: 6, currency: 10 },
  SY04: { summary: 1, territory: 6, currency: 14 },
  SY05: { summary: 1, territory: 6, currency: 17, controller: 8 },
  SY06: { summary: 1, territory: 6, currency: 10 },
  SY09: { summary: 1, territory: 4, currency: 15, controller: 7 },
  AS01: { block: 1, resource: 2, isrc: 4, title: 5, artist: 7, duration: 9 },
  AS02: { block: 1, resource: 2, isrc: 4, title: 5, artist: 7, duration: 9, iswc: 11, writers: 12 },
  AS03: { block: 1, resource: 2, title: 8, episode: 12, duration: 14 },
  CU01: { block: 1, resource: 2, duration: 4, isrc: 5, iswc: 6, title: 7, artist: 8, writers: 12 },
  MW01: { block: 1, iswc: 3, title: 4, writers: 6 },
  SU01: { block: 1, summary: 2, resource: 5, bearing: 6, usages: 8, returns: 9 },
  SU02: { block: 1, summary: 2, resource: 5, bearing: 6, streams: 7 },
  SU03: { block: 1, summary: 3, usages: 5, lastDay: 8, bearing: 10 },
  SU04: { block: 1, summary: 2, resource: 5, bearing: 12, usages: 14, returns: 15 },
  LI01: { block: 1, summary: 2, controller: 3, amount: 9 },
  FOOT: { lines: 1 },
} as const;

type SummaryRecord = 'SY01' | 'SY02' | 'SY03' | 'SY04' | 'SY05' | 'SY06' | 'SY09';
/** Where a summary has its cells, and those of whose money it is; undefined for a record that is none. */
export const summaryCells = (
  type: string,
): { summary: number; territory: number; currency: number; controller?: number } | undefined =>
  /^SY0[1-69]$/u.test(type) ? reportCells[type as SummaryRecord] : undefined;

/** R243: `SU03.03` of part 8 has the number of its summary where the versions before have that of the sale. */
export const useSummaryOf = (cells: readonly string[]) =>
  textOf(cells[cells[0] === 'SU03.03' ? 2 : reportCells.SU03.summary]);

/** Records that tell what was used. */
export const describing: ReadonlySet<string> = new Set(['AS01', 'AS02', 'AS03', 'CU01', 'MW01']);

/** Records that say nothing a share of money or a match rests on. */
export const passedOver: ReadonlySet<string> = new Set([
  'RE01',
  'RE02',
  'RE03',
  'RU01',
  'RU02',
  'LC01',
  'ST01',
]);

/**
 * Profiles by their name in the head, without regard to case and spaces. Amounts stand on lines of their own (LI01); else usages share a pool. In an
 * audio-visual report each may come, and usage of a video (SU03) that has no amounts is a usage. What a later version may say is not known.
 */
const reportProfiles: Readonly<
  Record<string, { brings: 'usages' | 'amounts' | 'either'; versions: readonly string[] }>
> = {
  basicaudioprofile: { brings: 'usages', versions: ['1.1', '1.2', '1.3'] },
  audiovisualprofile: { brings: 'either', versions: ['1.0', '1.1', '1.2'] },
  ugcprofile: { brings: 'amounts', versions: ['1.0', '1.1', '1.1.1', '1.2'] },
};

/** R243: services write `UGC Profile` too. */
export function profileOf(name: string) {
  const plain = name.toLowerCase().replaceAll(/\s/gu, '');
  return Object.hasOwn(reportProfiles, plain) ? reportProfiles[plain] : undefined;
}

/**
 * The cells of a line. A backslash takes the sign after it as it is, also a tab or a stroke; strokes split lists alone, so they stay in
 * the text, as `\u0000` where they are no part of a name.
 */
export function cellsOf(line: string): string[] {
  if (!line.includes('\\')) return line.split('\t').map((cell) => cell.replaceAll('|', stroke));
  const cells: string[] = [];
  let cell = '';
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? '';
    if (sign === '\\' && at + 1 < line.length) cell += line[++at];
    else if (sign === '\t') {
      cells.push(cell);
      cell = '';
    } else cell += sign === '|' ? stroke : sign;
  }
  return [...cells, cell];
}

/**
 * R228: two backslashes before a stroke. They are read as one backslash and the end of a name; a description of the format shows them as
 * the escape of a stroke.
 */
export const hasUnsureEscape = (line: string) => line.includes('\\\\|') && /(?<!\\)(?:\\\\)+\|/u.test(line);

/** Stands for a stroke that splits a list, as long as it is not known whether its cell is one. */
const stroke = '\u0000';

/** A cell that is a text: its strokes split nothing. */
export const textOf = (cell: string | undefined) =>
  (cell ?? '').replaceAll(stroke, '|').trim().normalize('NFC');
/** The names of a cell that is a list. */
export const namesOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(stroke)
    .map((name) => name.trim().normalize('NFC'))
    .filter((name) => name !== '');
/** A cell that is a list: its names, apart by semicolons. */
export const listOf = (cell: string | undefined) => namesOf(cell).join('; ');
export const firstOf = (cell: string | undefined) => (cell ?? '').split(stroke)[0]?.trim() ?? '';

/** What does not say otherwise bears royalties: the cell may be left out. Undefined where it says neither. */
export function isBearing(cell: string | undefined): boolean | undefined {
  const said = textOf(cell).toLowerCase();
  if (said === 'false' || said === '0') return false;
  return said === '' || said === 'true' || said === '1' ? true : undefined;
}
