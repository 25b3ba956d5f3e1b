import * as people from '@omur/contract/platform/fields/people';
import * as contract from '@omur/contract/accounts/memberships';
import { bankAccountProblem } from '@omur/contract/people/rules/bankAccount';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { kennitalaProblem, readKennitala } from '@omur/contract/people/rules/kennitala';
import type pg from 'pg';
import { transaction } from '../../platform/database/pool.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { mayTry, succeeded } from '../../platform/sessions/throttle.ts';
import { authorOfLink } from '../../works/approvals/joinLink.ts';
import * as queries from './queries.ts';

/** J7: whom the link of a letter invites. */
export async function membershipOf(call: CallOf<typeof contract.getMembership>, societyName: string) {
  const authorId = await authorOfLink(call, call.db);
  return oneOr404(call.db, queries.findMembership, { authorId, societyName }, 'membership.linkInvalid');
}

interface Invited extends Record<string, unknown> {
  personId: number;
  authorId: number;
  kennitala: string | null;
  isMember: boolean;
  hasPostalCode: boolean;
}

/**
 * J7: the application of an author whom the letter about a work invited. The national ID that the work was registered with shows that
 * the letter reached whom it was meant for, so it is not guessed either.
 */
export async function apply(
  pool: pg.Pool,
  call: CallOf<typeof contract.applyForMembership>,
): Promise<undefined> {
  const authorId = await authorOfLink(call, pool);
  const attempt = { account: `joining:${authorId}`, address: call.address };
  await mayTry(pool, attempt);
  const { body, language } = call;
  const application = read(body);
  await transaction(pool, async (tx) => {
    const { postalCode } = application;
    const invited = await queries.lockInvited.row<Invited>(tx, { authorId, postalCode });
    if (!invited) refuse('membership.linkInvalid');
    if (invited.isMember) refuse('membership.isMember');
    // Anyone who knows the number does not guess, however often they mend the rest.
    if (application.kennitala === invited.kennitala) await succeeded(pool, attempt);
    const fields = problems(body, application, invited);
    if (fields.length > 0) refuse('request.invalid', { fields });
    const { personId } = invited;
    const added = await queries.insertApplication.run(tx, {
      ...application,
      personId,
      authorId,
      language: body.language ?? language,
    });
    if (added === 0) refuse('membership.sentAlready');
  });
}

function read({
  name,
  kennitala,
  street,
  postalCode,
  phone,
  bank,
  ledger,
  account,
}: contract.NewMembershipApplication) {
  return {
    name: name.trim().normalize('NFC'),
    kennitala: readKennitala(kennitala) ?? '',
    street: street.trim(),
    postalCode: postalCode.trim(),
    phone: phone ?? null,
    bank: bank.trim(),
    ledger: ledger.trim(),
    account: account.trim(),
  };
}

/** Everything that is wrong, in the order of the form. */
function problems(
  { kennitala: typed, isMandated, isConsented }: contract.NewMembershipApplication,
  { name, kennitala, street, bank, ledger, account }: ReturnType<typeof read>,
  invited: Invited,
): FieldRefusal[] {
  const paidInto = bankAccountProblem({ bank, ledger, account });
  const found: [{ wire: string }, ErrorCode | false | undefined][] = [
    [people.name, name === '' && 'person.nameMissing'],
    [
      people.kennitala,
      kennitalaProblem(typed) ?? (kennitala !== invited.kennitala && 'membership.kennitalaOther'),
    ],
    [people.street, street === '' && 'membership.streetMissing'],
    [people.postalCode, !invited.hasPostalCode && 'member.postalCodeUnknown'],
    [accountField(paidInto), paidInto ?? (bank === '' && 'membership.accountMissing')],
    [contract.isMandated, !isMandated && 'membership.mandateMissing'],
    [contract.isConsented, !isConsented && 'membership.consentMissing'],
  ];
  return found.flatMap(([{ wire }, code]) => (code ? [{ field: wire, code }] : []));
}

function accountField(problem: string | undefined) {
  if (problem === 'bank.ledger') return people.ledger;
  return problem === 'bank.account' ? people.account : people.bank;
}
