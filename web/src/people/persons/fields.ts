import type { plainMember } from '@omur/contract/platform/fields/plainPerson';
import type { DetailsField } from '@omur/contract/people/rules/personDetails';

/** The `id` of a field, so that the summary of what is wrong leads there. */
export const fieldId = (name: string) => `person-${name}`;

export type ProblemAt = (
  field: DetailsField | keyof typeof plainMember | 'gender' | 'phone' | 'street' | 'postalCode' | 'password',
) => string | undefined;
