import * as z from 'zod/mini';
import { share, typedShare } from '../amounts.ts';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Publishing contracts and their submissions: every wire name once, but for those they share with works and people.

export const submissionId = field('PUBLISHER_SAMNINGUR_I_BID_NR', id);
export const startsOn = field('UPPHAF_SAMNINGS', day);

export const publisherName = field('PUBLISHER_NAFN', text);
export const publisherKennitala = field('PUBLISHER_KENNITALA', text);
export const publisherEmail = field('PUBLISHER_EMAIL', text);
export const publisherPhone = field('PUBLISHER_SIMI', text);
export const publisherIpiNameNumber = field('PUBLISHER_IPI', text);
export const authorName = field('AUTHOR_NAFN', text);
export const authorKennitala = field('AUTHOR_KENNITALA', text);
export const authorEmail = field('AUTHOR_EMAIL', text);
export const authorPhone = field('AUTHOR_SIMI', text);
export const authorIpiNameNumber = field('AUTHOR_IPI', text);

export const workIds = field('VERK', z.array(id).check(z.maxLength(50_000)));
/** All works of the author there are when it is sent, instead of a list of them. */
export const isForAllWorks = field('OLL_VERK', yesNo);

/** A share as typed or sent: a number, or a text that may have a comma. */
export const performanceShareHundredths = field('PERFORMANCE_SHARE', typedShare);
export const mechanicalShareHundredths = field('MECHANICAL_SHARE', typedShare);

/** What was changed, as users read it, in the language asked for. */
export const changedField = field('HVERJU_BREYTT', text);
/** How the two values are written: a day as YYYY-MM-DD, a share as a decimal number, anything else as it is. */
export const valueKind = field('TEGUND_GILDIS', z.literal(['day', 'share', 'text']));
export const oldValue = field('GILDI_VAR', text);
export const newValue = field('GILDI_VERDUR', text);
export const changedAt = field('DAGSETNING', instant);

/**
 * Offered: the other party has yet to accept it. Declined: they did not. Waiting: both agree, and the society decides (A4).
 */
export const submissionStates = ['offered', 'declined', 'waiting', 'approved', 'refused'] as const;
export const submissionState = field('STADA_INNSENDINGAR', z.literal(submissionStates));
export const submittedAt = field('DAGS_SENT_INN', instant);
export const submittedBy = field('SENT_INN_AF', text);
export const decidedAt = field('DAGS_AKVEDID', instant);
export const worksCount = field('FJOLDI_VERKA', z.int());

export const overlapsFrom = field('SKORUN_FRA', day);
export const overlapsTo = field('SKORUN_TIL', day);
/** What all publishers of the work have together on the worst day of the overlap. */
export const performanceTotalHundredths = field('PERFORMANCE_SAMTALS', share);
export const mechanicalTotalHundredths = field('MECHANICAL_SAMTALS', share);
export const isOver = field('YFIR_HUNDRADI', yesNo);
/** The caller may add attachments, and take them off again. */
export const mayAttach = field('MA_BAETA_VID', yesNo);
export const mayAnswer = field('MA_SVARA', yesNo);
/** Staff have seen that publishers would have more than 100 % together, and approve all the same. */
export const mayOverlap = field('SKORUN_LEYFD', yesNo);
