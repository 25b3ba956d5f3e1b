import type { keepBulkColumns, sendBulk } from '@omur/contract/works/bulk';
import { keptMapping } from '../../platform/files/proposeColumns.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './queries.ts';
import { lockBulk } from './sheets.ts';

/** O113: has every work registered that is sound and not like others, by a job. What is on its way stays so: sending twice registers once. */
export async function send(call: CallOf<typeof sendBulk>): Promise<void> {
  const { db, actor, params } = call;
  const { isBeingSent } = await lockBulk(call);
  const queued = await queries.queueWorks.run(db, params);
  if (queued === 0 && !isBeingSent) refuse('bulk.nothingReady');
  await queries.noteSender.run(db, { ...params, userId: actor.realUserId });
  await queries.askForSending.run(db, params);
  await queries.takeTurns.run(db, params);
}

/** O108: keeps which heading is which column for files to come. */
export async function keepColumns({ db, actor, body }: CallOf<typeof keepBulkColumns>): Promise<undefined> {
  const { columns } = body;
  const mapping = keptMapping(
    columns.map(({ heading }) => heading),
    (at) => columns[at]?.sheetColumn,
  );
  await queries.keepColumns.run(db, { userId: actor.userId, mapping: JSON.stringify(mapping) });
}
