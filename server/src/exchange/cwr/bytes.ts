// Columns as the bytes of a file: nothing is made into text before somebody needs it.

/** Bytes of a file as they came and the same as Latin-1, so that an index of one is an index of the other. */
export interface Page {
  bytes: Buffer;
  text: string;
}

export function pageOf(from: Uint8Array): Page {
  const bytes = Buffer.from(from.buffer, from.byteOffset, from.byteLength);
  return { bytes, text: bytes.toString('latin1') };
}

export const pageOfText = (text: string): Page => ({ bytes: Buffer.from(text, 'latin1'), text });

const [tab, blank, hardBlank, zero] = [9, 32, 160, 48];

/** The index of the first byte that is no blank. */
export function afterBlanks({ bytes }: Page, from: number, to: number): number {
  let at = from;
  while (at < to && bytes[at] === blank) at += 1;
  return at;
}

/** The index after the last byte that is no blank. */
export function beforeBlanks({ bytes }: Page, from: number, to: number): number {
  let at = to;
  // Titles and names end in many blanks: four at once.
  while (at - from >= 4 && bytes[at - 1] === blank && areFourBlanks(bytes, at - 4)) at -= 4;
  while (at > from && bytes[at - 1] === blank) at -= 1;
  return at;
}

function areFourBlanks(bytes: Buffer, at: number): boolean {
  const two = ((bytes[at] ?? 0) ^ blank) | ((bytes[at + 1] ?? 0) ^ blank);
  return (two | ((bytes[at + 2] ?? 0) ^ blank) | ((bytes[at + 3] ?? 0) ^ blank)) === 0;
}

/** The end of a line without the blanks after it, whichever they are. */
export function endOfText({ bytes }: Page, from: number, to: number): number {
  let at = to;
  while (at > from && (bytes[at - 1] === blank || bytes[at - 1] === hardBlank)) at -= 1;
  return at;
}

/** What a line has of characters that stand for nothing: a tab makes a record too long, any other makes the file unreadable. */
export function controlsIn({ bytes }: Page, from: number, to: number): 'none' | 'tab' | 'other' {
  let found: 'none' | 'tab' = 'none';
  let at = from;
  // Four at once while there are none: one that is less than a blank makes the whole negative.
  for (; at + 4 <= to; at += 4) {
    const two = ((bytes[at] ?? 0) - blank) | ((bytes[at + 1] ?? 0) - blank);
    if ((two | ((bytes[at + 2] ?? 0) - blank) | ((bytes[at + 3] ?? 0) - blank)) < 0) break;
  }
  for (; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= blank) continue;
    if (byte !== tab) return 'other';
    found = 'tab';
  }
  return found;
}

/** Three letters as a number, by which record types are found. */
export const threeAt = ({ bytes }: Page, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

/** The whole number in these bytes: 0 if there are none, NaN if it is no number. */
export function numberOf(bytes: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - zero;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

export function areDigits(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - zero;
    if (digit < 0 || digit > 9) return false;
  }
  return to > from;
}

/** Nothing, or nothing but zeros. */
export function areZeros(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (bytes[at] !== zero) return false;
  return true;
}
