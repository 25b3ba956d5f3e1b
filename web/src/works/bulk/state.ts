import { isSent, type LocalWork } from './localWork.ts';

export type WorkState = 'new' | 'faulty' | 'alike' | 'ready' | 'queued' | 'done';

/** How far a work of a sheet has come. */
export function stateOf(work: LocalWork): WorkState {
  if (work.workId !== null) return 'done';
  if (work.isQueued) return 'queued';
  if (work.faults.length > 0) return 'faulty';
  if (work.isUnsaved && work.rowVersion === 0) return 'new';
  return work.alikeWorks.length > 0 && !work.isOtherWork ? 'alike' : 'ready';
}

/** Whether it is counted among those that a tab shows. */
export const filters = ['all', 'faulty', 'alike', 'ready', 'done'] as const;
export type Filter = (typeof filters)[number];

export function isIn(filter: Filter, work: LocalWork): boolean {
  if (filter === 'all') return true;
  const state = stateOf(work);
  if (filter === 'done') return isSent(work);
  return filter === 'faulty' ? state === 'faulty' || state === 'new' : state === filter;
}
