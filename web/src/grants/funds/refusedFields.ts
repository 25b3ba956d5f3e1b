import type { FundField } from '@omur/contract/grants/rules/fundApplication';
import type { FieldProblem } from '../../platform/api/refusal.ts';
import type { FieldError } from '../../platform/ui/ErrorSummary.tsx';

/** Where the form shows the fields of the call. */
const places: Record<string, FundField | 'applicants'> = {
  fundId: 'fundId',
  fundPeriodId: 'fundPeriodId',
  projectTitle: 'title',
  amountIsk: 'amount',
  applicantCv: 'cv',
  projectDescription: 'description',
  travelDescription: 'description',
  bankDetails: 'bank',
  address: 'address',
  phone: 'phone',
  email: 'email',
};

export function refusedFields(problems: readonly FieldProblem[]): FieldError[] {
  return problems.map(({ field, message }) => {
    const isOfOthers = /^applicants\.[1-9]/u.test(field);
    const place = isOfOthers ? 'applicants' : (places[field.split('.').at(-1) ?? ''] ?? 'applicants');
    return { fieldId: `fund-${place}`, text: message };
  });
}
