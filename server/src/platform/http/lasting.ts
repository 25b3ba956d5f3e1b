import { Readable } from 'node:stream';
import { refuse } from '../refusal.ts';

const lookEvery = 500;

/** Whether who reads may still: of a system, whether its key still works. Of a session nothing is asked: nobody leaves one in a program. */
export type StillMay = (() => Promise<boolean>) | undefined;

/**
 * O330: a download ends with the key that reads it: within half a second nothing more is read for it, and the connection breaks off, so that
 * what has come does not look whole.
 */
export function lasting(content: AsyncIterable<string | Buffer>, stillMay: StillMay): Readable {
  if (stillMay) return Readable.from(whileAllowed(content, stillMay), { objectMode: false });
  return content instanceof Readable ? content : Readable.from(content, { objectMode: false });
}

async function* whileAllowed(content: AsyncIterable<string | Buffer>, stillMay: () => Promise<boolean>) {
  let lookedAt = Date.now();
  for await (const piece of content) {
    if (Date.now() - lookedAt >= lookEvery) {
      if (!(await stillMay())) refuse('key.none');
      lookedAt = Date.now();
    }
    yield piece;
  }
}
