import { chooseWorkColumns, getWorkListSettings, labelWorks, listWorks } from '@omur/contract/app/workList';
import {
  deleteWorkView,
  keepWorkView,
  listWorkViews,
  renameWorkView,
} from '@omur/contract/platform/calls/workViews';
import { list } from '../../platform/http/list.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { assertList, keep, rename } from './keep.ts';
import { label } from './label.ts';
import { worksListed } from './list.ts';
import { findSettings, putColumns } from './listQueries.ts';
import { deleteView, viewsOfUser } from './queries.ts';

export function serveWorkViews(server: Server): void {
  serve(server, listWorks, ({ actor, query }) => worksListed(actor, query));
  serve(server, getWorkListSettings, ({ db, actor: { realUserId: userId } }) =>
    oneOr404(db, findSettings, { userId }, 'server.failed'),
  );
  serve(server, chooseWorkColumns, async ({ db, actor: { realUserId: userId }, body }) => {
    await putColumns.run(db, { userId, columns: [...new Set(body.columns)] });
  });
  serve(server, labelWorks, label);
  serve(server, listWorkViews, ({ actor, query }) =>
    list(viewsOfUser, { userId: actor.userId, list: assertList(actor, query.list) }),
  );
  serve(server, keepWorkView, keep);
  serve(server, renameWorkView, rename);
  serve(server, deleteWorkView, async ({ db, actor: { userId }, params: { workViewId } }) => {
    const removed = await deleteView.run(db, { userId, workViewId });
    if (removed === 0) refuse('view.notFound');
  });
}
