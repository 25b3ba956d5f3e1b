import { type labelWorks, mostLabels } from '@omur/contract/app/workList';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { countOtherLabels, findOwnWorks, putLabels, removeLabels } from './listQueries.ts';
import { lockUser } from '../../platform/sessions/userQueries.ts';

/** H102: works of the person's own list alone, so that a label is no way to ask whether a number is a work. */
export async function label({ db, actor, body }: CallOf<typeof labelWorks>): Promise<undefined> {
  const { realUserId: userId, personId } = actor;
  const workIds = [...new Set(body.workIds)];
  const labelled = { userId, label: body.label, workIds };
  if (!body.isLabelled) {
    await removeLabels.run(db, labelled);
    return;
  }
  const found = await findOwnWorks.rows(db, { personId, workIds });
  if (found.length < workIds.length) refuse('label.notYourWorks');
  await lockUser.run(db, { userId });
  const counted = await countOtherLabels.row<{ labels: number }>(db, { userId, label: body.label });
  if ((counted?.labels ?? 0) >= mostLabels) refuse('label.tooMany', { values: { most: mostLabels } });
  await putLabels.run(db, labelled);
}
