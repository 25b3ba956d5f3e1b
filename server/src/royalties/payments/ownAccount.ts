import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { BankMessage } from './bankMessage.ts';
import * as queries from './runQueries.ts';

/** What arrives on a payee's account looks, on a statement of that account, like money that came back (R112).
 * @throws money.bankNoAccount, money.noSocietyAccount, money.bankOtherAccount */
export async function assertOwnAccount(
  db: Queryable,
  { accounts }: BankMessage,
  ownIban: string | undefined,
): Promise<void> {
  if (accounts.length === 0) return;
  const named = accounts.filter((account) => account !== null);
  if (named.length < accounts.length) refuse('money.bankNoAccount');
  const paidFrom = await queries.paidFrom.rows<{ iban: string }>(db, {});
  const own = [...(ownIban ? [ownIban] : []), ...paidFrom.map(({ iban }) => iban)];
  if (own.length === 0) refuse('money.noSocietyAccount');
  const others = named.filter((account) => !own.some((iban) => isOf(account, iban)));
  if (others.length > 0)
    refuse('money.bankOtherAccount', { values: { accounts: [...new Set(others)].slice(0, 5).join(', ') } });
}

/** Banks of Iceland also name an account by bank, ledger and number, with or without its owner's kennitala. */
const isOf = (account: string, iban: string) =>
  account === iban || (iban.startsWith('IS') && [iban.slice(4), iban.slice(4, 16)].includes(account));
