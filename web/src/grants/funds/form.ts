import { FundDraft } from '@omur/contract/grants/fundDraft';
import type { NewApplication } from '@omur/contract/grants/fundApplications';
import type { Person } from '@omur/contract/people/persons';
import {
  asksOfOtherFunds,
  joinBankDetails,
  readAmountIsk,
  travelFundId,
  type ProposedApplication,
} from '@omur/contract/grants/rules/fundApplication';
import * as z from 'zod/mini';

/** What stands in the form of one fund; who applies and where is the same for all of them. */
export type GrantForm = FundDraft;

export interface Choice {
  fundId: number;
  /** Left out until one was chosen, by themselves or because it was the first that was open. */
  fundPeriodId?: number | undefined;
  address: string;
  phone: string;
  email: string;
}

export const startForm = (person: Person): GrantForm => ({
  projectTitle: '',
  amountIsk: '',
  applicantCv: '',
  projectDescription: '',
  budget: '',
  timePlan: '',
  hasEarlierGrant: false,
  earlierGrant: '',
  hasOtherApplications: false,
  otherFunds: '',
  otherInfo: '',
  isNewcomerGrant: false,
  bank: person.bank ?? '',
  ledger: person.ledger ?? '',
  account: person.account ?? '',
  applicants: [],
});

export const startChoice = (person: Person): Choice => ({
  fundId: 1,
  address: [person.street ?? person.foreignAddress, person.postalCode].filter(Boolean).join(', '),
  phone: person.phone ?? '',
  email: person.email?.split(',')[0]?.trim() ?? '',
});

export const writtenDraft = (form: GrantForm): unknown => z.encode(FundDraft, form);

/** Nothing when what was kept is no form of ours. */
export function readDraft(kept: unknown): GrantForm | undefined {
  const read = FundDraft.safeParse(kept);
  return read.success ? read.data : undefined;
}

const KeptChoice = z.object({
  fundId: z.int().check(z.minimum(1), z.maximum(4)),
  fundPeriodId: z.optional(z.int()),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
});

export function readChoice(kept: unknown): Choice | undefined {
  const read = KeptChoice.safeParse(kept);
  return read.success ? read.data : undefined;
}

export function proposedOf(form: GrantForm, choice: Choice, fundPeriodId: number): ProposedApplication {
  return {
    fundId: choice.fundId,
    fundPeriodId,
    address: choice.address,
    phone: choice.phone,
    email: choice.email,
    title: form.projectTitle,
    amount: form.amountIsk,
    cv: form.applicantCv,
    description: form.projectDescription,
    bank: form.bank,
    ledger: form.ledger,
    account: form.account,
  };
}

interface Sending {
  form: GrantForm;
  choice: Choice;
  fundPeriodId: number;
  person: Person;
}

export function payloadOf({ form, choice, fundPeriodId, person }: Sending): NewApplication {
  const { fundId } = choice;
  const description = fundId === travelFundId ? 'travelDescription' : 'projectDescription';
  return {
    fundId,
    fundPeriodId,
    amountIsk: readAmountIsk(form.amountIsk).value ?? 0,
    applicantCv: form.applicantCv,
    [description]: form.projectDescription,
    budget: form.budget || null,
    timePlan: form.timePlan || null,
    hasEarlierGrant: form.hasEarlierGrant,
    earlierGrant: form.earlierGrant || null,
    ...(asksOfOtherFunds(fundId) && {
      hasOtherApplications: form.hasOtherApplications,
      otherFunds: form.otherFunds || null,
      isNewcomerGrant: form.isNewcomerGrant,
    }),
    otherInfo: form.otherInfo || null,
    bankDetails: joinBankDetails(form),
    projectTitle: form.projectTitle,
    applicants: [
      {
        isMainApplicant: true,
        personId: person.personId,
        authorId: person.authorId,
        name: person.name,
        kennitala: person.kennitala,
        address: choice.address,
        phone: choice.phone,
        email: choice.email,
      },
      ...form.applicants.map(({ authorId, name }) => ({
        isMainApplicant: false,
        personId: null,
        authorId,
        name,
        kennitala: null,
        address: null,
        phone: null,
        email: null,
      })),
    ],
  };
}
