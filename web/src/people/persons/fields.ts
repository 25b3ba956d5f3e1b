import type { DetailsField } from '@omur/contract/people/rules/personDetails';

/** The `id` of a field, so that the summary of what is wrong leads there. */
export const fieldId = (name: string) => `person-${name}`;

/** Which field of the form a refused field of the wire is. */
const ofWire: Readonly<Record<string, string>> = {
  NAFN: 'name',
  KENNITALA: 'kennitala',
  EINKENNI: 'artistName',
  KYN_NR: 'gender',
  E_MAIL: 'email',
  SIMI: 'phone',
  GATA: 'street',
  POSTNUMER: 'postalCode',
  ERLEND_ADDRESSA: 'foreignAddress',
  BANKANUMER: 'bank',
  HOFUDBOK: 'ledger',
  BANKAREIKN: 'account',
  LYKILORD: 'password',
};

export const fieldOfWire = (wire: string) => ofWire[wire] ?? 'name';

export type ProblemAt = (
  field: DetailsField | 'artistName' | 'gender' | 'phone' | 'street' | 'postalCode' | 'password',
) => string | undefined;
