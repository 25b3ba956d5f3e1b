import type {
  ConfirmationFault,
  ConfirmationKind,
  ContractCall,
  decideConfirmation,
} from '@omur/contract/people/confirmations';
import type { ErrorCode } from '@omur/contract/platform/errors';
import type { Role } from '@omur/contract/platform/values';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { join } from '../../works/authorMerge/join.ts';
import { putAccount } from '../../people/persons/account.ts';
import { forget } from '../../people/persons/leaving.ts';
import { putEmail } from '../../people/persons/email.ts';
import { putKennitala } from '../../people/persons/kennitala.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { putRole } from '../users/change.ts';
import { sendInvitation } from '../users/invite.ts';
import * as queries from '../../people/confirmations/queries.ts';
import { notifyTaxed, type Residence } from './notifyTaxed.ts';

interface Asked extends Record<string, unknown> {
  kind: ConfirmationKind;
  authorId: number | null;
  intoAuthorId: number | null;
  /** Null for staff alone. */
  personId: number | null;
  userId: number | null;
  role: Role | null;
  bank: string | null;
  ledger: string | null;
  account: string | null;
  email: string | null;
  kennitala: string | null;
  askedBy: number;
  state: string;
  residence: Residence | null;
  certificateUntil: string | null;
  contractId: number | null;
  contractCall: ContractCall | null;
  contractBody: object | null;
  /** Names of who holds the author's right and has not agreed to the change (R202). */
  unheardHolders: string | null;
  fault: ConfirmationFault | null;
}

/** What deciding needs from outside: how publishing changes a contract. */
export interface Means extends Pick<Config, 'societyName'> {
  changeContract: (
    db: Queryable,
    actor: Actor,
    change: { contractId: number; call: ContractCall; body: object; askedBy: number },
  ) => Promise<void>;
}

const refusals: Record<ConfirmationFault, ErrorCode> = {
  own: 'confirmation.own',
  ownRole: 'user.ownRole',
  ownAuthor: 'confirmation.ownAuthor',
  ownTax: 'confirmation.ownTax',
  ownContract: 'contract.own',
  ownPerson: 'confirmation.ownPerson',
};

const forAdministrators: readonly ConfirmationKind[] = ['tax', 'kennitala'];

/** M14: one of the staff does what another asked for, or refuses it; who asked may only take it back, and who gains by it only refuse it (R140). */
export async function decide(
  call: CallOf<typeof decideConfirmation>,
  { societyName, changeContract }: Means,
): Promise<undefined> {
  const { db, actor, params, body } = call;
  const asked = await queries.lockConfirmation.row<Asked>(db, { ...params, userId: actor.realUserId });
  if (!asked || (forAdministrators.includes(asked.kind) && actor.role !== 'administrator'))
    refuse('confirmation.notFound');
  if (asked.state !== 'waiting') refuse('confirmation.decidedAlready');
  if (body.isApproved && asked.fault !== null) refuse(refusals[asked.fault]);
  const names = body.isApproved ? asked.unheardHolders : null;
  if (names !== null && !body.areHoldersSeen) refuse('contract.changeUnheard', { values: { names } });
  const decision = {
    ...params,
    state: body.isApproved ? 'confirmed' : 'refused',
    userId: actor.realUserId,
    remark: body.remark ?? null,
    areHoldersSeen: names !== null,
  };
  await queries.decideConfirmation.run(db, decision);
  if (!body.isApproved) return;
  const { personId, userId, role, bank, ledger, account, email, authorId, intoAuthorId } = asked;
  if (userId !== null && role !== null && email !== null) {
    await putRole(db, { userId, role, email });
    await sendInvitation(db, actor, { userId, email, societyName });
  }
  if (asked.kind === 'staff') return;
  if (asked.kind === 'tax') {
    await notifyTaxed(db, asked);
    return;
  }
  const { contractId, contractCall, contractBody, askedBy } = asked;
  if (contractId !== null && contractCall !== null && contractBody !== null) {
    await changeContract(db, actor, { contractId, call: contractCall, body: contractBody, askedBy });
    return;
  }
  if (personId === null) refuse('server.failed');
  else if (asked.kind === 'account') await putAccount(db, actor, personId, { bank, ledger, account });
  else if (asked.kind === 'kennitala') await putKennitala(db, personId, asked.kennitala ?? '');
  else if (asked.kind === 'leaving') await forget(db, actor, personId);
  else if (asked.kind === 'email') await putEmail(db, actor, personId, email);
  else await join(db, actor, { authorId: authorId ?? 0, intoAuthorId: intoAuthorId ?? 0 });
}
