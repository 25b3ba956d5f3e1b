import * as z from 'zod/mini';
import { readAmountIsk } from './rules/fundApplication.ts';
import { day, id, instant, text, yesNo } from '../platform/values.ts';
import { field } from '../platform/wire.ts';

// Funds and applications: every wire name once.

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];
/** Coming: its first day is still ahead. Closed: by its last day, or before that by staff. */
export const periodStates = ['coming', 'open', 'closed'] as const;
export type PeriodState = (typeof periodStates)[number];
export const applicationStatuses = ['received', 'granted', 'refused'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** R220–R222: why the reader does not confirm a grant. They proposed it, gain by the application or sent it, or entered the budget; or it is too much. */
export const grantFaults = ['ownProposal', 'ownApplication', 'ownBudget', 'overBudget'] as const;
export type GrantFault = (typeof grantFaults)[number];

export const fundId = field('SJODUR_NR', id);
export const fundName = field('SJODUR', text);
export const fundNameIs = field('SJODUR_ISLENSKA', text);
export const fundNameEn = field('SJODUR_ENSKA', text);

export const fundPeriodId = field('TIMABIL_UMSOKNAR_NR', id);
/** 0 says that none was chosen. */
export const chosenPeriodId = field(
  'TIMABIL_UMSOKNAR_NR',
  z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
);
export const fundPeriodName = field('TIMABIL_UMSOKNAR', text);
export const isPeriodClosed = field('TIMABILI_LOKID', yesNo);
export const periodState = field('STADA_TIMABILS', z.literal(periodStates));
export const season = field('ARSTIMI', z.nullable(z.literal(seasons)));
export const year = field('AR', z.int().check(z.minimum(2000), z.maximum(2200)));
export const opensOn = field('DAGS_OPNAR', day);
export const closesOn = field('DAGS_LOKAR', day);
export const applicationCount = field('FJOLDI_UMSOKNA', z.int());
export const decidedCount = field('FJOLDI_AFGREIDDRA', z.int());
/** R220: what grants of a period may come to, in whole krónur. */
export const fundBudgetIsk = field('RADSTOFUNARFE', z.int().check(z.minimum(1), z.maximum(99_999_999_999)));
export const fundBudgetBy = field('RADSTOFUNARFE_SKRAD_AF', text);
export const fundBudgetAt = field('DAGS_RADSTOFUNARFJAR', instant);
/** R221: how far the reader grants by themselves from a budget that they entered. */
export const ownGrantLimitIsk = field('EIGIN_MORK_STYRKJA', z.int());
export const mayEnterBudget = field('MA_SKRA_RADSTOFUNARFE', yesNo);
export const proposedCount = field('FJOLDI_TILLAGNA_UM_STYRK', z.int());

export const applicationId = field('UMSOKN_NR', id);
export const projectTitle = field('VERKHEITI', text);
export const amountIsk = field('UPPHAD', z.number());
/** As a payload may have it: whole krónur, as a number or as text. */
export const typedAmountIsk = field(
  'UPPHAD',
  z.codec(z.union([z.number(), z.string()]), z.number(), {
    decode: (wire, context) => {
      const read = readAmountIsk(wire);
      if (read.value !== undefined) return read.value;
      context.issues.push({ code: 'custom', input: wire, message: read.problem });
      return z.NEVER;
    },
    encode: (amount) => amount,
  }),
);
export const appliedOn = field('DAGSETNING', day);
export const applicationStatus = field('STADA_UMSOKNAR', z.literal(applicationStatuses));
export const grantedAmountIsk = field('UPPHAED_STYRKS', z.number());
/** R222: a grant that one of the staff proposes and another confirms. */
export const proposedGrantIsk = field('UPPHAED_TILLOGU', z.int());
export const proposedRemark = field('SKILABOD_TILLOGU', text);
export const grantProposedBy = field('TILLAGA_UM_STYRK_FRA', text);
export const grantProposedAt = field('DAGS_TILLOGU', instant);
export const grantFault = field('ASTAEDA_STYRKUR_EKKI_STADFESTUR', z.literal(grantFaults));
export const applicantCv = field('UPPLYSINGAR_UM_UMSAEKJENDUR', text);
export const projectDescription = field('UPPLYSINGAR_UM_VERKEFNI', text);
export const travelDescription = field('UPPLYSINGAR_UM_FERDALAG', text);
export const budget = field('KOSTNADARPLAN', text);
export const timePlan = field('TIMAPLAN', text);
export const hasEarlierGrant = field('FYRRI_STYRKUR_ROFI', z.boolean());
export const earlierGrant = field('FYRRI_STYRKUR', text);
export const hasOtherApplications = field('KOMANDI_STYRKIR_ROFI', z.boolean());
export const otherFunds = field('KOMANDI_STYRKIR', text);
export const otherInfo = field('ADRAR_UPPLYSINGAR', text);
export const bankDetails = field('BANKAUPPLYSINGAR', text);
/** R206: who sent the application in the applicant's name. */
export const appliedByName = field('SOTT_UM_AF', text);
/** R207: whether the account is the one that the society pays the applicant into. */
export const isAccountOnFile = field('REIKNINGUR_UMSAEKJANDA', yesNo);
export const isNewcomerGrant = field('NYLIDASTYRKUR', z.boolean());

export const isMainApplicant = field('UMSAKJANDI', yesNo);
export const address = field('HEIMILISFANG', text);
export const phone = field('SIMANUMER', text);
export const email = field('NETFANG', text);
