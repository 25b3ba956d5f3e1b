import * as z from 'zod/mini';
import { day, id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Files of CWR that the society sends, and what their receivers answer.

/** A society or hub by its three characters in CWR: 319 is ICE, 048 NCB. */
export const receiver = field('VIDTAKANDI_CWR', text);
export const cwrVersions = ['2.1', '2.2'] as const;
export const cwrVersion = field('CWR_UTGAFA', z.literal(cwrVersions));
export const receiverName = field('HEITI_VIDTAKANDA', text);
/** All works that may go out, or those with somebody of the receiver's society (X131). */
export const sendScopes = ['all', 'theirs'] as const;
export type SendScope = (typeof sendScopes)[number];
export const sends = field('VERK_TIL_VIDTAKANDA', z.literal(sendScopes));
export const isClosed = field('VIDTAKANDA_LOKAD', yesNo);
export const fileId = field('SEND_CWR_SKRA_NR', id);
export const workCount = field('FJOLDI_VERKA_I_SKRA', z.int());
export const refusedCount = field('FJOLDI_VERKA_UTAN_SKRAR', z.int());
export const madeAt = field('CWR_SKRA_GERD_KL', instant);
export const answerStatuses = ['RA', 'AS', 'AC', 'CO', 'DU', 'RJ', 'NP', 'RC'] as const;
export type AnswerStatus = (typeof answerStatuses)[number];
export const answerStatus = field('SVAR_CWR', z.literal(answerStatuses));
export const processedOn = field('DAGS_SVARS', day);
export const caseId = field('CWR_MAL_NR', id);
export const caseKinds = [
  'changed',
  'conflict',
  'duplicate',
  'rejected',
  'claimRefused',
  'iswc',
  'ipi',
] as const;
export type CaseKind = (typeof caseKinds)[number];
export const caseKind = field('TEGUND_MALS', z.literal(caseKinds));
export const caseDecisions = ['take', 'keep'] as const;
export const caseDecision = field('LYKTIR_MALS', z.literal(caseDecisions));
export const caseNote = field('ATHUGASEMD_VID_MAL', text);
export const openedAt = field('MAL_OPNAD_KL', instant);
export const closedAt = field('MALI_LOKID_KL', instant);
