import {
  type keepWorkView,
  mostWorkViews,
  type renameWorkView,
  type ViewedList,
} from '@omur/contract/platform/calls/workViews';
import type { CallOf } from '../../platform/http/call.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import { lockUser } from '../../platform/sessions/userQueries.ts';
import { countOthers, findNamed, putView, renameView } from './queries.ts';

/** H165: the lists of the desk are for staff alone, and so are views of them. */
export function assertList(actor: Actor, list: ViewedList = 'works'): ViewedList {
  if (list !== 'works' && !isStaff(actor)) refuse('session.forbidden');
  return list;
}

/** H30: in place of the user's own view of the same list and name. */
export async function keep({ db, actor, body }: CallOf<typeof keepWorkView>): Promise<undefined> {
  const { userId } = actor;
  const { viewName, address } = body;
  const list = assertList(actor, body.list);
  await lockUser.run(db, { userId });
  const counted = await countOthers.row<{ views: number }>(db, { userId, viewName });
  if ((counted?.views ?? 0) >= mostWorkViews) refuse('view.tooMany', { values: { most: mostWorkViews } });
  const named = await findNamed.row<{ list: ViewedList }>(db, { userId, viewName });
  if (named && named.list !== list) refuse('view.nameTaken');
  await putView.run(db, { userId, viewName, list, address });
}

/** H166: a name that is the user's other view's already stays that one's. */
export async function rename({
  db,
  actor: { userId },
  params: { workViewId },
  body: { viewName },
}: CallOf<typeof renameWorkView>): Promise<undefined> {
  await lockUser.run(db, { userId });
  const named = await findNamed.row<{ workViewId: number }>(db, { userId, viewName });
  if (named && named.workViewId !== workViewId) refuse('view.nameTaken');
  const renamed = await renameView.run(db, { userId, workViewId, viewName });
  if (renamed === 0) refuse('view.notFound');
}
