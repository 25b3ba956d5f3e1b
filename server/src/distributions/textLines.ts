import { TextDecoder } from 'node:util';

/** So many characters has no line. */
const longestLine = 20_000;

/** Of long lines fewer are held at a time. */
const mostCharacters = 2_000_000;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * UTF-16 where its byte order mark says so, which is how spreadsheets write Unicode text; UTF-8 if all of it is that; else Latin-1 in
 * the form that Windows writes. What has zero bytes otherwise is no text.
 */
export async function encodingOf(parts: AsyncIterable<Buffer>): Promise<Encoding | 'notText'> {
  let decoder: TextDecoder | undefined;
  let isWide = false;
  let isDecoded = true;
  for await (const part of parts) {
    if (!decoder) {
      isWide = isMarkedWide(part);
      decoder = new TextDecoder(isWide ? wideOf(part) : 'utf-8', { fatal: true });
    }
    if (!isWide && part.includes(0)) return 'notText';
    isDecoded &&= decodes(decoder, part);
  }
  if (decoder && isDecoded && decodes(decoder)) return decoder.encoding as Encoding;
  return isWide ? 'notText' : 'windows-1252';
}

const isMarkedWide = ([first, second]: Buffer) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
const wideOf = ([first]: Buffer) => (first === 0xff ? 'utf-16le' : 'utf-16be');

function decodes(decoder: TextDecoder, part?: Buffer): boolean {
  try {
    decoder.decode(part, { stream: part !== undefined });
    return true;
  } catch {
    return false;
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
