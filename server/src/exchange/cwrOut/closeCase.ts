import type { closeCwrCase } from '@omur/contract/exchange/cwrOut/cwrOut';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { assertNoOwnRight } from '../../works/catalogue/access.ts';
import { makePreferred } from '../iswc/give.ts';
import { findCodeHolders, lockWorks } from '../iswc/giveQueries.ts';
import { giveIpi, lockWriter } from './answerQueries.ts';
import * as queries from './deskQueries.ts';

interface Locked extends Record<string, unknown> {
  workId: number;
  kind: string;
  detail: { iswc?: string; authorId?: number; ourIpi?: string | null; theirIpi?: string };
  receivedBy: number | null;
}

type Closing = CallOf<typeof closeCwrCase>;
type FourEyes = Config['fourEyes'];

/** X96: staff close a case with a note; of what the answer says, an ISWC or the IPI name number of a writer can be taken here. */
export async function closeCase(call: Closing, fourEyes: FourEyes): Promise<undefined> {
  const { db, actor, params, body } = call;
  const { caseId } = params;
  const found = (await queries.lockCase.row<Locked>(db, { caseId })) ?? refuse('cwrOut.caseNotFound');
  if (body.caseDecision === 'take') {
    if (found.kind === 'iswc') await takeIswc(call, found, fourEyes);
    else await takeIpi(call, found, fourEyes);
  }
  const { caseDecision: decision, caseNote: note } = body;
  await queries.closeCase.run(db, { caseId, userId: actor.realUserId, decision, note });
  return undefined;
}

async function takeIswc({ db, actor }: Closing, { workId, detail }: Locked, fourEyes: FourEyes) {
  const iswc = detail.iswc ?? refuse('cwrOut.mayNotTake');
  if (fourEyes.has('registrations')) await assertNoOwnRight(db, actor, [workId]);
  await lockWorks.run(db, { workIds: [workId] });
  const standing = await findCodeHolders.row<{ elsewhere: number | null }>(db, { workId, iswc });
  if (standing?.elsewhere) refuse('cwrOut.iswcElsewhere');
  await makePreferred(db, {
    workId,
    iswc,
    archived: [],
    linked: [],
    source: 'cwr',
    userId: actor.realUserId,
  });
}

const faults = {
  elsewhere: 'cwrOut.ipiElsewhere',
  notWriter: 'cwrOut.ipiNotWriter',
  another: 'cwrOut.ipiOfAnother',
} as const;

interface Writer extends Record<string, unknown> {
  ipiNameNumber: string | null;
  fault: keyof typeof faults | null;
}

/**
 * X135: who has a number is paid for what is used under it. So nobody takes one on a work to which they have a right, and where merging
 * authors takes two, not from a file that they sent in themselves; nor is a number given that is another's here or in the register.
 */
async function takeIpi({ db, actor }: Closing, { workId, detail, receivedBy }: Locked, fourEyes: FourEyes) {
  const { authorId, theirIpi: ipi, ourIpi = null } = detail;
  if (!authorId || !ipi) refuse('cwrOut.mayNotTake');
  await assertNoOwnRight(db, actor, [workId]);
  if (fourEyes.has('joins') && receivedBy === actor.realUserId) refuse('cwrOut.ownAnswer');
  const writer = await lockWriter.row<Writer>(db, { workId, authorId, ipi });
  if (!writer || writer.ipiNameNumber !== ourIpi) refuse('cwrOut.ipiChanged');
  if (writer.fault) refuse(faults[writer.fault]);
  await giveIpi.run(db, { authorId, ipi });
}
