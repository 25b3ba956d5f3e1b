import type { SheetLine } from '@omur/contract/works/rules/bulkLines';
import type { SheetStore } from './sheetStore.ts';

/** Puts works in free places, and answers how many there was room for. */
export function addWorks(store: SheetStore, works: readonly (readonly SheetLine[])[]): number {
  const places = store.freePlaces(works.length);
  store.edit(places.map((place, i) => ({ place, lines: [...(works[i] ?? [])] })));
  return places.length;
}
