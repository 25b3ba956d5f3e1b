import { deleteWorkView, keepWorkView, listWorkViews } from '@omur/contract/app/workViews';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { keep } from './keep.ts';
import { deleteView, viewsOfUser } from './queries.ts';

export function serveWorkViews(server: Server): void {
  serve(server, listWorkViews, ({ actor }) => list(viewsOfUser, { userId: actor.userId }));
  serve(server, keepWorkView, keep);
  serve(server, deleteWorkView, async ({ db, actor: { userId }, params: { workViewId } }) => {
    const removed = await deleteView.run(db, { userId, workViewId });
    if (removed === 0) refuse('view.notFound');
  });
}
