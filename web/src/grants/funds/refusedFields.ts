import * as fields from '@omur/contract/grants/fields';
import type { FundField } from '@omur/contract/grants/rules/fundApplication';
import type { FieldProblem } from '../../platform/api/refusal.ts';
import type { FieldError } from '../../platform/ui/ErrorSummary.tsx';

/** Where the form shows what the server calls by these names. */
const places: Record<string, FundField | 'applicants'> = {
  [fields.fundId.wire]: 'fundId',
  [fields.fundPeriodId.wire]: 'fundPeriodId',
  [fields.projectTitle.wire]: 'title',
  [fields.amountIsk.wire]: 'amount',
  [fields.applicantCv.wire]: 'cv',
  [fields.projectDescription.wire]: 'description',
  [fields.travelDescription.wire]: 'description',
  [fields.bankDetails.wire]: 'bank',
  [fields.address.wire]: 'address',
  [fields.phone.wire]: 'phone',
  [fields.email.wire]: 'email',
};

export function refusedFields(problems: readonly FieldProblem[]): FieldError[] {
  return problems.map(({ field, message }) => {
    const isOfOthers = /^UMSAKJENDUR\.[1-9]/u.test(field);
    const place = isOfOthers ? 'applicants' : (places[field.split('.').at(-1) ?? ''] ?? 'applicants');
    return { fieldId: `fund-${place}`, text: message };
  });
}
