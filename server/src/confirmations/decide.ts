import type { ConfirmationKind, decideConfirmation } from '@omur/contract/confirmations';
import type { CallOf } from '../http/call.ts';
import { join } from '../joins/join.ts';
import { putAccount } from '../persons/account.ts';
import { forget } from '../persons/leaving.ts';
import { putEmail } from '../persons/email.ts';
import { refuse } from '../refusal.ts';
import * as queries from './queries.ts';

interface Asked extends Record<string, unknown> {
  kind: ConfirmationKind;
  authorId: number | null;
  intoAuthorId: number | null;
  personId: number;
  bank: string | null;
  ledger: string | null;
  account: string | null;
  email: string | null;
  askedBy: number;
  state: string;
}

/** M14: one of the staff does what another asked for, or refuses it; who asked may only take it back. */
export async function decide(call: CallOf<typeof decideConfirmation>): Promise<undefined> {
  const { db, actor, params, body } = call;
  const asked = await queries.lockConfirmation.row<Asked>(db, params);
  if (!asked) refuse('confirmation.notFound');
  if (asked.state !== 'waiting') refuse('confirmation.decidedAlready');
  if (body.isApproved && asked.askedBy === actor.realUserId) refuse('confirmation.own');
  await queries.decideConfirmation.run(db, {
    ...params,
    state: body.isApproved ? 'confirmed' : 'refused',
    userId: actor.realUserId,
    remark: body.remark?.trim() || null,
  });
  if (!body.isApproved) return;
  const { personId, bank, ledger, account, email, authorId, intoAuthorId } = asked;
  if (asked.kind === 'account') await putAccount(db, actor, personId, { bank, ledger, account });
  else if (asked.kind === 'leaving') await forget(db, actor, personId);
  else if (asked.kind === 'email') await putEmail(db, actor, personId, email);
  else await join(db, actor, { authorId: authorId ?? 0, intoAuthorId: intoAuthorId ?? 0 });
}
