import * as z from 'zod/mini';
import { day, id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Money paid ahead of what will be distributed (R24).

export const advanceId = field('FYRIRFRAMGREIDSLA_NR', id);
/** In whole krónur, as it is paid. */
export const advanceIsk = field(
  'UPPHAED_FYRIRFRAMGREIDSLU',
  z.int().check(z.minimum(1), z.maximum(9_999_999_999)),
);
/** At most so much of what a distribution brings goes to recover it. */
export const recoveredPercent = field(
  'ENDURHEIMTUHLUTFALL',
  z.number().check(z.gte(0.01), z.maximum(100), z.multipleOf(0.01)),
);
export const advanceReason = field(
  'ASTAEDA_FYRIRFRAMGREIDSLU',
  z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
);
/** Why what is left is to be written off, who asked for it, and whether the reader may decide (R37). */
export const writeOffReason = field(
  'ASTAEDA_AFSKRIFTAR',
  z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
);
export const writeOffAskedBy = field('AFSKRIFTAR_BEDID_AF', text);
/** R231: what was left when writing it off was asked for; what waits for the payee in no balance yet; and whether a distribution that is not finished brings them money. */
export const writeOffIsk = field('UPPHAED_AFSKRIFTAR', z.number());
export const awaitedIsk = field('BIDUR_GREIDSLUTHEGA', z.number());
export const isBeingRecovered = field('ENDURHEIMT_I_VINNSLU', yesNo);
export const mayDecideWriteOff = field('MA_AKVEDA_AFSKRIFT', yesNo);
export const advanceStates = [
  'waiting',
  'active',
  'recovered',
  'cancelled',
  'refused',
  'writtenOff',
] as const;
export type AdvanceState = (typeof advanceStates)[number];
export const advanceState = field('STADA_FYRIRFRAMGREIDSLU', z.literal(advanceStates));
/** What is left to recover. */
export const advanceLeftIsk = field('EFTIRSTODVAR', z.number());
/** R203: an heir's part of what is left of advances to somebody who has died. */
export const inheritedAdvanceLeftIsk = field('EFTIRSTODVAR_DANARBUS', z.number());
/** R203: who has inherited the rights of a payee who has died. */
export const heirNames = field('ERFINGJAR_AD_FYRIRFRAMGREIDSLU', text);
export const recoveredIsk = field('ENDURHEIMT', z.number());
export const advanceStepKind = field(
  'TEGUND_SKREFS',
  z.literal(['granted', 'recovered', 'cancelled', 'writtenOff']),
);
export const steppedOn = field('DAGS_SKREFS', day);
