import type { Layout } from './layouts/layout.ts';

/** One line of a file, with its columns cut only when they are asked for. */
export class CwrRecord {
  readonly type: string;
  /** The line as Latin-1: a character is a byte. */
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
  readonly layout: Layout;
  /** What stands in a field instead of what was sent, by an FR rule. */
  fixes: Map<string, string> | undefined;
  /** An RR rule dropped the record: its transaction is read without it. */
  isDropped = false;

  constructor(text: string, line: number, layout: Layout) {
    this.type = layout.type;
    this.text = text;
    this.line = line;
    this.layout = layout;
  }

  /** The field without blanks around it, as sent; '' where the version has no such field or the line ends before it. */
  field(name: string): string {
    const span = this.layout.span[name];
    if (span === undefined) return '';
    return cut(this.text, span.from, span.to);
  }

  /** A share in hundredths of a per cent: 0 if blank, NaN if it is no number. */
  share(name: string): number {
    const span = this.layout.span[name];
    return span === undefined ? 0 : numberIn(this.text, span.from, span.to);
  }

  /** A whole number: 0 if blank, NaN if it is none. */
  number(name: string): number {
    return this.share(name);
  }

  /** The field as it is to be stored: with what a rule put in its place. */
  kept(name: string): string {
    return this.fixes?.get(name) ?? this.field(name);
  }
}

const blank = 32;

/** The columns of a line without the blanks around them; '' after the end of the line. */
export function cut(text: string, from: number, to: number): string {
  let [start, end] = [from, Math.min(to, text.length)];
  while (start < end && text.charCodeAt(start) === blank) start += 1;
  while (end > start && text.charCodeAt(end - 1) === blank) end -= 1;
  return start < end ? text.slice(start, end) : '';
}

/** The whole number in the columns of a line: 0 if they are blank, NaN if they are no number. */
export function numberIn(text: string, from: number, to: number): number {
  let [start, end] = [from, Math.min(to, text.length)];
  while (start < end && text.charCodeAt(start) === blank) start += 1;
  while (end > start && text.charCodeAt(end - 1) === blank) end -= 1;
  let number = 0;
  for (; start < end; start += 1) {
    const digit = text.charCodeAt(start) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
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
