import * as z from 'zod/mini';
import { id, instant, text, yesNo } from '../values.ts';
import { redCauses } from '../rules/performanceTypes.ts';
import { field } from '../wire.ts';

// Live performances and their set lists: every wire name once, but for those they share with works and places.

/** One series of numbers for all live performances, so that a foreign one can be asked for under either name. */
export const livePerformanceId = field('POTTUR_NR', id);
export const foreignLivePerformanceId = field('ERLENDIR_TONLEIKAR_NR', id);
export const livePerformanceTitle = field('HEITI_POTTS', text);
export const concertTitle = field('HEITI_TONLEIKA', text);
/** Who plays at a concert abroad (L3.10), or was heard where music was used, as it was reported. */
export const performers = field('FLYTJENDUR', text);
/** Concert name or performers, at home (L2.13). */
export const performersAtHome = field('FLYTJANDI', text);

/** A day, which clients of the older API send with a time behind it (L7.32). Whether it is one, a rule says. */
const sentDay = z.codec(z.string().check(z.maxLength(40)), z.string(), {
  decode: (wire) => /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}/u.exec(wire)?.[1] ?? wire,
  encode: (day) => day,
});
export const performedOn = field('DAGSETNING_POTTS', text);
export const typedDay = field('DAGSETNING_POTTS', sentDay);
/** The same day of a foreign one, which some lists call by this name and some by the other (F3.12, L3.2). */
export const startsOn = field('DAGSETNING', text);
export const typedForeignDay = field('DAGSETNING', sentDay);
export const typedFirstPerformedOn = field('DAGS_FRUM_FL', sentDay);

export const performanceTypeId = field('TEGUND_FLUTNINGS', z.literal([1, 2, 3, 4]));
export const performanceTypeName = field('NAFN_TEGUNDAR_FLUTNINGS', text);
export const workCount = field('FJOLDI_VERK', z.int());
export const redCount = field('FJOLDI_RAUDRA_LJOSA', z.int());
export const foreignCount = field('FJOLDI_ERLENDRA_FLUTNINGA', z.int());
export const points = field('PUNKTAR', z.int());
export const otherInfo = field('ANNAD', text);
export const isClosed = field('POTTUR_LOKADUR_ROFI', yesNo);

// What the society sets itself (L9.1): clients may send it, but it is ignored.
export const currencyRate = field('GJALDMIDILL_GENGI', z.number());
export const payoutAmountIsk = field('UPPHAD_TIL_RADSTOFUNAR', z.number());
export const isCalculated = field('UTREIKNINGUR_ROFI', yesNo);
export const livePerformanceStatusId = field('STADA_POTTS_NR', id);
export const origin = field('UPPRUNI_POTTS', text);
export const foreignOrigin = field('UPPRUNI_SKRANINGAR', text);

export const city = field('BORG', text);
export const venue = field('STADUR', text);
export const festival = field('HATID', text);
export const stage = field('SVID', text);
/** Main act, or else warm-up. */
export const isMainAct = field('ADALATRIDI', yesNo);
/** P4: the performance is registered although one like it is. */
export const isRegisteredAnyway = field('SKRA_SAMT', z.boolean());

export const performanceId = field('FLUTNINGUR_NR', id);
export const foreignPerformanceId = field('ERLENDUR_FLUTNINGUR_NR', id);
/** The place in the set list, one order over known works and others. */
export const position = field('ROD', z.int());
/** When the line was registered. */
export const firstRegisteredAt = field('DAGS_FYRST_SKRAD', instant);
export const quantity = field('FJOLDI_FL', z.int());
/** As typed; a rule says how many plays there can be. */
export const typedQuantity = field('FJOLDI_FL', z.number());
export const recordedAmountIsk = field('UPPHAD_SKRAD', z.number());
export const isCorrection = field('LEIDRETTING_ROFI', yesNo);

/** Why a work of the set list is red. */
export const cause = field('ASTAEDA', z.literal(redCauses));

/**
 * How sure it is that a pasted line means the first of the works found for it. Unsure ones are asked about; of likely and sure
 * ones the first is taken.
 */
export const surenesses = ['sure', 'likely', 'unsure', 'none'] as const;
export type Sureness = (typeof surenesses)[number];
export const sureness = field('VISSA', z.literal(surenesses));
export const lineNumber = field('LINU_NR', id);
export const authorNames = field('HOFUNDAR', text);
