import { title as titleField } from '@omur/contract/platform/fields/works';
import type * as calls from '@omur/contract/works/works';
import type { CallOf } from '../../platform/http/call.ts';
import { refuseField } from '../../platform/refusal.ts';
import { insertOtherTitle, touchWork } from './queries.ts';
import { confirms, getAccessibleWork } from './access.ts';

/** F5.24: an other title is a text that is not empty. R171: on an approved work it is a claim. */
export async function addOtherTitle({ db, actor, params, body }: CallOf<typeof calls.addOtherTitle>) {
  const title = body.title.trim();
  if (title === '') refuseField(titleField.wire, 'work.otherTitleEmpty');
  const workId = await getAccessibleWork(db, actor, params.workId);
  await touchWork.run(db, { workId });
  const by = { userId: actor.userId, isStaff: await confirms(db, actor, workId) };
  await insertOtherTitle.run(db, { workId, title, ...by });
  return { title };
}
