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

/** What may give the publisher more of what is the author's. */
const givesPublisher = new Set<ContractCall>(['terms', 'worksIn']);

/**
 * R136: lets another of the staff change a contract; a change of terms takes the place of one that waits. `isLess` where the publisher
 * would be paid less by it (R248).
 */
export async function askForContract(
  db: Queryable,
  { realUserId }: Pick<Actor, 'realUserId'>,
  { body, says, isLess = false, ...change }: ContractChange & { says: Text; isLess?: boolean },
): Promise<void> {
  if (change.call === 'terms') await queries.replaceTerms.run(db, { contractId: change.contractId });
  const { contractId, call } = change;
  const left = await queries.findRecovery.row<{ authorIsk: number; publisherIsk: number }>(db, {
    contractId,
  });
  const ofAuthor = recoverySaid(givesPublisher.has(call) ? (left?.authorIsk ?? 0) : 0, 'author');
  // R219, R248: what is the publisher's goes to another.
  const isTaken = isLess || call === 'subAgreement';
  const ofPublisher = recoverySaid(
    isTaken ? (left?.publisherIsk ?? 0) : 0,
    call === 'subAgreement' ? 'replaced' : 'left',
  );
  const said = {
    is: says.is + ofAuthor.is + ofPublisher.is,
    en: says.en + ofAuthor.en + ofPublisher.en,
  };
  const asked = { body: JSON.stringify(body), says: JSON.stringify(said), userId: realUserId };
  await queries.insertContractChange.run(db, { ...change, ...asked });
}
