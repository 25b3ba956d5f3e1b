import type { ContractCall } from '@omur/contract/people/confirmations';
import type { Text } from '@omur/contract/platform/rules/language';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { recoverySaid } from './eyes.ts';
import * as queries from './askQueries.ts';

/** What a call that changes a contract was sent with. */
export interface ContractChange {
  contractId: number;
  call: ContractCall;
  body: object;
}

/** What may give the publisher more of what is the author's, or another what is the publisher's (R219). */
const reducesRecovery = new Set<ContractCall>(['terms', 'worksIn', 'subAgreement']);

/** R136: lets another of the staff change a contract; a change of terms takes the place of one that waits. */
export async function askForContract(
  db: Queryable,
  { realUserId }: Pick<Actor, 'realUserId'>,
  { body, says, ...change }: ContractChange & { says: Text },
): Promise<void> {
  if (change.call === 'terms') await queries.replaceTerms.run(db, { contractId: change.contractId });
  const isOfPublisher = change.call === 'subAgreement';
  const { contractId } = change;
  const left = reducesRecovery.has(change.call)
    ? await queries.findRecovery.row<{ recoveryIsk: number }>(db, { contractId, isOfPublisher })
    : undefined;
  const recovery = recoverySaid(left?.recoveryIsk ?? 0, isOfPublisher);
  const said = { is: says.is + recovery.is, en: says.en + recovery.en };
  const asked = { body: JSON.stringify(body), says: JSON.stringify(said), userId: realUserId };
  await queries.insertContractChange.run(db, { ...change, ...asked });
}
