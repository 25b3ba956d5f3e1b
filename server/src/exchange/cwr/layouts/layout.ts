// How a record of CWR is declared: each field's first column (from 1), its width and its kind.

/**
 * What the columns of a field hold and what they become.
 * `text`, `code`, `native`: text or null; `native` may be in the character set that HDR names, the others are Latin-1.
 * `digits`: an identifier filled with zeros on the left; `number`, `share` (hundredths of a per cent): a whole number, 0 where nothing is said.
 * `date`: YYYY-MM-DD or null. `duration`: seconds or null. `clock`: HH:MM:SS.
 */
export type Kind = 'text' | 'code' | 'native' | 'digits' | 'number' | 'share' | 'date' | 'duration' | 'clock';

/** First column, width, kind, and the version from which the field is there, if it is not in all. */
export type FieldSpec = readonly [start: number, size: number, kind: Kind, since?: '2.2'];

export type Fields = Readonly<Record<string, FieldSpec>>;

export interface Span {
  name: string;
  /** Index of the first character of the field in the line, from 0. */
  from: number;
  /** Index after its last character. */
  to: number;
  kind: Kind;
}

export interface Layout {
  type: string;
  spans: readonly Span[];
  span: Readonly<Record<string, Span>>;
  /** Columns of the record in this version. */
  width: number;
}

/** The layout of a record type in one version. */
export function layoutOf(type: string, fields: Fields, version: '2.1' | '2.2'): Layout {
  const spans = Object.entries(fields)
    .filter(([, [, , , since]]) => since === undefined || version === '2.2')
    .map(([name, [start, size, kind]]): Span => ({ name, from: start - 1, to: start - 1 + size, kind }));
  return {
    type,
    spans,
    span: Object.fromEntries(spans.map((span) => [span.name, span])),
    width: Math.max(...spans.map(({ to }) => to)),
  };
}

/** Columns 4–19 of every record but those around groups and files. */
export const prefix = {
  transaction: [4, 8, 'number'],
  record: [12, 8, 'number'],
} as const satisfies Fields;
