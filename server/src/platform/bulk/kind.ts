import { type ErrorCode, sentenceOf } from '@omur/contract/platform/errors';
import type { BulkKind, SheetForm, SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/statement.ts';
import type { FieldRefusal } from '../refusal.ts';
import type { Actor } from '../sessions/actor.ts';

/** What is wrong with a cell, or with a line as a whole. */
export interface Fault {
  lineNumber: number;
  sheetColumn: string | null;
  is: string;
  en: string;
}

/** Something registered that an entry of a sheet is like. */
export interface Alike {
  id: number;
  name: string;
}

export type Cell = Pick<Fault, 'lineNumber' | 'sheetColumn'>;

/** What became of an entry. */
export interface Made {
  workId?: number;
  livePerformanceId?: number;
  personId?: number;
}

/** Who sends, with the transaction that an entry is sent in. */
export interface Sending {
  db: Queryable;
  actor: Actor;
  config: Config;
  /** Its member has seen what it is like, and says that it is another. */
  isOther: boolean;
}

/** An entry as it was checked, with what sends it. */
export interface Checked {
  /** Of each line whom or what it names. */
  knownNames: (string | null)[];
  faults: Fault[];
  alike: Alike[];
  /** The cell of a field that sending refuses. */
  cellOf: (field: string, code: ErrorCode) => Cell;
  /** Does what the single call does, by its rules, which have the last word. */
  send: (sending: Sending) => Promise<Made>;
}

/** What the server does with the sheets of one kind (O107). */
export interface SheetKind {
  form: SheetForm;
  /** What columns are called elsewhere, folded. */
  headings: Readonly<Record<string, readonly string[]>>;
  /** Whether somebody may have, fill in and send such sheets; asked anew when each entry is sent. */
  mayUse: (actor: Actor) => boolean;
  /** Checks many entries, reading what their rules need once for all of them (O109). */
  check(db: Queryable, actor: Actor, entries: readonly (readonly SheetLine[])[]): Promise<Checked[]>;
  /** The columns that are left of an entry once it is registered; all if undeclared. */
  keptColumns?: readonly string[];
}

export type SheetKinds = Readonly<Record<BulkKind, SheetKind>>;

export const faultAt = (
  cell: Cell,
  code: ErrorCode,
  values?: Readonly<Record<string, string | number>>,
): Fault => ({ ...cell, is: sentenceOf(code, 'is', values), en: sentenceOf(code, 'en', values) });

/** One fault for each cell, what was found first, in the order of the lines. */
export function firstAtEachCell(faults: readonly Fault[]): Fault[] {
  const told = new Set<string>();
  const isFirst = ({ lineNumber, sheetColumn }: Fault) => {
    const cell = `${lineNumber} ${sheetColumn}`;
    return !told.has(cell) && told.add(cell);
  };
  return faults.filter(isFirst).toSorted((a, b) => a.lineNumber - b.lineNumber);
}

/** What is refused, at the cells. */
export const faultsAt = (refusals: readonly FieldRefusal[], cellOf: Checked['cellOf']): Fault[] =>
  refusals.map(({ field, code, values }) => faultAt(cellOf(field, code), code, values));
