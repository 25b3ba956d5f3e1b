import { remark as remarkField } from '@omur/contract/platform/fields/works';
import type { sayOfSetList } from '@omur/contract/performances/setListWords';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { notifyObjected } from './notify.ts';
import * as queries from './queries.ts';

interface Word extends Record<string, unknown> {
  version: number;
  title: string;
  performedOn: string;
  registrantId: number;
  isClosed: boolean;
  displayName: string;
  isOfProxy: boolean;
}

/** H159, H160: the caller says under the name that was asked whether the list that they read is right. */
export async function say({ db, actor, params, body }: CallOf<typeof sayOfSetList>): Promise<undefined> {
  const { personId, userId, realUserId } = actor;
  const { livePerformanceId, authorId } = params;
  const { isRight, setListVersion } = body;
  const word = await queries.lockWord.row<Word>(db, { ...params, personId, userId, realUserId });
  if (!word) refuse('setListWord.notFound');
  if (word.isOfProxy) refuse('setListWord.own');
  if (word.isClosed) refuse('livePerformance.isClosed');
  if (word.version !== setListVersion) refuse('setListWord.changedMeanwhile');
  const remark = isRight ? null : body.remark?.trim() || refuseWithoutRemark();
  await queries.writeWord.run(db, { livePerformanceId, authorId, isRight, remark, setListVersion });
  if (remark === null) return;
  const { title, performedOn, registrantId, displayName: name } = word;
  await notifyObjected(db, registrantId, { livePerformanceId, title, performedOn, name, remark });
}

function refuseWithoutRemark(): never {
  refuseField(remarkField.wire, 'setListWord.remarkMissing');
}
