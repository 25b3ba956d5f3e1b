import { mostWorkViews, type keepWorkView } from '@omur/contract/app/workViews';
import { light as lightValue } from '@omur/contract/platform/values';
import * as z from 'zod/mini';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { countOthers, lockUser, putView } from './queries.ts';

/** H30: in place of the user's own view of the same name. */
export async function keep({ db, actor: { userId }, body }: CallOf<typeof keepWorkView>): Promise<undefined> {
  const { viewName, search, authorId = null, order = null, light = null, label = null } = body;
  await lockUser.run(db, { userId });
  const counted = await countOthers.row<{ views: number }>(db, { userId, viewName });
  if ((counted?.views ?? 0) >= mostWorkViews) refuse('view.tooMany', { values: { most: mostWorkViews } });
  await putView.run(db, {
    userId,
    viewName,
    search: search || null,
    authorId,
    order,
    label,
    light: light && z.encode(lightValue, light),
  });
}
