import { mostBulkWorks, mostWorkLines } from '@omur/contract/platform/fields/sheetColumns';
import { type BulkWork, listBulkWorks, mostSavedWorks, saveBulkWorks } from '@omur/contract/works/bulk';
import { call, callPage } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { type Edit, isSent, type LocalWork } from './localWork.ts';

export interface Sheet {
  /** In their order. */
  works: readonly LocalWork[];
  isSaving: boolean;
  isSaved: boolean;
  problem?: { text: string; isOutdated: boolean } | undefined;
  mayUndo: boolean;
}

const pause = 400;
const pageSize = 1000;
const mostUndone = 100;

/** The works of a sheet, edited here and saved a moment later; what was typed while a save was on its way is saved with the next. */
export class SheetStore {
  readonly #bulkId: number;
  readonly #onSaved: () => void;
  readonly #listeners = new Set<() => void>();
  readonly #works = new Map<number, LocalWork>();
  readonly #versions = new Map<number, number>();
  readonly #dirty = new Set<number>();
  readonly #undo: Edit[][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #latest = { content: '', idempotencyKey: '' };
  #problem: Sheet['problem'];
  #sheet: Sheet = { works: [], isSaving: false, isSaved: true, mayUndo: false };

  constructor(bulkId: number, works: readonly BulkWork[], onSaved: () => void) {
    this.#bulkId = bulkId;
    this.#onSaved = onSaved;
    this.#take(works);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  snapshot = () => this.#sheet;

  /** Puts lines in their places; a place without lines is emptied. */
  edit(edits: readonly Edit[]): void {
    this.#undo.push(edits.map(({ place }) => ({ place, lines: [...(this.#works.get(place)?.lines ?? [])] })));
    if (this.#undo.length > mostUndone) this.#undo.shift();
    this.#put(edits);
  }

  undo(): void {
    const edits = this.#undo.pop();
    if (edits) this.#put(edits.filter(({ place }) => !isSent(this.#works.get(place))));
  }

  /** So many free places, the next ones first. */
  freePlaces(count: number): number[] {
    const last = Math.max(0, ...this.#works.keys());
    const places = Array.from({ length: mostBulkWorks }, (_, i) => ((last + i) % mostBulkWorks) + 1);
    return places.filter((place) => !this.#works.has(place)).slice(0, count);
  }

  /** Saves what is not saved, and waits for it. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    while (this.#dirty.size > 0 && !this.#problem) await this.#save();
  }

  retry(): Promise<void> {
    this.#problem = undefined;
    return this.flush();
  }

  /** Checks works anew that nobody has changed: what was wrong may have come right since. */
  checkAgain(places: readonly number[]): Promise<void> {
    for (const place of places) this.#dirty.add(place);
    return this.retry();
  }

  async reload(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#saving) await this.#saving;
    this.#dirty.clear();
    this.#undo.length = 0;
    this.#problem = undefined;
    this.#take(await readWorks(this.#bulkId));
  }

  #take(works: readonly BulkWork[]): void {
    this.#works.clear();
    this.#versions.clear();
    for (const work of works) {
      this.#works.set(work.place, work);
      this.#versions.set(work.place, work.rowVersion);
    }
    this.#tell();
  }

  #put(edits: readonly Edit[]): void {
    // What was refused may have been corrected; what was changed elsewhere has to be read first.
    if (!this.#problem?.isOutdated) this.#problem = undefined;
    for (const { place, lines, isOtherWork } of edits) {
      const before = this.#works.get(place);
      this.#dirty.add(place);
      if (lines.length === 0) this.#works.delete(place);
      else
        this.#works.set(place, {
          ...(before ?? newWork(place)),
          lines: lines.slice(0, mostWorkLines).map((line) => ({ ...line })),
          isOtherWork: isOtherWork ?? before?.isOtherWork ?? false,
          isUnsaved: true,
        });
    }
    this.#tell();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  #save(): Promise<void> {
    const places = [...this.#dirty].slice(0, mostSavedWorks);
    for (const place of places) this.#dirty.delete(place);
    this.#saving = this.#sent(places)
      .catch((error: Error) => {
        for (const place of places) this.#dirty.add(place);
        this.#problem = { text: error.message, isOutdated: isRefusal(error, 412) || isRefusal(error, 409) };
      })
      .finally(() => {
        this.#saving = undefined;
        this.#tell();
      });
    this.#tell();
    return this.#saving;
  }

  async #sent(places: readonly number[]): Promise<void> {
    const asked = new Map(places.map((place) => [place, this.#works.get(place)]));
    const works = places.map((place) => ({
      place,
      rowVersion: this.#versions.get(place) ?? 0,
      lines: asked.get(place)?.lines ?? [],
      isOtherWork: asked.get(place)?.isOtherWork ?? false,
    }));
    // The same content sent again after a lost answer is one save (W5).
    const content = JSON.stringify(works);
    if (this.#latest.content !== content) this.#latest = { content, idempotencyKey: crypto.randomUUID() };
    const { works: checked } = await call(saveBulkWorks, {
      params: { bulkId: this.#bulkId },
      body: { works },
      idempotencyKey: this.#latest.idempotencyKey,
    });
    this.#latest = { content: '', idempotencyKey: '' };
    for (const place of places) if (asked.get(place) === undefined) this.#versions.delete(place);
    for (const work of checked) {
      this.#versions.set(work.place, work.rowVersion);
      const isSame = this.#works.get(work.place) === asked.get(work.place);
      if (isSame) this.#works.set(work.place, work);
    }
    this.#onSaved();
  }

  #tell(): void {
    const works = [...this.#works.values()].toSorted((a, b) => a.place - b.place);
    this.#sheet = {
      works,
      isSaving: this.#saving !== undefined || this.#dirty.size > 0,
      isSaved: this.#dirty.size === 0 && this.#saving === undefined,
      problem: this.#problem,
      mayUndo: this.#undo.length > 0,
    };
    for (const listener of this.#listeners) listener();
  }
}

const newWork = (place: number): BulkWork => ({
  place,
  rowVersion: 0,
  lines: [],
  authorNames: [],
  faults: [],
  alikeWorks: [],
  isOtherWork: false,
  isQueued: false,
  workId: null,
});

/** All works of a sheet, a thousand at a time. */
export async function readWorks(bulkId: number): Promise<BulkWork[]> {
  const works: BulkWork[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const query = { limit: pageSize, ...(cursor !== '' && { cursor }) };
    const page: { rows: BulkWork[]; next: string | undefined } = await callPage(listBulkWorks, {
      params: { bulkId },
      query,
    });
    works.push(...page.rows);
    cursor = page.next;
  }
  return works;
}
