import * as z from 'zod/mini';
import { id, text } from '../platform/values.ts';
import { field, request } from '../platform/wire.ts';

/** Somebody listed in a draft; without an author a name that was typed. */
const DraftApplicant = request({
  authorId: field('applicantAuthorId', z.nullable(id)),
  name: field('name', text),
});

/** An unfinished application as the browser keeps it, one for each fund (L3.22). */
export const FundDraft = request({
  projectTitle: field('projectTitle', text),
  amountIsk: field('amount', text),
  applicantCv: field('applicantsInfo', text),
  projectDescription: field('applicantsProjectInfo', text),
  budget: field('applicantsEstimateBudgetInfo', text),
  timePlan: field('applicantsEstimateTimeInfo', text),
  hasEarlierGrant: field('previousApplicationsRadioButton', z.boolean()),
  earlierGrant: field('lastApplication', text),
  hasOtherApplications: field('anotherApplicationsAppendingRadioButton', z.boolean()),
  otherFunds: field('otherFunds', text),
  otherInfo: field('applicationAnotherInfo', text),
  isNewcomerGrant: field('newcomerGrantRadioButton', z.boolean()),
  bank: field('bank', text),
  ledger: field('ledger', text),
  account: field('accountNumber', text),
  applicants: field('authorsToAdd', z.array(DraftApplicant)),
});
export type FundDraft = z.output<typeof FundDraft>;
