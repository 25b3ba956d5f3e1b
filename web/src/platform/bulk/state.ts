import { isSent, type LocalEntry } from './localEntry.ts';

export type EntryState = 'new' | 'faulty' | 'alike' | 'ready' | 'queued' | 'done';

/** How far an entry of a sheet has come. */
export function stateOf(entry: LocalEntry): EntryState {
  if (entry.madeId !== null) return 'done';
  if (entry.isQueued) return 'queued';
  if (entry.faults.length > 0) return 'faulty';
  if (entry.isUnsaved && entry.rowVersion === 0) return 'new';
  return entry.alike.length > 0 && !entry.isOther ? 'alike' : 'ready';
}

/** Whether it is counted among those that a tab shows. */
export const filters = ['all', 'faulty', 'alike', 'ready', 'done'] as const;
export type Filter = (typeof filters)[number];

export function isIn(filter: Filter, entry: LocalEntry): boolean {
  if (filter === 'all') return true;
  const state = stateOf(entry);
  if (filter === 'done') return isSent(entry);
  return filter === 'faulty' ? state === 'faulty' || state === 'new' : state === filter;
}
