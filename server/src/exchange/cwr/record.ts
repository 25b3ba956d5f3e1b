import { afterBlanks, beforeBlanks, numberOf, type Page, pageOfText } from './bytes.ts';
import type { Test } from './checks.ts';
import type { Layout } from './layouts/layout.ts';

/** One line of a file, with its columns cut only when they are asked for. */
export class CwrRecord {
  readonly type: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly layout: Layout;
  readonly page: Page;
  /** Where the line begins on its page, and where what it says ends. */
  readonly from: number;
  readonly to: number;
  /** What stands in a field instead of what was sent, by an FR rule. */
  fixes: Map<string, string> | undefined = undefined;
  /** An RR rule dropped the record: its transaction is read without it. */
  isDropped = false;

  constructor(layout: Layout, line: number, { page, from }: { page: Page; from: number }, to: number) {
    this.type = layout.type;
    this.line = line;
    this.layout = layout;
    this.page = page;
    this.from = from;
    this.to = to;
  }

  /** A line that stands by itself. */
  static ofText(text: string, line: number, layout: Layout): CwrRecord {
    return new CwrRecord(layout, line, { page: pageOfText(text), from: 0 }, text.length);
  }

  /** The line as Latin-1: a character is a byte. */
  get text(): string {
    return this.page.text.slice(this.from, this.to);
  }

  /** The field without blanks around it, as sent; '' where the version has no such field or the line ends before it. */
  field(name: string): string {
    const span = this.layout.span[name];
    if (span === undefined) return '';
    const { page } = this;
    const end = this.endOf(span.to);
    const from = afterBlanks(page, this.from + span.from, end);
    return from < end ? page.text.slice(from, beforeBlanks(page, from, end)) : '';
  }

  /** Whether nothing stands in the field. */
  isBlank(name: string): boolean {
    const span = this.layout.span[name];
    if (span === undefined) return true;
    const end = this.endOf(span.to);
    return afterBlanks(this.page, this.from + span.from, end) >= end;
  }

  /** A share in hundredths of a per cent: 0 if blank, NaN if it is no number. */
  share(name: string): number {
    const span = this.layout.span[name];
    if (span === undefined) return 0;
    const { page } = this;
    const end = this.endOf(span.to);
    const from = afterBlanks(page, this.from + span.from, end);
    return numberOf(page.bytes, from, beforeBlanks(page, from, end));
  }

  /** A whole number: 0 if blank, NaN if it is none. */
  number(name: string): number {
    return this.share(name);
  }

  /** Whether what stands in the columns of a field passes a test; `from` and `to` are those of its span. */
  passes(test: Test, { from, to }: { from: number; to: number }): boolean {
    const { page } = this;
    const end = this.endOf(to);
    const start = afterBlanks(page, this.from + from, end);
    return start < end ? test(page.bytes, start, beforeBlanks(page, start, end)) : test(page.bytes, end, end);
  }

  /** The field as it is to be stored: with what a rule put in its place. */
  kept(name: string): string {
    return this.fixes?.get(name) ?? this.field(name);
  }

  private endOf(column: number): number {
    const end = this.from + column;
    return end < this.to ? end : this.to;
  }
}

export function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return text.length > 0;
}

/** Eight digits for a day of the calendar. */
export function isDay(text: string): boolean {
  if (text.length !== 8 || !isDigits(text)) return false;
  const [year, month, day] = [
    Number(text.slice(0, 4)),
    Number(text.slice(4, 6)),
    Number(text.slice(6, 8)),
  ] as const;
  if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Six digits for hours, minutes and seconds. */
export const isTime = (text: string) => /^\d\d[0-5]\d[0-5]\d$/u.test(text);

/** Blank or nothing but zeros. */
export function isEmpty(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) !== 48) return false;
  return true;
}
