import { plainMember } from '@omur/contract/platform/fields/plainPerson';
import { type PlainValues, plainValues } from '@omur/contract/platform/plainFields';
import * as people from '@omur/contract/platform/fields/people';
import { readEmails } from '@omur/contract/people/rules/email';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { kennitalaProblem, readKennitala } from '@omur/contract/people/rules/kennitala';
import type { NewMember } from '@omur/contract/accounts/users';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { findIpiFault, findKnown } from './memberQueries.ts';

/** A member as the database takes it. */
export interface CheckedMember {
  kennitala: string;
  name: string;
  plain: PlainValues<typeof plainMember>;
  genderId: number | null;
  email: string | null;
  phone: string | null;
  street: string | null;
  postalCode: string | null;
  isAddressForeign: boolean;
  foreignAddress: string | null;
  societyCode: number;
  ipiNameNumber: string | null;
  mandateOn: string | null;
}

interface Known extends Record<string, unknown> {
  hasGender: boolean;
  hasPostalCode: boolean;
  hasSociety: boolean;
  kennitala: { personId: number; isUnregistered: boolean; authorId: number | null } | null;
  ipi: { authorId: number; isUnregistered: boolean } | null;
}

/** STEF's, whose members these are unless told otherwise. */
const ownSociety = 77;

/** Reads what was typed, and says everything that is wrong with it at once (S4, V9). */
export async function checkMember(
  db: Queryable,
  body: NewMember,
  unknown: { personId: number; authorId: number } | undefined,
): Promise<CheckedMember> {
  const member = read(body);
  const known = await findKnown.row<Known>(db, {
    kennitala: member.kennitala,
    ipiNameNumber: member.ipiNameNumber,
    genderId: member.genderId,
    postalCode: member.postalCode,
    societyCode: member.societyCode,
  });
  const fields = [
    ...typingProblems(body),
    ...(known ? placeProblems(known, member) : []),
    ...(known ? takenProblems(known, unknown) : []),
  ];
  const isSaid = fields.some(({ field }) => field === people.ipiNameNumber.wire);
  const fault = isSaid ? null : await ipiFault(db, member, unknown?.authorId, member.ipiNameNumber);
  if (fault) fields.push({ field: people.ipiNameNumber.wire, code: ipiFaults[fault] });
  if (fields.length > 0) refuse('request.invalid', { fields });
  return member;
}

const ipiFaults = {
  elsewhere: 'ipi.exists',
  notWriter: 'member.ipiNotWriter',
  another: 'member.ipiOfAnother',
  otherSociety: 'member.ipiOtherSociety',
} as const;

/** R130: what speaks against a member's going by an IPI name number; by it they are paid. */
export async function ipiFault(
  db: Queryable,
  { name, societyCode, mandateOn }: CheckedMember,
  authorId: number | undefined,
  ipiNameNumber: string | null,
): Promise<keyof typeof ipiFaults | null> {
  if (ipiNameNumber === null) return null;
  const found = await findIpiFault.row<{ fault: keyof typeof ipiFaults | null }>(db, {
    authorId: authorId ?? null,
    ipiNameNumber,
    name,
    societyCode,
    mandateOn,
  });
  return found?.fault ?? null;
}

function read(body: NewMember): CheckedMember {
  return {
    kennitala: readKennitala(body.kennitala) ?? '',
    name: body.name.trim().normalize('NFC'),
    plain: plainValues(plainMember, body),
    genderId: body.genderId ?? null,
    email: readEmails(body.email ?? '').value ?? null,
    phone: body.phone ?? null,
    street: body.street ?? null,
    postalCode: body.postalCode ?? null,
    isAddressForeign: body.isAddressForeign ?? false,
    foreignAddress: body.foreignAddress ?? null,
    societyCode: body.societyCode ?? ownSociety,
    ipiNameNumber: readIpiName(body.ipiNameNumber ?? '').value ?? null,
    mandateOn: body.mandateOn ?? null,
  };
}

function typingProblems(body: NewMember): FieldRefusal[] {
  const kennitala = kennitalaProblem(body.kennitala);
  const email = readEmails(body.email ?? '').problem;
  const ipi = body.ipiNameNumber ? readIpiName(body.ipiNameNumber ?? '').problem : undefined;
  return [
    ...(kennitala ? [{ field: people.kennitala.wire, code: kennitala }] : []),
    ...(body.name.trim() === '' ? [{ field: people.name.wire, code: 'person.nameMissing' as const }] : []),
    ...(email === 'person.emailInvalid' ? [{ field: people.email.wire, code: email }] : []),
    ...(body.isInvited && email === 'person.emailMissing'
      ? [{ field: people.email.wire, code: 'user.emailMissing' as const }]
      : []),
    ...(ipi ? [{ field: people.ipiNameNumber.wire, code: ipi }] : []),
  ];
}

function placeProblems(known: Known, member: CheckedMember): FieldRefusal[] {
  return [
    ...(member.genderId !== null && !known.hasGender
      ? [{ field: people.genderId.wire, code: 'member.genderUnknown' as const }]
      : []),
    ...(member.postalCode !== null && !known.hasPostalCode
      ? [{ field: people.postalCode.wire, code: 'member.postalCodeUnknown' as const }]
      : []),
    ...(known.hasSociety ? [] : [{ field: people.societyCode.wire, code: 'member.societyUnknown' as const }]),
  ];
}

/** A number that an unknown author has says who the member is; any other that is taken is somebody else's. */
function takenProblems(
  { kennitala, ipi }: Known,
  unknown: { personId: number; authorId: number } | undefined,
) {
  const fields: FieldRefusal[] = [];
  if (kennitala && kennitala.personId !== unknown?.personId)
    fields.push(
      kennitala.isUnregistered && kennitala.authorId !== null
        ? {
            field: people.kennitala.wire,
            code: 'member.isUnknownAuthor',
            values: { authorId: String(kennitala.authorId) },
          }
        : { field: people.kennitala.wire, code: 'person.kennitalaExists' },
    );
  if (ipi && ipi.authorId !== unknown?.authorId)
    fields.push(
      ipi.isUnregistered
        ? {
            field: people.ipiNameNumber.wire,
            code: 'member.ipiIsUnknownAuthor',
            values: { authorId: String(ipi.authorId) },
          }
        : { field: people.ipiNameNumber.wire, code: 'ipi.exists' },
    );
  return fields;
}
