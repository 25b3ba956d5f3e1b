import type { Declared } from '@omur/contract/platform/endpoint';
import type { Language } from '@omur/contract/platform/rules/language';
import type { SheetForm, SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { LinkProps } from '@tanstack/react-router';
import { type ComponentType, createContext, useContext } from 'react';
import type { Text } from '../i18n/text.ts';
import type { LocalEntry } from './localEntry.ts';
import type { SheetStore } from './sheetStore.ts';

/** What a sheet of one kind says and does on the screen; what it is made of, its form says. */
export interface SheetView {
  form: SheetForm;
  texts: SheetTexts;
  /** Shown whether or not anything stands in them. */
  usual: readonly string[];
  /** In pixels, of columns that are not as wide as most. */
  widths: Readonly<Record<string, number>>;
  /** Where an entry is named; the first column that is one of these stays in sight. */
  nameColumn: string;
  /** What an entry is called by its first line, where that takes more than one column. */
  titleOf?: (line: SheetLine) => string;
  /** Shows what a line was taken to name, where nothing is typed. */
  knownColumn: string;
  /** What a card on a phone says of a line. */
  detailOf: (line: SheetLine, known: string | null) => string;
  /** What a new entry or line begins with. */
  newLine: SheetLine;
  /** A file must have one of these columns. */
  needed: readonly string[];
  /** What may be chosen in a column, by name; nothing where anything may be typed. */
  optionsOf?: (column: string, language: Language) => string[];
  /** The cells of a column of a file, as spreadsheets write them. */
  read?: (column: string, cells: readonly string[]) => readonly string[];
  /** What stands in place of a line break in a cell of a column; a space where nothing is said. */
  breaks?: Readonly<Record<string, string>>;
  /** What a file leaves out that is always the same. */
  completed?: (entries: SheetLine[][], columns: readonly string[]) => SheetLine[][];
  /** Lines that show how the sheet is filled in. */
  examples: readonly Readonly<Record<string, Text>>[];
  /** Looks up who or what a line names. */
  Find?: ComponentType<FindProps>;
  /** Where what became of an entry is. */
  linkOf: (madeId: number) => LinkProps;
  /** Reads that are stale once entries were sent. */
  affects: Declared['affects'];
  /** Other sheets that somebody may look for here. */
  related?: readonly { label: Text; link: LinkProps }[];
  /** The address of a sheet, or of all of this kind. */
  addressOf: (bulkId?: number) => LinkProps;
}

export interface FindProps {
  store: SheetStore;
  entry: LocalEntry;
  lineNumber: number;
}

/** What differs from kind to kind; what is the same for all is in `messages`. */
export interface SheetTexts {
  title: Text;
  pageMore: Text;
  chooseMore: Text;
  templateName: Text;
  templateSheet: Text;
  /** The column that counts what is on a sheet. */
  all: Text;
  take: Text;
  needed: Text;
  checking: Text;
  tooMany: Text;
  send: Text;
  sendTitle: Text;
  sendMore: Text;
  sending: Text;
  sent: Text;
  grid: Text;
  addEntry: Text;
  removeEntry: Text;
  /** With `{number}`. */
  entryOf: Text;
  untitled: Text;
  isLike: Text;
  isOther: Text;
  allWell: Text;
  /** With `{number}`. */
  registeredAs: Text;
  /** Of kinds whose entries have lines. */
  lines?: { add: Text; remove: Text; lineOf: Text };
  keyColumn?: Text;
}

const View = createContext<SheetView | undefined>(undefined);
export const SheetViewProvider = View.Provider;

/** The kind of sheet that the page is about. */
export function useView(): SheetView {
  const view = useContext(View);
  if (!view) throw new Error('no sheet around');
  return view;
}

/** What an entry is called; nothing where its cells say nothing of it. */
export const titleOf = (
  { titleOf: named, nameColumn }: Pick<SheetView, 'titleOf' | 'nameColumn'>,
  [line = {}]: readonly SheetLine[],
): string | undefined => (named ? named(line) : line[nameColumn]) || undefined;
