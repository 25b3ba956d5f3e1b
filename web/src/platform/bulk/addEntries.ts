import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { SheetStore } from './sheetStore.ts';

/** Puts entries in free places, and answers how many there was room for. */
export function addEntries(store: SheetStore, entries: readonly (readonly SheetLine[])[]): number {
  const places = store.freePlaces(entries.length);
  if (places.length > 0) store.edit(places.map((place, i) => ({ place, lines: [...(entries[i] ?? [])] })));
  return places.length;
}
