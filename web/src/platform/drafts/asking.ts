import { type DraftKind, listDrafts } from '@omur/contract/platform/calls/drafts';
import { askingAll } from '../api/queries.ts';

/** The drafts of whoever asks, of one kind or of all. What this browser saves makes them stale. */
export const askingDrafts = (kind?: DraftKind) => ({
  ...askingAll(listDrafts, kind && { query: { kind } }),
  staleTime: 5000,
});
