import { plainPerson } from '@omur/contract/platform/fields/plainPerson';
import { plainValues } from '@omur/contract/platform/plainFields';
import { plainOfPerson } from '../../platform/database/plainSql.ts';
import * as people from '@omur/contract/platform/fields/people';
import type { changePerson as changePersonCall } from '@omur/contract/people/persons';
import type { Language } from '@omur/contract/platform/rules/language';
import { readableChanges } from '@omur/contract/people/rules/recordTexts';
import { askForAccount, askForEmail } from '../confirmations/ask.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { type FieldRefusal, refuse, refuseField } from '../../platform/refusal.ts';
import { assertOwnLogin, spendConfirmation } from '../../platform/sessions/confirm.ts';
import { recordAccount } from './account.ts';
import * as queries from './changeQueries.ts';
import {
  changed,
  fixedProblems,
  isAccountChanged,
  isChanged,
  isOnWire,
  typingProblems,
  wireOf,
  type Details,
  type OnFile,
} from './details.ts';
import { changedMessage, diedMessage } from './letters.ts';
import { accessOf } from '../../platform/sessions/access.ts';

/**
 * Saves the details of a person (C4.6). What somebody else changed since the version that was read is never written over; an
 * e-mail address or an account is changed by anyone who knows the password, and the address on file until now is told.
 */
export async function changePerson(
  call: CallOf<typeof changePersonCall>,
  accountsTakeTwo: boolean,
): Promise<undefined> {
  const { db, actor, params, body, language } = call;
  const { personId } = params;
  const before =
    (await queries.lockPerson.row<OnFile>(db, { personId, ...accessOf(actor) })) ?? refuse('person.notFound');
  if (body.version !== undefined && body.version !== before.version)
    await refuseChanged(db, before, body.version, language);
  const after = changed(before, body);
  if (before.leftOn !== null && hasContacts(after)) refuse('person.hasLeft');
  const fields = [
    ...fixedProblems(before, body, isStaff(actor)),
    ...typingProblems(before, after, actor.userId !== actor.realUserId || before.leftOn !== null),
    ...(await choiceProblems(db, after)),
    ...holderProblems(before, after, isStaff(actor)),
    ...emailProblems(before, after, actor),
    ...proxyProblems(before, after, actor),
  ];
  if (fields.length > 0) refuse('request.invalid', { fields });
  if (!isChanged(before, after)) return;
  await assertPassword(call, before, after);
  const takesTwo = accountsTakeTwo && isStaff(actor) && before.personId !== actor.personId;
  if (takesTwo && isAccountChanged(before, after)) {
    await askForAccount(db, actor, personId, after);
    const { bank, ledger, account } = before;
    Object.assign(after, { bank, ledger, account });
  }
  if (takesTwo && before.email !== after.email) {
    await askForEmail(db, actor, personId, after.email);
    after.email = before.email;
  }
  if (!isChanged(before, after)) return;
  await notifyOwner(call, before, after);
  // While they are told things.
  if (before.diedOn === null && after.diedOn !== null) await notify(db, [personId], diedMessage);
  const plain = plainOfPerson.json(plainValues(plainPerson, after));
  await queries.updatePerson.run(db, { personId, ...after, plain });
}

/** J8: of one who has left nothing is kept that would reach them; the account that works are paid into may still be mended. */
const hasContacts = ({
  email,
  phone,
  street,
  postalCode,
  foreignAddress,
  notes,
  honorific,
  genderId,
}: Details) =>
  [email, phone, street, postalCode, foreignAddress, notes, honorific, genderId].some((one) => one !== null);

/** V11: names each field that somebody else changed, with what it was and what it is. */
async function refuseChanged(db: Queryable, { personId }: OnFile, version: number, language: Language) {
  const rows = await queries.changesSince.rows<{
    field: string;
    before: string | null;
    after: string | null;
  }>(db, {
    personId,
    version,
  });
  const changes = rows
    .filter(({ field, before, after }) => isOnWire(field) && field !== 'version' && before !== after)
    .map((row) => ({ ...row, nameBefore: null, nameAfter: null }));
  const readable = readableChanges({ ...ofPerson, changes }, language);
  refuse('person.changedMeanwhile', {
    fields: readable.map(({ field, label, before, after }) => ({
      field: wireOf(field),
      code: 'person.fieldChanged',
      values: { field: label, before: before ?? '–', after: after ?? '–' },
    })),
  });
}

const ofPerson = {
  table: 'person',
  operation: 'update',
  about: null,
  actorKind: 'user',
  actorName: null,
  actingForName: null,
} as const;

async function choiceProblems(db: Queryable, { genderId, postalCode }: Details): Promise<FieldRefusal[]> {
  const known = await queries.findChoices.row<{ hasGender: boolean; hasPostalCode: boolean }>(db, {
    genderId,
    postalCode,
  });
  return [
    ...(known?.hasGender ? [] : [{ field: people.genderId.wire, code: 'member.genderUnknown' as const }]),
    ...(known?.hasPostalCode
      ? []
      : [{ field: people.postalCode.wire, code: 'member.postalCodeUnknown' as const }]),
  ];
}

/** C2.27: anyone who holds no right is paid nothing, and gives no account. Staff may, for a publisher. */
function holderProblems(before: OnFile, after: Details, byStaff: boolean): FieldRefusal[] {
  if (before.isRightHolder || byStaff || !isAccountChanged(before, after)) return [];
  return [{ field: people.bank.wire, code: 'person.notRightHolder' }];
}

/** To the address goes whatever opens a login: with it a proxy would become the owner, and an editor an administrator (S5). */
function emailProblems(before: OnFile, after: Details, actor: Actor): FieldRefusal[] {
  if (before.email === after.email) return [];
  const field = people.email.wire;
  if (actor.userId !== actor.realUserId) return [{ field, code: 'person.emailOfOwner' }];
  if (actor.realRole === 'administrator') return [];
  if (before.isStaff && before.personId !== actor.personId) return [{ field, code: 'person.emailOfStaff' }];
  return [];
}

/**
 * M16: where somebody is paid is for themselves to say, or for the society by its own name, which takes two; never for anyone who acts
 * for them, administrators included.
 */
function proxyProblems(before: OnFile, after: Details, actor: Actor): FieldRefusal[] {
  if (actor.userId === actor.realUserId || !isAccountChanged(before, after)) return [];
  return [{ field: people.bank.wire, code: 'person.accountOfOwner' }];
}

/** C2.10, X133: the password, or where there is none a confirmation, which a refused change leaves. */
async function assertPassword(
  { db, reads, actor, body: { password }, address }: CallOf<typeof changePersonCall>,
  before: OnFile,
  after: Details,
): Promise<void> {
  if (before.email === after.email && !isAccountChanged(before, after)) return;
  const field = people.password.wire;
  if (!password) refuseField(field, 'person.passwordNeeded');
  const confirming = { actor, body: { password }, address };
  await assertOwnLogin(reads, confirming, 'person.passwordWrong');
  await spendConfirmation(db, confirming);
}

/** Before the new address is on file, so that the letter goes to the old one. */
async function notifyOwner(
  { db, actor }: CallOf<typeof changePersonCall>,
  before: OnFile,
  after: Details,
): Promise<void> {
  const isEmail = before.email !== after.email;
  const isAccount = isAccountChanged(before, after);
  if (!isEmail && !isAccount) return;
  const { personId } = before;
  const waiting = isAccount ? await recordAccount(db, actor, personId, after) : undefined;
  await notify(
    db,
    [personId],
    changedMessage({ isEmail, isAccount, account: after.account, waiting }, actor, before),
  );
}
