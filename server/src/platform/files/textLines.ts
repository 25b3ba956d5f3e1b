import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

/** So many characters has no line. */
const longestLine = 20_000;

/** Of long lines fewer are held at a time. */
const mostCharacters = 2_000_000;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * UTF-16 where its byte order mark says so, which is how spreadsheets write Unicode text; UTF-8 if all of it is that; else Latin-1 in
 * the form that Windows writes. What has zero bytes otherwise is no text; what begins as UTF-8 and does not go on so is neither, and read
 * as Latin-1 all of its letters would be wrong.
 */
export async function encodingOf(
  parts: AsyncIterable<Buffer>,
): Promise<Encoding | 'notText' | { brokenLine: number }> {
  let decoder: TextDecoder | undefined;
  let isWide = false;
  let isDecoded = true;
  let isPlain = true;
  let line = 1;
  /** What the end of a part cut off a letter. */
  let cut = Buffer.alloc(0);
  let brokenLine: number | undefined;
  for await (const part of parts) {
    if (!decoder) {
      isWide = isMarkedWide(part);
      decoder = new TextDecoder(isWide ? wideOf(part) : 'utf-8', { fatal: true, ignoreBOM: true });
    }
    if (!isWide && part.includes(0)) return 'notText';
    if (!isDecoded) continue;
    const text = decoded(decoder, part);
    isDecoded = text !== undefined;
    if (isWide) continue;
    if (text === undefined) brokenLine = brokenLineIn(Buffer.concat([cut, part]), line, isPlain);
    else {
      const end = Buffer.concat([cut, part.subarray(-3)]);
      cut = end.subarray(end.length - (cut.length + part.length - Buffer.byteLength(text)));
      isPlain &&= !/[^\p{ASCII}]/u.test(text);
    }
    for (let at = part.indexOf(10); at !== -1; at = part.indexOf(10, at + 1)) line += 1;
  }
  if (decoder && isDecoded && decoded(decoder) !== undefined) return decoder.encoding as Encoding;
  if (isWide) return 'notText';
  if (isDecoded && !isPlain) brokenLine = line;
  return brokenLine === undefined ? 'windows-1252' : { brokenLine };
}

/** The first line that is no UTF-8, if there were letters of it before. */
function brokenLineIn(bytes: Buffer, firstLine: number, wasPlain: boolean): number | undefined {
  let isPlain = wasPlain;
  let at = 0;
  for (let line = firstLine; ; line++) {
    const end = bytes.indexOf(10, at) + 1 || bytes.length;
    const text = bytes.subarray(at, end);
    if (!isUtf8(text) || end === bytes.length) return isPlain ? undefined : line;
    isPlain &&= isAscii(text);
    at = end;
  }
}

const isMarkedWide = ([first, second]: Buffer) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
const wideOf = ([first]: Buffer) => (first === 0xff ? 'utf-16le' : 'utf-16be');

function decoded(decoder: TextDecoder, part?: Buffer): string | undefined {
  try {
    return decoder.decode(part, { stream: part !== undefined });
  } catch {
    return undefined;
  }
}

export interface TextLine {
  /** Counted from the first line of the file, which names the columns. */
  fileLine: number;
  text: string;
}

/** The lines of a text that comes in parts, many at a time. A line without an end is cut where no line is so long. */
export async function* textLines(
  parts: AsyncIterable<Buffer>,
  encoding: Encoding,
  atOnce: number,
): AsyncGenerator<TextLine[], void, undefined> {
  // A byte order mark is left out by the decoder.
  const decoder = new TextDecoder(encoding);
  let rest = '';
  let fileLine = 0;
  let lines: TextLine[] = [];
  let characters = 0;
  for await (const part of parts) {
    const pieces = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = (pieces.pop() ?? '').slice(0, longestLine + 1);
    for (const piece of pieces) {
      lines.push({ fileLine: ++fileLine, text: withoutReturn(piece) });
      characters += piece.length;
      if (lines.length < atOnce && characters < mostCharacters) continue;
      yield lines;
      lines = [];
      characters = 0;
    }
  }
  rest += decoder.decode();
  if (rest !== '') lines.push({ fileLine: ++fileLine, text: withoutReturn(rest) });
  if (lines.length > 0) yield lines;
}

export const isTooLong = ({ text }: TextLine) => text.length > longestLine;

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);
