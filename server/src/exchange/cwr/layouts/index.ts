import { control } from './control.ts';
import { details } from './details.ts';
import { type Fields, type Kind, type Layout, layoutOf } from './layout.ts';
import { parties } from './parties.ts';
import { works } from './works.ts';

const declared = { ...control, ...works, ...parties, ...details } as const;

export type RecordType = keyof typeof declared;
export type Version = '2.1' | '2.2';

type ValueOf<K extends Kind> = K extends 'number' | 'share'
  ? number
  : K extends 'duration'
    ? number | null
    : K extends 'clock'
      ? string
      : string | null;

/** The values of a record in our names; units and nulls are those of `Kind`. Fields of 2.2 are missing from records of 2.1. */
export type ValuesOf<T extends RecordType> = {
  -readonly [F in Exclude<
    keyof (typeof declared)[T],
    'transaction' | 'record'
  >]: (typeof declared)[T][F] extends readonly [number, number, infer K extends Kind, ...infer _]
    ? ValueOf<K>
    : never;
};

const only22 = new Set<string>(['OPT', 'OWT', 'XRF']);
const tableOf = (version: Version): ReadonlyMap<string, Layout> =>
  new Map(
    Object.entries(declared as Record<string, Fields>)
      .filter(([type]) => version === '2.2' || !only22.has(type))
      .map(([type, fields]) => [type, layoutOf(type, fields, version)]),
  );

/** The layout of every record type, one table a version. */
export const layouts: Readonly<Record<Version, ReadonlyMap<string, Layout>>> = {
  '2.1': tableOf('2.1'),
  '2.2': tableOf('2.2'),
};

/** The columns of the widest record. */
export const widest = Math.max(...[...layouts['2.2'].values()].map(({ width }) => width));

/** Records that begin a transaction. */
export const headerTypes: ReadonlySet<string> = new Set(['AGR', 'NWR', 'REV', 'ISW', 'EXC', 'ACK']);
/** Headers that describe a work. */
export const workTypes: ReadonlySet<string> = new Set(['NWR', 'REV', 'ISW', 'EXC']);

/** SPU for OPU, NWR for REV and so on: the type under which the rules of a record stand. */
export function ruleType(type: string): string {
  return aliases[type] ?? type;
}
const aliases: Readonly<Record<string, string>> = {
  REV: 'NWR',
  ISW: 'NWR',
  EXC: 'NWR',
  OPU: 'SPU',
  OPT: 'SPT',
  OWR: 'SWR',
  OWT: 'SWT',
};
