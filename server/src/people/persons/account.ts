import type { getAccountChange, stopAccountChange } from '@omur/contract/people/accountChanges';
import type { Language } from '@omur/contract/platform/rules/language';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { Account } from '../confirmations/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { numberOfLink } from '../../messages/letters/followed.ts';
import { signedNumber } from '../../messages/letters/signedNumber.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../platform/refusal.ts';
import * as queries from './accountQueries.ts';
import { changedMessage, stoppedMessage } from './letters.ts';

interface Owner extends Account, Record<string, unknown> {
  personId: number;
  secret: Buffer;
  language: Language;
}

interface Recorded extends Record<string, unknown> {
  accountChangeId: number;
  countsFrom: string;
}

/** What a letter says of a changed account: from when it is paid into, and where the change is stopped. */
export interface Waiting {
  countsFrom: string;
  stopLink: string;
}

/** M16: puts it on record that an account changes; it is paid into after three days, and its owner can stop it until then. */
export async function recordAccount(
  db: Queryable,
  { realUserId }: Pick<Actor, 'realUserId'>,
  personId: number,
  next: Account,
): Promise<Waiting> {
  const owner = (await queries.lockAccount.row<Owner>(db, { personId })) ?? refuse('person.notFound');
  const { bank, ledger, account } = next;
  const recorded = await queries.insertChange.row<Recorded>(db, {
    personId,
    bankBefore: owner.bank,
    ledgerBefore: owner.ledger,
    accountBefore: owner.account,
    bank,
    ledger,
    account,
    userId: realUserId || null,
  });
  if (!recorded) refuse('server.failed');
  const token = signedNumber('account', recorded.accountChangeId, owner.secret);
  const stopLink = `/reikningur/${token}${owner.language === 'en' ? '?mal=en' : ''}`;
  return { countsFrom: recorded.countsFrom, stopLink };
}

/** Changes where a person is paid, as one of the staff asked and another confirmed; the owner is told. */
export async function putAccount(
  db: Queryable,
  actor: Actor,
  personId: number,
  next: Account,
): Promise<void> {
  const waiting = await recordAccount(db, actor, personId, next);
  await queries.updateAccount.run(db, { personId, ...next });
  const { account } = next;
  await notify(
    db,
    [personId],
    changedMessage({ isEmail: false, isAccount: true, account, waiting }, actor, { personId }),
  );
}

type OfLetter = Call<{ token: string }>;

/** The change behind the link of a letter. */
export async function changeOfLetter(call: CallOf<typeof getAccountChange>) {
  const accountChangeId = await numberOf(call, call.db);
  return oneOr404(call.db, queries.findChange, { accountChangeId }, 'account.linkInvalid');
}

interface Change extends Record<string, unknown> {
  personId: number;
  isStopped: boolean;
  waits: boolean;
}

/** Stops a change that still waits. Once more is the same. */
export async function stopChange(pool: pg.Pool, call: CallOf<typeof stopAccountChange>): Promise<undefined> {
  const accountChangeId = await numberOf(call, pool);
  await transaction(pool, async (tx) => {
    const change = await queries.lockChange.row<Change>(tx, { accountChangeId });
    if (!change) refuse('account.linkInvalid');
    if (change.isStopped) return;
    if (!change.waits) refuse('account.countsAlready');
    const { personId } = change;
    const payable = await queries.findPayable.row<Account & Record<string, unknown>>(tx, { personId });
    if (!payable) refuse('account.linkInvalid');
    await queries.stopChanges.run(tx, { personId });
    const { bank, ledger, account } = payable;
    await queries.updateAccount.run(tx, { personId, bank, ledger, account });
    await notify(tx, [personId], stoppedMessage);
  });
}

const numberOf = (call: OfLetter, db: Queryable) =>
  numberOfLink(call, db, { purpose: 'account', refusal: 'account.linkInvalid' });
