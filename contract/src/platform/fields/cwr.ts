import * as z from 'zod/mini';
import { day, id, instant, text } from '../values.ts';
import { field } from '../wire.ts';

// Files of CWR that publishers send, and their answers: every wire name once, but for those shared with files, people and works.

export * from './cwrFiles.ts';

export const senderName = field('NAFN_SENDANDA', text);
export const senderIpi = field('IPI_SENDANDA', text);
/** SHA-256 of the file's bytes, in hexadecimal. */
export const digest = field('SHA256', text);
export const cwrVersion = field('UTGAFA_CWR', text);
export const uploadedByName = field('MOTTEKIN_FRA', text);
export const sentAt = field('DAGS_SEND', instant);
export const processedAt = field('DAGS_UNNIN', instant);
export const createdOn = field('DAGS_SKRAR', day);

export const transactionCount = field('FAERSLUR_I_CWR', z.int());
export const stagedCount = field('FAERSLUR_OUNNAR', z.int());
export const noPartCount = field('FAERSLUR_OVIDKOMANDI', z.int());
export const decidedCount = field('FAERSLUR_AFGREIDDAR', z.int());

export const cwrTransactionId = field('CWR_FAERSLA_NR', id);
export const groupNumber = field('HOPUR_NR', z.int());
/** Counted from 0 in each group. */
export const transactionNumber = field('FAERSLA_I_HOP', z.int());
export const transactionType = field('TEGUND_CWR_FAERSLU', text);
export const submitterNumber = field('NUMER_SENDANDA', text);
export const cwrTransactionStates = [
  'staged',
  'refused',
  'noPart',
  'registered',
  'question',
  'decided',
] as const;
export type CwrTransactionState = (typeof cwrTransactionStates)[number];
export const cwrTransactionState = field('STADA_FAERSLU', z.literal(cwrTransactionStates));
export const firstAnswer = field('FYRSTA_SVAR', z.literal(['RA', 'RJ', 'NP']));
export const secondAnswers = ['AS', 'AC', 'CO', 'DU', 'RJ', 'NP', 'RC'] as const;
export type SecondAnswer = (typeof secondAnswers)[number];
export const secondAnswer = field('LOKASVAR', z.literal(secondAnswers));
export const cwrQuestions = [
  'match',
  'differs',
  'rules',
  'nobody',
  'agreement',
  'writer',
  'shares',
  'unsupported',
  'fault',
] as const;
export type CwrQuestion = (typeof cwrQuestions)[number];
export const cwrQuestion = field('SPURT_UM', z.literal(cwrQuestions));

export const severity = field('ALVARLEIKI', text);
export const ruleKey = field('REGLA', text);
export const firstColumn = field('FYRSTI_DALKUR', z.int());

export const cwrAnswerId = field('CWR_SVAR_NR', id);
export const answerStage = field('SVARSTIG', z.literal(['first', 'second', 'iswc']));
export const answerCount = field('FJOLDI_SVARA', z.int());
export const madeAt = field('DAGS_BUIN_TIL', instant);
export const verdicts = [
  'same',
  'takePublishers',
  'register',
  'conflict',
  'refuse',
  'refuseClaim',
  'noPart',
] as const;
export type CwrVerdict = (typeof verdicts)[number];
export const verdict = field('AKVORDUN_UM_FAERSLU', z.literal(verdicts));
