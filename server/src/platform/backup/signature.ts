import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Ending } from './parts.ts';
import type { Entry } from './tar.ts';

/** What says that a backup was written by anyone who has the key, and by nobody since. */
export class Signature {
  readonly #sum;

  /** `secret` is that of the settings, of 32 characters or more. */
  constructor(secret: string) {
    this.#sum = createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'omur backup', 32)));
  }

  add({ name, content }: Entry): void {
    this.#sum.update(`${name}\n${content.length}\n`).update(content);
  }

  /** Signs the ending with all that came before it. */
  over({ rows, sequences, files, sums }: Ending): string {
    return this.#sum.update(JSON.stringify({ rows, sequences, files, sums })).digest('hex');
  }

  /** Whether an ending bears the signature of what came before it. */
  isOn(ending: Ending): boolean {
    const due = Buffer.from(this.over(ending));
    const found = Buffer.from(ending.signature ?? '');
    return due.length === found.length && timingSafeEqual(due, found);
  }
}
