import type { closeCwrCase } from '@omur/contract/exchange/cwrOut/cwrOut';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { assertNoOwnRight } from '../../works/catalogue/access.ts';
import { makePreferred } from '../iswc/give.ts';
import { findCodeHolders, lockWorks } from '../iswc/giveQueries.ts';
import * as queries from './deskQueries.ts';

interface Locked extends Record<string, unknown> {
  caseId: number;
  workId: number;
  kind: string;
  detail: { iswc?: string };
}

/** X96: staff close a case with a note; of what the answer says, only an ISWC can be taken here. */
export async function closeCase(
  {
    db,
    actor,
    params: { caseId },
    body: { caseDecision: decision, caseNote: note },
  }: CallOf<typeof closeCwrCase>,
  takesTwo: boolean,
): Promise<undefined> {
  const { workId, kind, detail } =
    (await queries.lockCase.row<Locked>(db, { caseId })) ?? refuse('cwrOut.caseNotFound');
  if (decision === 'take') {
    const iswc = kind === 'iswc' ? detail.iswc : undefined;
    if (!iswc) refuse('cwrOut.mayNotTake');
    if (takesTwo) await assertNoOwnRight(db, actor, [workId]);
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
  await queries.closeCase.run(db, { caseId, userId: actor.realUserId, decision, note });
  return undefined;
}
