import { encodingOf, type TextLine, textLines } from '../../platform/files/textLines.ts';
import { refuse } from '../../platform/refusal.ts';

/** So much of a file is looked at before it is read, and so many lines of that. */
export const beginningBytes = 262_144;
const mostLines = 1000;

/** The first lines of a file of text, of which so much is there. @throws usage.file.notText */
export async function firstLines(bytes: Buffer): Promise<{ encoding: string; lines: TextLine[] }> {
  const encoding = await encodingOf(only(wholeLines(bytes)));
  if (encoding === 'notText') refuse('usage.file.notText');
  // Which line is broken is told when the file is read.
  const known = typeof encoding === 'object' ? 'utf-8' : encoding;
  const [lines = []] = await firstOf(textLines(only(bytes), known, mostLines), 1);
  return { encoding: known, lines };
}

/** Up to the last end of a line: a letter that is cut in two would look like another encoding. */
const wholeLines = (bytes: Buffer) =>
  bytes.length < beginningBytes ? bytes : bytes.subarray(0, bytes.lastIndexOf(10) + 1 || bytes.length);

async function* only(bytes: Buffer): AsyncGenerator<Buffer, void, undefined> {
  yield bytes;
}

export async function firstOf<T>(all: AsyncIterable<T>, most = Number.POSITIVE_INFINITY): Promise<T[]> {
  const found: T[] = [];
  for await (const one of all) {
    found.push(one);
    if (found.length === most) break;
  }
  return found;
}
