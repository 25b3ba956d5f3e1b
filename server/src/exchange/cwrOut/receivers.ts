import type * as calls from '@omur/contract/exchange/cwrOut/cwrOut';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { society } from './makeFile.ts';
import * as queries from './receiverQueries.ts';

/** X130: a society of the table, once. Its number is written with or without zeros before it. */
export async function addReceiver({ db, body }: CallOf<typeof calls.addCwrReceiver>) {
  const number = body.receiver.trim();
  if (!/^\d{1,3}$/u.test(number)) refuse('cwrOut.societyUnknown');
  const receiver = number.padStart(3, '0');
  if (receiver === society.code) refuse('cwrOut.ownSociety');
  const societyCode = Number(number);
  // 0 stands in the table for those who belong to no society.
  if (societyCode === 0 || !(await queries.findSociety.row(db, { societyCode })))
    refuse('cwrOut.societyUnknown');
  if ((await queries.insertReceiver.run(db, { receiver, ...keptOf(body) })) === 0)
    refuse('cwrOut.receiverTaken');
  return { receiver };
}

/** X131, X132. Works that it has already go on changing there, whichever new ones it gets. */
export async function changeReceiver({
  db,
  actor,
  params: { receiver },
  body,
}: CallOf<typeof calls.changeCwrReceiver>): Promise<undefined> {
  const { isClosed } = body;
  const { realUserId: userId } = actor;
  const changed = await queries.updateReceiver.run(db, { receiver, ...keptOf(body), isClosed, userId });
  if (changed === 0) refuse('cwrOut.receiverNotFound');
}

type Kept = Pick<CallOf<typeof calls.addCwrReceiver>['body'], 'receiverName' | 'cwrVersion' | 'sends'>;
const keptOf = ({ receiverName, cwrVersion: version, sends }: Kept) => ({
  name: receiverName.trim(),
  version,
  sends,
});
