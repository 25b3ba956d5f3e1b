import * as z from 'zod/mini';
import { endpoint, list, nothing, one } from '../endpoint.ts';
import { version } from '../fields/version.ts';
import { lastChangedAt } from '../fields/works.ts';
import { paging } from '../paths.ts';
import { atMost, field, optional, request, response } from '../wire.ts';

/** The forms whose drafts the server keeps. */
export const draftKinds = ['work', 'performance', 'fundApplication'] as const;
export type DraftKind = (typeof draftKinds)[number];

/** So many may anyone have at a time. */
export const mostDrafts = 50;
/** The content of a draft as text takes no more. */
export const largestDraftBytes = 256 * 1024;

const draftId = field('DROG_NR', z.uuid());
const kind = field('TEGUND', z.literal(draftKinds));
const title = field('HEITI_DRAGA', z.string().check(z.refine((text) => isStorable(text), 'value.wrongForm')));
/** The form as its page keeps it; the server looks inside only to see that it can be kept. */
const content = field(
  'INNIHALD',
  z.record(z.string(), z.unknown()).check(z.refine((form) => isStorable(form), 'value.wrongForm')),
);

const ofDraft = { draftId: field('draftId', z.uuid()) };

export const ListedDraft = response({ draftId, kind, title, version, lastChangedAt });
export type ListedDraft = z.output<typeof ListedDraft>;

export const listDrafts = endpoint('GET /api/drafts', {
  access: 'registering',
  query: { ...paging, kind: optional(field('kind', z.literal(draftKinds))) },
  reply: list(ListedDraft, 'draft.noneFound'),
});

export const Draft = response({ draftId, kind, title, content, version, lastChangedAt });
export type Draft = z.output<typeof Draft>;

export const getDraft = endpoint('GET /api/drafts/:draftId', {
  access: 'registering',
  params: ofDraft,
  reply: one(Draft),
});

export const SavedDraft = response({ draftId, version, lastChangedAt });
export type SavedDraft = z.output<typeof SavedDraft>;

export const saveDraft = endpoint('PUT /api/drafts/:draftId', {
  access: 'registering',
  params: ofDraft,
  // More than is kept, so that the refusal can say how large it may be.
  mostBytes: 4 * largestDraftBytes,
  body: request({ kind, title: atMost(200, title), content, version }),
  reply: one(SavedDraft),
  affects: () => [listDrafts],
});

export const deleteDraft = endpoint('DELETE /api/drafts/:draftId', {
  access: 'registering',
  params: ofDraft,
  reply: nothing,
  affects: () => [listDrafts],
});

const deepest = 20;

/** Whether PostgreSQL can keep it: no text with NUL or half a character, and no nesting without end. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item, depth + 1));
}
