import type { Draft } from '@omur/contract/platform/calls/drafts';
import type { Place } from './place.ts';

/** What this browser keeps of a draft; without a place it has never been sent to the server. */
export interface Local {
  content: unknown;
  place: Place | undefined;
}

/** What a form opens with: what is here, what the server has, or nothing; and the server's where both have moved on. */
export type Choice =
  | { use: 'local'; version: number; isSaved: boolean; other?: Draft }
  | { use: 'server'; draft: Draft }
  | { use: 'nothing' };

/** `kept` is null when the server has no such draft, undefined when it was not asked or could not be reached. */
export function choose(local: Local | undefined, kept: Draft | null | undefined): Choice {
  if (!local) return kept ? { use: 'server', draft: kept } : { use: 'nothing' };
  const { version = 0, isSaved = false } = local.place ?? {};
  if (kept === undefined) return { use: 'local', version, isSaved };
  // Sent or deleted on another device; what was typed here since is not thrown away.
  if (kept === null) return isSaved ? { use: 'nothing' } : { use: 'local', version: 0, isSaved: false };
  if (isSame(local.content, kept.content)) return { use: 'local', version: kept.version, isSaved: true };
  if (kept.version === version) return { use: 'local', version, isSaved: false };
  if (isSaved) return { use: 'server', draft: kept };
  return { use: 'local', version, isSaved, other: kept };
}

/** The server keeps the names of an object in an order of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    return Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
