import { deleteDraft, getDraft, listDrafts, saveDraft } from '@omur/contract/platform/calls/drafts';
import { oneOr404 } from '../http/rows.ts';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { refuse } from '../refusal.ts';
import { draftsOfUser, findDraft, removeDraft } from './queries.ts';
import { save } from './save.ts';

export function serveDrafts(server: Server): void {
  serve(server, listDrafts, ({ actor, query }) =>
    list(draftsOfUser, { userId: actor.userId, kind: query.kind ?? null }),
  );
  serve(server, getDraft, ({ db, actor, params }) =>
    oneOr404(db, findDraft, { draftId: params.draftId, userId: actor.userId }, 'draft.notFound'),
  );
  serve(server, saveDraft, save);
  serve(server, deleteDraft, async ({ db, actor, params }) => {
    const removed = await removeDraft.run(db, { draftId: params.draftId, userId: actor.userId });
    if (removed === 0) refuse('draft.notFound');
  });
}
