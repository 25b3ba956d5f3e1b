import { plainOfMember } from '../../platform/database/plainSql.ts';
import * as people from '@omur/contract/platform/fields/people';
import type { Language } from '@omur/contract/platform/rules/language';
import type { addMember as addMemberCall } from '@omur/contract/accounts/users';
import type { Config } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { askForEmail } from '../../people/confirmations/ask.ts';
import { claimWorks } from '../../works/authorMerge/claim.ts';
import { lockUnknown, type LockedAuthor } from '../../works/authorMerge/lock.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { insertUser } from './add.ts';
import { invite } from './invite.ts';
import * as queries from './memberQueries.ts';
import { checkMember, ipiFault, type CheckedMember } from './memberRules.ts';

/**
 * Makes a member: the person, the author they are and the right to its earnings. An unknown author who turns out to be the member
 * keeps its number and its works, which from now on have a holder. Editors do this too; a login comes from administrators (D1).
 */
export async function addMember(
  { db, actor, body }: Pick<CallOf<typeof addMemberCall>, 'db' | 'actor' | 'body'>,
  { societyName, fourEyes }: Pick<Config, 'societyName' | 'fourEyes'>,
): Promise<{ personId: number; authorId: number | null; userId: number | null }> {
  if (body.isInvited && actor.role !== 'administrator') refuse('session.forbidden');
  const unknown = body.unknownAuthorId ? await lockUnknown(db, body.unknownAuthorId) : undefined;
  const member = await checkMember(db, body, unknown);
  if (unknown && !(await isSame(db, unknown, member, fourEyes.has('joins')))) refuse('member.joinTakesTwo');

  // M14: the address that letters about the works went to is changed by two.
  const onFile =
    unknown && fourEyes.has('accounts')
      ? await queries.findEmail.row<{ email: string | null }>(db, { personId: unknown.personId })
      : undefined;
  const isOther = Boolean(onFile?.email && member.email && onFile.email !== member.email);
  if (unknown && isOther) await askForEmail(db, actor, unknown.personId, member.email);
  const made = unknown
    ? await registerUnknown(db, unknown, isOther ? { ...member, email: null } : member)
    : await insertNew(db, member, body.isAuthor ?? true);
  const userId = body.isInvited ? await makeLogin(db, made.personId, member, body.language) : null;
  if (userId !== null)
    await invite(db, actor, {
      userId,
      // The first on file, of however many.
      email: null,
      language: body.language,
      societyName,
      takesTwo: fourEyes.has('accounts'),
    });
  return { ...made, userId };
}

/**
 * M14, R130: the kennitala on file says who the unknown author is; where there is none, that is for two of the staff to say, who join the
 * two up. An IPI name number says nothing: it stands on the screen beside the author. Nor does an author bring one along that is another's.
 */
async function isSame(db: Queryable, unknown: LockedAuthor, member: CheckedMember, takesTwo: boolean) {
  const { authorId, kennitala, ipiNameNumber } = unknown;
  if (kennitala === null ? takesTwo : kennitala !== member.kennitala) return false;
  return (await ipiFault(db, member, authorId, member.ipiNameNumber ?? ipiNameNumber)) === null;
}

interface Made {
  personId: number;
  authorId: number | null;
}

async function insertNew(db: Queryable, member: CheckedMember, isAuthor: boolean): Promise<Made> {
  const person = await queries.insertPerson
    .row<{ personId: number }>(db, columnsOf(member))
    .catch(refuseTakenMeanwhile);
  const { personId } = person ?? refuse('server.failed');
  if (!isAuthor) return { personId, authorId: null };
  const { name, ipiNameNumber, mandateOn } = member;
  const author = await queries.insertAuthor
    .row<{ authorId: number }>(db, { personId, name, ipiNameNumber, mandateOn })
    .catch(refuseTakenMeanwhile);
  const { authorId } = author ?? refuse('server.failed');
  await queries.insertRight.run(db, { personId, authorId });
  return { personId, authorId };
}

/** An unknown author becomes a member under its own number; its works have a holder from now on. */
export async function registerUnknown(
  db: Queryable,
  { personId, authorId }: { personId: number; authorId: number },
  member: CheckedMember,
): Promise<Made> {
  await queries.registerPerson.run(db, { personId, ...columnsOf(member) }).catch(refuseTakenMeanwhile);
  const { name, ipiNameNumber, mandateOn } = member;
  await queries.registerAuthor
    .run(db, { authorId, name, ipiNameNumber, mandateOn })
    .catch(refuseTakenMeanwhile);
  await queries.insertRight.run(db, { personId, authorId });
  await claimWorks(db, authorId);
  return { personId, authorId };
}

function makeLogin(db: Queryable, personId: number, { kennitala, name }: CheckedMember, language?: Language) {
  return insertUser(db, { kennitala, name, role: 'member', personId, language: language ?? 'is' });
}

function columnsOf(member: CheckedMember) {
  const { ipiNameNumber: _, mandateOn: __, ...columns } = member;
  return { ...columns, plain: plainOfMember.json(member.plain) };
}

/** Somebody else put the same number on file between the look and the write. */
function refuseTakenMeanwhile(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'person_kennitala_unique') refuseField(people.kennitala.wire, 'person.kennitalaExists');
  if (constraint === 'author_ipi_unique') refuseField(people.ipiNameNumber.wire, 'ipi.exists');
  throw error;
}
