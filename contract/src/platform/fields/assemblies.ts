import * as z from 'zod/mini';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// General assemblies: every wire name once.

export const assemblyId = field('ADALFUNDUR_NR', id);
export const titleIs = field('HEITI_FUNDAR_IS', text);
export const titleEn = field('HEITI_FUNDAR_EN', text);
export const noticeIs = field('FUNDARBOD_IS', text);
export const noticeEn = field('FUNDARBOD_EN', text);
export const place = field('FUNDARSTADUR', text);
export const heldAt = field('FUNDUR_HEFST', instant);
/** Members in force on this day may vote. */
export const listOn = field('DAGUR_KJORSKRAR', day);
export const closesAt = field('KOSNINGU_LYKUR', instant);
export const mostProxies = field('HAMARK_UMBODA', z.int().check(z.minimum(0), z.maximum(10)));

export const assemblyStates = ['draft', 'announced', 'listed', 'open', 'closed'] as const;
export type AssemblyState = (typeof assemblyStates)[number];
export const assemblyState = field('STADA_FUNDAR', z.literal(assemblyStates));
/** Who asked for the next step; told to staff alone. */
export const stepAskedBy = field('SKREF_BEDID_AF', text);
/** Whether the caller may take the step that was asked for. */
export const mayTakeStep = field('MA_STADFESTA_SKREF', yesNo);
/** What was asked for is no step, but the list of voters anew. */
export const isListAsked = field('ER_KJORSKRA_BEDIN_AD_NYJU', yesNo);
/** Whether somebody would come onto a list that is made anew; else they would drop off it. */
export const isAddedToList = field('BAETIST_A_KJORSKRA', yesNo);

/** R209, R233: members on a list by what was entered only after its day, and off it by what was since the announcement. */
export const lateVoterCount = field('FJOLDI_SIDBUINNA_FELAGA', z.int().check(z.minimum(0)));

export const voterCount = field('FJOLDI_A_KJORSKRA', z.int());
export const votedCount = field('FJOLDI_GREIDDRA_ATKVAEDA', z.int());
/** Whether the caller may vote. */
export const isVoter = field('ER_A_KJORSKRA', yesNo);

export const questionId = field('KOSNING_NR', id);
export const questionIs = field('SPURNING_IS', text);
export const questionEn = field('SPURNING_EN', text);
export const mostChosen = field('HAMARK_VALINNA', z.int().check(z.minimum(1), z.maximum(30)));
export const optionIs = field('KOSTUR_IS', text);
export const optionEn = field('KOSTUR_EN', text);
export const votes = field('FJOLDI_ATKVAEDA', z.int());
export const blankVotes = field('FJOLDI_AUDRA_SEDLA', z.int());

export const hasVoted = field('HEFUR_GREITT_ATKVAEDI', yesNo);
/** The vote is the caller's own, not one that they hold a proxy for. */
export const isOwnVote = field('ER_EIGID_ATKVAEDI', yesNo);

export const proxyId = field('UMBOD_A_FUNDI_NR', id);
/** The other side of a proxy: who holds it, or who gave it. */
export const otherName = field('NAFN_HINS', text);
/** The caller gave it; otherwise they hold it. */
export const isGiver = field('ER_UMBJODANDI', yesNo);
export const proxyState = field('STADA_UMBODS', z.literal(['offered', 'accepted']));
export const isAccepted = field('UMBOD_SAMTHYKKT', yesNo);

/** For each question of the assembly, in their order, the places of the options that are chosen; none is a blank ballot. */
export const chosen = field(
  'VALIDIR_KOSTIR',
  z.array(z.array(z.int().check(z.minimum(1), z.maximum(30))).check(z.maxLength(30))).check(z.maxLength(20)),
);
export const receiptCode = field('KVITTUN_ATKVAEDIS', text);
export const signingKey = field('OPINBER_LYKILL_FELAGS', text);
