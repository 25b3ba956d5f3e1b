import {
  largestDraftBytes,
  mostDrafts,
  type saveDraft,
  type SavedDraft,
} from '@omur/contract/platform/calls/drafts';
import type { Queryable } from '../database/statement.ts';
import type { CallOf } from '../http/call.ts';
import { refuse } from '../refusal.ts';
import { lockUser } from '../sessions/userQueries.ts';
import { countDrafts, insertDraft, lockDraft, updateDraft } from './queries.ts';

type Row = { version: number; updatedAt: Date };

/** Saves over the version that the form was read with, and over no other: what another device saved is never lost. */
export async function save({ db, actor, params, body }: CallOf<typeof saveDraft>): Promise<SavedDraft> {
  const { userId } = actor;
  const { draftId } = params;
  const content = JSON.stringify(body.content);
  if (Buffer.byteLength(content) > largestDraftBytes) refuse('draft.tooLarge');
  const kept = await lockDraft.row<{ userId: number; version: number }>(db, { draftId });
  if (kept && kept.userId !== userId) refuse('draft.notFound');
  if (!kept && body.version > 0) refuse('draft.notFound');
  if (kept && kept.version !== body.version) refuse('draft.changedMeanwhile');
  const { kind, title } = body;
  const row = kept
    ? await updateDraft.row<Row>(db, { draftId, title, content })
    : await begin(db, { draftId, userId, kind, title, content });
  // Another save of the same new draft was faster.
  if (!row) refuse('draft.changedMeanwhile');
  return { draftId, version: row.version, lastChangedAt: row.updatedAt.toISOString() };
}

type NewDraft = { draftId: string; userId: number; kind: string; title: string; content: string };

async function begin(db: Queryable, draft: NewDraft): Promise<Row | undefined> {
  const { userId } = draft;
  await lockUser.run(db, { userId });
  const counted = await countDrafts.row<{ drafts: number }>(db, { userId });
  if ((counted?.drafts ?? 0) >= mostDrafts) refuse('draft.tooMany', { values: { most: mostDrafts } });
  return insertDraft.row<Row>(db, draft);
}
