import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Someone } from '../portal.ts';
import type { Society } from './society.ts';

/** A write that was answered: it is there, whatever happens after that. */
export interface Acknowledged {
  title: string;
  workId: number;
  at: number;
}

interface Write {
  title: string;
  path: string;
  as: Someone;
  body: unknown;
  key: string;
}

const tick = 25;
const patience = 20_000;
const mostUnderWay = 150;

/**
 * Members and staff who write so many times a second, and send again what was not answered under the same key, as the browser does
 * (W5). What comes back must be a success, or a clear 503.
 */
export class Writing {
  readonly acknowledged: Acknowledged[] = [];
  readonly strange: string[] = [];
  repeated = 0;
  longestGapMs = 0;
  readonly #society: Society;
  readonly #addresses: () => readonly string[];
  readonly #underWay = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  readonly #begunAt = performance.now();
  #lastAt = performance.now();
  #begun = 0;

  constructor(society: Society, perSecond: number, addresses: () => readonly string[]) {
    this.#society = society;
    this.#addresses = addresses;
    this.#timer = setInterval(() => {
      const due = ((performance.now() - this.#begunAt) / 1000) * perSecond;
      while (this.#begun < due && this.#underWay.size < mostUnderWay) this.#begin();
      // What could not be begun in time is not made up for.
      this.#begun = Math.max(this.#begun, Math.floor(due));
    }, tick);
  }

  #begin(): void {
    const write = this.#begun++ % 4 === 0 ? this.#registration() : this.#provisional();
    const done = this.#send(write).finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
  }

  #registration(): Write {
    const { member, editor } = this.#society;
    const title = `Skráð ${randomUUID()}`;
    const authors = [member, editor].map(({ authorId }) => ({ id: authorId, typeOfAuthor: 36, ratio: 50 }));
    const body = { HEITI_VERKS: title, LENGD: '3.30', authors };
    return { title, body, path: '/api/compositions', as: member, key: randomUUID() };
  }

  #provisional(): Write {
    const title = `Til bráðabirgða ${randomUUID()}`;
    return {
      title,
      body: { HEITI_VERKS: title },
      path: '/api/provisionalWorks',
      as: this.#society.editor,
      key: randomUUID(),
    };
  }

  async #send(write: Write): Promise<void> {
    // Under load one write may wait long while others are answered; it is stuck when none is any more.
    while (performance.now() < this.#lastAt + 3 * patience) {
      const workId = await this.#try(write).catch(() => undefined);
      if (workId !== undefined) return this.#acknowledge(write, workId);
      this.repeated += 1;
      await sleep(250);
    }
    this.strange.push(`${write.title} was never answered`);
  }

  /** The number of the work; undefined when it has to be tried again. */
  async #try({ path, as, body, key }: Write): Promise<number | undefined> {
    const addresses = this.#addresses();
    const address = addresses[Math.floor(Math.random() * addresses.length)];
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${as.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (answer.status === 201) return (JSON.parse(text) as { verK_NR: number }).verK_NR;
    const isClear = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0;
    if (!isClear) this.strange.push(`${answer.status} ${text}`);
    return undefined;
  }

  #acknowledge({ title }: Write, workId: number): void {
    const at = performance.now();
    this.longestGapMs = Math.max(this.longestGapMs, at - this.#lastAt);
    this.#lastAt = at;
    this.acknowledged.push({ title, workId, at });
  }

  /** Waits until so many more writes were answered than now. */
  async answered(more: number): Promise<void> {
    const aim = this.acknowledged.length + more;
    const until = performance.now() + 3 * patience;
    while (this.acknowledged.length < aim) {
      if (performance.now() > until)
        throw new Error(`Nothing was answered for long. ${this.strange.slice(0, 3).join('; ')}`);
      await sleep(10);
    }
  }

  /** Begins no more, and waits until all that were begun have been answered. */
  async stop(): Promise<string> {
    clearInterval(this.#timer);
    const seconds = (performance.now() - this.#begunAt) / 1000;
    const count = this.acknowledged.length;
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
    const rate = Math.round(count / seconds);
    return `${this.acknowledged.length} writes answered (${rate} a second), ${this.repeated} sent again, at longest ${Math.round(this.longestGapMs)} ms without an answer`;
  }
}
