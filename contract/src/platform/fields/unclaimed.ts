import * as z from 'zod/mini';
import { id } from '../values.ts';
import { field } from '../wire.ts';

// What becomes of money that nobody has claimed three years after its year of use (R32).

export const purposes = ['social', 'cultural', 'reserve'] as const;
export type Purpose = (typeof purposes)[number];
export const keptDecisionId = field('AKVORDUN_UM_OSOTT_FE_NR', id);
export const purpose = field('RADSTOFUN_FJAR', z.literal(purposes));
export const purposeReason = field(
  'ASTAEDA_RADSTOFUNAR',
  z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
);
export const keptDecisionState = field('STADA_AKVORDUNAR', z.literal(['waiting', 'active', 'refused']));
/** Of the lines and their amounts. What is asked for and approved is the list that was seen, or nothing. */
export const listChecksum = field('FINGRAFAR_LISTA', z.string().check(z.regex(/^[0-9a-f]{64}$/u)));
/** What such a decision may be about today: what the clock says, less what is claimed or has found its work since. */
export const decidableIsk = field('UPPHAED_TIL_RADSTOFUNAR', z.number());
export const decidableCount = field('FJOLDI_LINA_TIL_RADSTOFUNAR', z.int());
