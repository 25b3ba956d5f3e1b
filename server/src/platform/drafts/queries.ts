import { Draft, ListedDraft } from '@omur/contract/platform/calls/drafts';
import { answer } from '../database/answers.ts';
import { listing } from '../database/listing.ts';
import { piece, sql } from '../database/statement.ts';

const own = piece`user_id = ${'userId'}`;

/** Few enough to be put in order without an index. */
export const draftsOfUser = listing({
  schema: ListedDraft,
  from: piece`
    select draft_id, kind, title, version, updated_at as last_changed_at,
      -(extract(epoch from updated_at) * 1000000)::bigint as age
    from draft where ${own} and (${'kind'}::text is null or kind = ${'kind'})`,
  orders: { newest: { up: ['q.age::bigint', 'q.draft_id::uuid'] } },
});

export const findDraft = answer(
  Draft,
  piece`select draft_id, kind, title, content, version, updated_at as last_changed_at
    from draft where draft_id = ${'draftId'}::uuid and ${own}`,
);

/** Locked, so that of two saves of one draft the second sees the first. */
export const lockDraft = sql`
  select user_id, version from draft where draft_id = ${'draftId'}::uuid for update`;

export const countDrafts = sql`select count(*)::integer as drafts from draft where ${own}`;

export const insertDraft = sql`
  insert into draft (draft_id, user_id, kind, title, content)
  values (${'draftId'}::uuid, ${'userId'}, ${'kind'}, ${'title'}, ${'content'}::jsonb)
  on conflict (draft_id) do nothing returning version, updated_at`;

export const updateDraft = sql`
  update draft set title = ${'title'}, content = ${'content'}::jsonb, version = version + 1, updated_at = now()
  where draft_id = ${'draftId'}::uuid returning version, updated_at`;

export const removeDraft = sql`delete from draft where draft_id = ${'draftId'}::uuid and ${own}`;
