import type { Role } from '@omur/contract/platform/values';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import * as queries from './queries.ts';

type Asking = Pick<Actor, 'realUserId'>;

/** M14: lets another of the staff join two authors up. */
export async function askToJoin(
  db: Queryable,
  { realUserId }: Asking,
  pair: { authorId: number; intoAuthorId: number },
): Promise<void> {
  await queries.replaceJoin.run(db, { authorId: pair.authorId });
  await queries.insertJoin.run(db, { ...pair, userId: realUserId });
}

/** J8: lets another of the staff end a membership. */
export async function askForLeaving(db: Queryable, { realUserId }: Asking, personId: number): Promise<void> {
  await queries.insertLeaving.run(db, { personId, userId: realUserId });
}

/** M14: lets another of the staff make somebody one of them, or more than they are, and open the login by an address. */
export async function askForRole(
  db: Queryable,
  { realUserId }: Asking,
  { userId, role, email }: { userId: number; role: Role; email: string },
): Promise<void> {
  await queries.replaceRole.run(db, { userId });
  await queries.insertRole.run(db, { userId, role, email, askedBy: realUserId });
}

/** What was decided since about a role overtakes what waited. */
export async function takeRoleBack(db: Queryable, decided: { userId: number; role: Role }): Promise<void> {
  await queries.takeRoleBack.run(db, decided);
}

export interface Account {
  bank: string | null;
  ledger: string | null;
  account: string | null;
}

/** M14: lets another of the staff change where letters to a person go; null takes the address off file. */
export async function askForEmail(
  db: Queryable,
  { realUserId }: Asking,
  personId: number,
  email: string | null,
): Promise<void> {
  await queries.replaceEmail.run(db, { personId });
  await queries.insertEmail.run(db, { personId, email, userId: realUserId });
}

/** O278: lets another administrator say that this is the national ID of a person who has none. */
export async function askForKennitala(
  db: Queryable,
  { realUserId }: Asking,
  personId: number,
  kennitala: string,
): Promise<void> {
  await queries.replaceKennitala.run(db, { personId });
  await queries.insertKennitala.run(db, { personId, kennitala, userId: realUserId });
}

/** M14: lets another of the staff change where a person is paid. */
export async function askForAccount(
  db: Queryable,
  { realUserId }: Asking,
  personId: number,
  { bank, ledger, account }: Account,
): Promise<void> {
  await queries.replaceAccount.run(db, { personId });
  await queries.insertAccount.run(db, { personId, bank, ledger, account, userId: realUserId });
}
