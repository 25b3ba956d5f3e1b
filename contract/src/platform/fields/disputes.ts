import * as z from 'zod/mini';
import { share } from '../amounts.ts';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Disputes over the shares of a work: every wire name once.

const amount = z.number();

/** `withStaff`: the parties did not agree, or did not answer in time. */
export const disputeStates = ['open', 'withStaff', 'agreed', 'decided', 'withdrawn'] as const;
export const disputeId = field('AGREININGUR_NR', id);
export const disputeState = field('STADA_AGREININGS', z.literal(disputeStates));
export const disputeReason = field('ASTAEDA_AGREININGS', text);
export const openedAt = field('AGREININGUR_HOFST', instant);
export const openedBy = field('AGREININGUR_HAFINN_AF', text);
/** The last day to answer the offer that stands; then it goes to staff. */
export const answerBy = field('SVARA_TILBODI_FYRIR', day);
export const endedAt = field('AGREININGI_LAUK', instant);
/** Goes up with each offer; an answer is to one of them. */
export const offerNumber = field('TILBOD_NR', id);
export const offeredBy = field('TILBOD_FRA', text);
export const offerRemark = field('ATHUGASEMD_VID_TILBOD', text);
export const decision = field('URSKURDUR', text);
export const registeredShare = field('HLUTFALL_SKRAD', share);
/** As the author who opened the dispute would have it. */
export const proposedShare = field('HLUTFALL_KRAFIST', share);
export const offeredShare = field('HLUTFALL_BODID', share);
/** The smaller of the registered and the proposed share: it is paid meanwhile. */
export const undisputedShare = field('HLUTFALL_OUMDEILT', share);
export const agreedShare = field('HLUTFALL_NIDURSTADA', share);
export const doubtfulShare = field('HLUTFALL_I_AGREININGI', share);
/** Whether an author is one whose share is in doubt. */
export const isInDoubt = field('HLUTUR_UMDEILDUR', yesNo);
export const hasAccepted = field('SAMTHYKKIR_TILBOD', yesNo);
export const mayAnswer = field('MA_SVARA_TILBODI', yesNo);
export const mayWithdraw = field('MA_DRAGA_TIL_BAKA', yesNo);
export const mayDecide = field('MA_URSKURDA', yesNo);
/** What finished distributions have kept for the outcome; null to those who are no party. */
/** What a party attaches belongs to it. */
export const disputePartyId = field('ADILI_NR', id);
export const partyName = field('NAFN_ADILA', text);
export const evidenceCount = field('FJOLDI_GAGNA', z.int());
/** The registration of the same work whose claims began the dispute; null where an author proposed other shares. */
export const claimedIn = field('KRAFA_I_VERKI_NR', id);
/** What the registered and the claimed shares come to, each author's larger one. */
export const claimedTogether = field('KROFUR_SAMTALS', share);
export const sameWorkId = field('SAMA_VERK_OG_NR', id);
export const heldIsk = field('FE_BIDUR_NIDURSTODU', amount);
