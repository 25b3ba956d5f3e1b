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
/** How the two values are written: a day as YYYY-MM-DD, a share as a decimal number, territories as numbers with blanks between, anything else as it is. */
export const valueKind = field('TEGUND_GILDIS', z.literal(['day', 'share', 'text', 'territories']));
export const oldValue = field('GILDI_VAR', text);
export const newValue = field('GILDI_VERDUR', text);
export const changedAt = field('DAGSETNING', instant);
/** R141: who asked for what another confirmed. */
export const askedBy = field('BEDID_AF', text);

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
/** R131: the caller may approve it: one of the staff who is no party, and neither sent it nor answered for one. */
export const mayApprove = field('MA_SAMTHYKKJA_SAMNING', yesNo);
/** R136: what staff change waits for another of them, and whether something does. */
export const changesTakeTwo = field('BREYTINGAR_TAKA_TVO', yesNo);
export const isChangeAwaited = field('BREYTING_BIDUR', yesNo);
/** Staff have seen that publishers would have more than 100 % together, and approve all the same. */
export const mayOverlap = field('SKORUN_LEYFD', yesNo);
/** R165: staff have seen what is left to recover of advances to the author, and approve all the same. */
export const mayReduceRecovery = field('SKERDING_ENDURHEIMTU_LEYFD', yesNo);
/** R196, R202: names of who holds the author's right and has not agreed to the contract, or to a change of it. */
export const unheardHolders = field('OSPURDIR_RETTHAFAR', text);
/** R196, R202: staff have seen that others hold the author's right, and approve all the same. */
export const areHoldersSeen = field('RETTHAFAR_SKODADIR', yesNo);

// X42–X45: what makes a contract an agreement.
export const synchronisationShareHundredths = field('SYNCHRONISATION_SHARE', typedShare);
export const synchronisationShare = field('SYNCHRONISATION_SHARE', share);
export const retentionEndsOn = field('VARSLA_TIL', day);
export const collectionEndsOn = field('INNHEIMTA_TIL', day);
/** OS and OG: of an author with a publisher, for some works or all. PS and PG: of a publisher with another in its place. */
export const agreementTypes = ['OS', 'OG', 'PS', 'PG'] as const;
export const agreementType = field('TEGUND_SAMNINGS', z.literal(agreementTypes));
/** The agreement whose publisher lets another publish in its place. */
export const originalContractId = field('FRUMSAMNINGUR_NR', id);
export const originalPublisherName = field('FRUMUTGEFANDI', text);
/** The first day on which the contract was this publisher's, with a catalogue that was transferred. */
export const receivedOn = field('TEKID_VID_DAGS', day);
/** From this day on it is another publisher's. */
export const givenOn = field('AFHENT_DAGS', day);
export const transferredFromId = field('FYRRI_SAMNINGUR_NR', id);
export const transferredToId = field('NYR_SAMNINGUR_NR', id);
