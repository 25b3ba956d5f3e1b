import { plainMember } from '@omur/contract/platform/fields/plainPerson';
import { readPlainFields, typedPlain } from '@omur/contract/platform/plainFields';
import { keptText } from '@omur/contract/platform/rules/keptText';
import type { UnknownAuthor } from '@omur/contract/works/authorMerge';
import type { NewMember } from '@omur/contract/accounts/users';
import type { Language } from './LanguageField.tsx';

/** A member as it is typed. */
export interface TypedMember extends Record<keyof typeof plainMember, string> {
  kennitala: string;
  name: string;
  gender: string;
  email: string;
  phone: string;
  street: string;
  postalCode: string;
  isAddressForeign: boolean;
  foreignAddress: string;
  isAuthor: boolean;
  ipiNameNumber: string;
  mandateOn: string;
  isInvited: boolean;
  language: Language;
}

export const noGender = 'none';

export const emptyMember: TypedMember = {
  kennitala: '',
  name: '',
  ...typedPlain(plainMember, {}),
  gender: noGender,
  email: '',
  phone: '',
  street: '',
  postalCode: '',
  isAddressForeign: false,
  foreignAddress: '',
  isAuthor: true,
  ipiNameNumber: '',
  mandateOn: '',
  isInvited: true,
  language: 'is',
};

/** What a registrant typed of an unknown author is where the form starts. */
export function memberOf(unknown: UnknownAuthor): TypedMember {
  const { displayName, kennitala, email, ipiNameNumber, isAddressForeign } = unknown;
  return {
    ...emptyMember,
    name: displayName,
    kennitala: kennitala ?? '',
    email: email ?? '',
    ipiNameNumber: ipiNameNumber ?? '',
    isAddressForeign,
  };
}

export function bodyOf(member: TypedMember, unknownAuthorId: number | undefined): NewMember {
  const { gender, isAuthor, isAddressForeign, ipiNameNumber, mandateOn } = member;
  return {
    kennitala: member.kennitala,
    name: member.name,
    ...readPlainFields(plainMember, member),
    genderId: gender === noGender ? null : Number(gender),
    email: keptText(member.email),
    phone: keptText(member.phone),
    street: isAddressForeign ? null : keptText(member.street),
    postalCode: isAddressForeign ? null : keptText(member.postalCode),
    isAddressForeign,
    foreignAddress: isAddressForeign ? keptText(member.foreignAddress) : null,
    isAuthor,
    ipiNameNumber: isAuthor ? keptText(ipiNameNumber) : null,
    mandateOn: isAuthor ? keptText(mandateOn) : null,
    unknownAuthorId: unknownAuthorId ?? null,
    isInvited: member.isInvited,
    language: member.language,
  };
}
