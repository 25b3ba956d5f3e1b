import { payloadNameOf } from '@omur/contract/platform/wire';
import {
  deleteDraft,
  Draft,
  type DraftKind,
  getDraft,
  SavedDraft,
  saveDraft,
} from '@omur/contract/platform/calls/drafts';
import * as z from 'zod/mini';
import { currentSession } from '../api/session.ts';
import { chosenLanguage } from '../i18n/text.ts';
import { isSame } from './compare.ts';
import type { Place } from './place.ts';

const patience = 10_000;

/** Saves go one after another, so that each knows the version that the one before it made. */
let last: Promise<void> = Promise.resolve();
function afterOthers(save: () => Promise<void>): void {
  last = last.then(save, save);
}
/** When all that is being saved is saved. */
export const savesDone = () => last.catch(() => undefined);

interface Dependencies {
  kind: DraftKind;
  userId: number;
  place: Place;
  titleOf: (content: unknown) => string;
  /** Told where the form now stands; undefined when it is forgotten. */
  onPlace: (place: Place | undefined) => void;
  onSaved: () => void;
  /** Another device has saved something else meanwhile. */
  onElsewhere: (other: Draft) => void;
}

/**
 * A draft as the server keeps it beside this browser. It never disturbs: what cannot be saved now goes with the next change, and
 * an ended session is left to the next act of the user.
 */
export class ServerDraft {
  readonly #parts: Dependencies;
  #place: Place;
  #waiting: unknown;
  #isStopped: boolean;
  #isThere: boolean;
  #isForgotten = false;

  constructor(parts: Dependencies, isStopped = false) {
    this.#parts = parts;
    this.#place = parts.place;
    this.#isThere = parts.place.version > 0;
    this.#isStopped = isStopped;
  }

  keep = (content: unknown, isLeaving: boolean): void => {
    this.#waiting = content;
    this.#isForgotten = false;
    this.#move({ isSaved: false, title: this.#titleOf(content) });
    if (isLeaving) void this.#save(true);
    else this.retry();
  };

  retry = (): void => afterOthers(() => this.#save(false));

  forget = (): void => {
    this.#waiting = undefined;
    this.#isForgotten = true;
    this.#isStopped = false;
    this.#parts.onPlace(undefined);
    afterOthers(async () => {
      if (this.#isThere) await this.#ask(deleteDraft, undefined, true);
      this.#isThere = false;
      this.#move({ version: 0, isSaved: false });
      this.#parts.onSaved();
    });
  };

  /** Goes on from what the other device saved: with what is here over it, or with nothing to save. */
  goOn(version: number, content: unknown): void {
    this.#isStopped = false;
    this.#move({ version });
    this.#waiting = content;
    this.retry();
  }

  async #save(isLeaving: boolean): Promise<void> {
    if (this.#isStopped || this.#waiting === undefined) return;
    const content = this.#waiting;
    this.#waiting = undefined;
    this.#isThere = true;
    const { kind } = this.#parts;
    const title = this.#titleOf(content);
    const { version } = this.#place;
    // Sent as it is: what the server cannot keep it refuses, and this browser keeps it.
    const fields = Object.entries({ kind, title, content, version });
    const spelled = fields.map(([name, value]) => [payloadNameOf(saveDraft.body, name), value]);
    const body = JSON.stringify(Object.fromEntries(spelled));
    const response = await this.#ask(saveDraft, body, isLeaving);
    if (response?.ok) return this.#saved(z.decode(SavedDraft, await response.json()).version);
    if (response?.status === 412) return this.#compare(content);
    // Deleted or sent on another device: from here on this browser alone keeps it.
    if (response?.status === 404) this.#isStopped = true;
    this.#waiting ??= content;
  }

  #titleOf = (content: unknown) => this.#parts.titleOf(content).trim().slice(0, 200).toWellFormed();

  async #compare(content: unknown): Promise<void> {
    this.#waiting ??= content;
    const response = await this.#ask(getDraft);
    if (!response?.ok) return;
    const other = z.decode(Draft, await response.json());
    if (isSame(other.content, JSON.parse(JSON.stringify(content)))) {
      // An answer was lost on the way.
      if (this.#waiting === content) this.#waiting = undefined;
      this.#saved(other.version);
      return this.#save(false);
    }
    this.#isStopped = true;
    this.#parts.onElsewhere(other);
  }

  #saved(version: number): void {
    this.#move({ version, isSaved: this.#waiting === undefined });
    this.#parts.onSaved();
  }

  #move(change: Partial<Place>): void {
    this.#place = { ...this.#place, ...change };
    if (!this.#isForgotten) this.#parts.onPlace(this.#place);
  }

  /** Not by call(): what runs beside the form ends no session, and may outlive the page. */
  async #ask(
    { method, path }: { method: string; path: string },
    body?: string,
    isLeaving = false,
  ): Promise<Response | undefined> {
    const session = currentSession();
    if (session?.userId !== this.#parts.userId) return undefined;
    return fetch(path.replace(':draftId', this.#place.draftId), {
      method,
      keepalive: isLeaving,
      signal: AbortSignal.timeout(patience),
      headers: {
        authorization: `Bearer ${session.token}`,
        'accept-language': chosenLanguage(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body ?? null,
    }).catch(() => undefined);
  }
}
