import { type Page, pageOfText, threeAt } from './bytes.ts';
import { layouts, type Version } from './layouts/index.ts';
import type { Layout } from './layouts/layout.ts';

/** A line without its end, on the page where it stands. */
export interface Line {
  page: Page;
  from: number;
  to: number;
}

const [carriageReturn, endOfFile] = [13, 26];

/** Where a line ends whose line feed is at `to`. */
export const endOfLine = ({ bytes }: Page, from: number, to: number): number =>
  to > from && bytes[to - 1] === carriageReturn ? to - 1 : to;

/** Empty, or the mark by which old systems end a file. */
export const isNothing = ({ page, from, to }: Line): boolean =>
  from === to || (to - from === 1 && page.bytes[from] === endOfFile);

export const textOfLine = ({ page, from, to }: Line): string => page.text.slice(from, to);

/** Its first three letters, which say what a line is. */
export const typeOfLine = ({ page, from, to }: Line): string => page.text.slice(from, Math.min(from + 3, to));

/** The layouts by the three letters of a record: those of 2.1, and of 2.2 what that has not. */
const byLetters: Readonly<Record<Version, ReadonlyMap<number, Layout>>> = {
  '2.1': lettersOf(new Map([...layouts['2.2'], ...layouts['2.1']])),
  '2.2': lettersOf(layouts['2.2']),
};

function lettersOf(known: ReadonlyMap<string, Layout>): ReadonlyMap<number, Layout> {
  return new Map([...known].map(([type, layout]) => [threeAt(pageOfText(type), 0), layout] as const));
}

export function layoutOfLine({ page, from, to }: Line, version: Version): Layout | undefined {
  return to - from < 3 ? undefined : byLetters[version].get(threeAt(page, from));
}
