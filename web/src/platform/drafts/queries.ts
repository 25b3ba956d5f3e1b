import { type DraftKind, listDrafts } from '@omur/contract/platform/calls/drafts';
import { listQueryFor } from '../api/queries.ts';

/** The caller's drafts, of one kind or of all. What this browser saves makes them stale. */
export const draftsQuery = (kind?: DraftKind) => ({
  ...listQueryFor(listDrafts, kind && { query: { kind } }),
  staleTime: 5000,
});
