import * as z from 'zod/mini';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// What members and staff write to each other: every wire name once.

export const caseId = field('ERINDI_NR', id);
export const caseKinds = ['message', 'question', 'complaint'] as const;
export type CaseKind = (typeof caseKinds)[number];
export const caseKind = field('TEGUND_ERINDIS', z.literal(caseKinds));
/** Whose turn it is: the society's, the member's, or nobody's. */
export const caseStates = ['open', 'answered', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];
export const caseState = field('STADA_ERINDIS', z.literal(caseStates));
export const subject = field('EFNI_ERINDIS', text);
export const body = field('TEXTI_ERINDIS', text);
export const caseSubjects = ['work', 'contract', 'line', 'livePerformance'] as const;
export type CaseSubject = (typeof caseSubjects)[number];
/** What kind of thing it is about. */
export const about = field('ERINDI_UM', z.literal(caseSubjects));
/** Its number; of a statement line the number within its distribution. */
export const aboutId = field('ERINDI_UM_NR', id);
export const aboutTitle = field('ERINDI_UM_HEITI', text);
/** The page of the portal that it was written on. */
export const page = field('ERINDI_AF_SIDU', z.string().check(z.maxLength(200), z.regex(/^\/([^/].*)?$/)));
export const openedAt = field('DAGS_ERINDIS', instant);
export const lastMessageAt = field('DAGS_SIDAST_SKRIFAD', instant);
export const assignedToId = field('UMSJONARMADUR_NR', id);
export const assignedToName = field('NAFN_UMSJONARMANNS', text);
/** By when staff mean to answer. */
export const dueOn = field('SVARA_INNAN', day);
export const isComplaint = field('ER_KVORTUN', yesNo);
export const complainedOn = field('DAGS_KVORTUNAR', day);
/** By when the society has to answer a complaint. */
export const answerBy = field('FRESTUR_KVORTUNAR', day);
export const outcomes = ['upheld', 'partlyUpheld', 'rejected'] as const;
export type Outcome = (typeof outcomes)[number];
export const outcome = field('NIDURSTADA_KVORTUNAR', z.literal(outcomes));
export const reasons = field('ROKSTUDNINGUR', text);
export const mayWrite = field('MA_SKRIFA', yesNo);

export const messageId = field('SKILABOD_NR', id);
export const isFromSociety = field('ER_FRA_FELAGI', yesNo);
export const writtenAt = field('DAGS_SKRIFAD', instant);
export const writtenBy = field('SKRIFAD_AF', text);
/** Written by somebody who acted for the member. */
export const isOnBehalf = field('I_UMBODI', yesNo);

export const cannedAnswerId = field('TILBUID_SVAR_NR', id);
export const cannedTitle = field('HEITI_SVARS', text);
export const bodyIs = field('SVAR_IS', text);
export const bodyEn = field('SVAR_EN', text);
