import { mostEntries, mostEntryLines } from '@omur/contract/platform/rules/sheetLines';
import {
  type BulkEntry,
  listBulkEntries,
  saveBulkEntries,
  savedTogether,
} from '@omur/contract/platform/calls/bulk';
import { call, callPage } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';
import { type Edit, isSent, type LocalEntry } from './localEntry.ts';

export interface Sheet {
  /** In their order. */
  entries: readonly LocalEntry[];
  isSaving: boolean;
  isSaved: boolean;
  problem?: { text: string; isOutdated: boolean } | undefined;
  mayUndo: boolean;
}

const pause = 400;
const pageSize = 1000;
const mostUndone = 100;

/** The entries of a sheet, edited here and saved a moment later; what was typed while a save was on its way is saved with the next. */
export class SheetStore {
  readonly #bulkId: number;
  readonly #onSaved: () => void;
  readonly #listeners = new Set<() => void>();
  readonly #entries = new Map<number, LocalEntry>();
  readonly #versions = new Map<number, number>();
  readonly #dirty = new Set<number>();
  readonly #undo: Edit[][] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #latest = { content: '', idempotencyKey: '' };
  #problem: Sheet['problem'];
  #translations = 0;
  #sheet: Sheet = { entries: [], isSaving: false, isSaved: true, mayUndo: false };

  constructor(bulkId: number, entries: readonly BulkEntry[], onSaved: () => void) {
    this.#bulkId = bulkId;
    this.#onSaved = onSaved;
    this.#take(entries);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  snapshot = () => this.#sheet;

  /** Puts lines in their places; a place without lines is emptied. */
  edit(edits: readonly Edit[]): void {
    this.#undo.push(
      edits.map(({ place }) => ({ place, lines: [...(this.#entries.get(place)?.lines ?? [])] })),
    );
    if (this.#undo.length > mostUndone) this.#undo.shift();
    this.#put(edits);
  }

  undo(): void {
    const edits = this.#undo.pop();
    if (edits) this.#put(edits.filter(({ place }) => !isSent(this.#entries.get(place))));
  }

  /** So many free places, the next ones first. */
  freePlaces(count: number): number[] {
    const last = Math.max(0, ...this.#entries.keys());
    const places = Array.from({ length: mostEntries }, (_, i) => ((last + i) % mostEntries) + 1);
    return places.filter((place) => !this.#entries.has(place)).slice(0, count);
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

  /** Checks entries anew that nobody has changed: what was wrong may have come right since. */
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
    this.#take(await readEntries(this.#bulkId));
  }

  /** Reads anew what is wrong with entries, in the language that was chosen since. Those that are not saved yet are told with their save. */
  async translate(): Promise<void> {
    this.#translations += 1;
    const which = this.#translations;
    while (this.#saving) await this.#saving;
    const read = await readEntries(this.#bulkId);
    // The language was switched again meanwhile.
    if (which !== this.#translations) return;
    for (const entry of read) {
      const here = this.#entries.get(entry.place);
      const isSame = this.#versions.get(entry.place) === entry.rowVersion && !this.#dirty.has(entry.place);
      if (here && isSame) this.#entries.set(entry.place, entry);
    }
    this.#tell();
  }

  #take(entries: readonly BulkEntry[]): void {
    this.#entries.clear();
    this.#versions.clear();
    for (const entry of entries) {
      this.#entries.set(entry.place, entry);
      this.#versions.set(entry.place, entry.rowVersion);
    }
    this.#tell();
  }

  #put(edits: readonly Edit[]): void {
    // What was refused may have been corrected; what was changed elsewhere has to be read first.
    if (!this.#problem?.isOutdated) this.#problem = undefined;
    for (const { place, lines, isOther } of edits) {
      const before = this.#entries.get(place);
      this.#dirty.add(place);
      if (lines.length === 0) this.#entries.delete(place);
      else
        this.#entries.set(place, {
          ...(before ?? newEntry(place)),
          lines: lines.slice(0, mostEntryLines).map((line) => ({ ...line })),
          isOther: isOther ?? before?.isOther ?? false,
          isUnsaved: true,
        });
    }
    this.#tell();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pause);
  }

  #save(): Promise<void> {
    const dirty = [...this.#dirty];
    const lineCounts = dirty.map((place) => this.#entries.get(place)?.lines.length ?? 0);
    const places = dirty.slice(0, savedTogether(lineCounts));
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
    const asked = new Map(places.map((place) => [place, this.#entries.get(place)]));
    const entries = places.map((place) => ({
      place,
      rowVersion: this.#versions.get(place) ?? 0,
      lines: asked.get(place)?.lines ?? [],
      isOther: asked.get(place)?.isOther ?? false,
    }));
    // The same content sent again after a lost answer is one save (W5).
    const content = JSON.stringify(entries);
    if (this.#latest.content !== content) this.#latest = { content, idempotencyKey: crypto.randomUUID() };
    const { entries: checked } = await call(saveBulkEntries, {
      params: { bulkId: this.#bulkId },
      body: { entries },
      idempotencyKey: this.#latest.idempotencyKey,
    });
    this.#latest = { content: '', idempotencyKey: '' };
    for (const place of places) if (asked.get(place) === undefined) this.#versions.delete(place);
    for (const entry of checked) {
      this.#versions.set(entry.place, entry.rowVersion);
      const isSame = this.#entries.get(entry.place) === asked.get(entry.place);
      if (isSame) this.#entries.set(entry.place, entry);
    }
    this.#onSaved();
  }

  #tell(): void {
    const entries = [...this.#entries.values()].toSorted((a, b) => a.place - b.place);
    this.#sheet = {
      entries,
      isSaving: this.#saving !== undefined || this.#dirty.size > 0,
      isSaved: this.#dirty.size === 0 && this.#saving === undefined,
      problem: this.#problem,
      mayUndo: this.#undo.length > 0,
    };
    for (const listener of this.#listeners) listener();
  }
}

const newEntry = (place: number): BulkEntry => ({
  place,
  rowVersion: 0,
  lines: [],
  knownNames: [],
  faults: [],
  alike: [],
  isOther: false,
  isQueued: false,
  madeId: null,
});

/** All entries of a sheet, a thousand at a time. */
export async function readEntries(bulkId: number): Promise<BulkEntry[]> {
  const entries: BulkEntry[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const query = { limit: pageSize, ...(cursor !== '' && { cursor }) };
    const page: { rows: BulkEntry[]; next: string | undefined } = await callPage(listBulkEntries, {
      params: { bulkId },
      query,
    });
    entries.push(...page.rows);
    cursor = page.next;
  }
  return entries;
}
