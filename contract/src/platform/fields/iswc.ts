import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';
import { field } from '../wire.ts';

// ISWCs and what the society asks the agency that gives them out.

export const requestId = field('BEIDNI_NR', id);
export const requestKinds = ['add', 'update', 'resolution'] as const;
export const requestKind = field('TEGUND_BEIDNI', z.literal(requestKinds));
export const requestStates = [
  'waiting',
  'sending',
  'filed',
  'question',
  'done',
  'rejected',
  'dropped',
] as const;
export type RequestState = (typeof requestStates)[number];
export const requestState = field('STADA_BEIDNI', z.literal(requestStates));
export const attempts = field('TILRAUNIR', z.int());
export const dueAt = field('NAESTA_TILRAUN', instant);
export const sentAt = field('SENT_AGENCY', instant);
export const answeredAt = field('SVARAD_AF_AGENCY', instant);
export const answerCode = field('SVARKODI', text);
export const answerMessage = field('SVARTEXTI', text);

export const codeStatuses = ['preferred', 'archived', 'linked'] as const;
export type CodeStatus = (typeof codeStatuses)[number];
export const codeStatus = field('STADA_ISWC', z.literal(codeStatuses));
export const linkedTo = field('TENGIST_ISWC', text);
export const codeSources = ['typed', 'agency', 'file', 'cwr', 'oldSystem'] as const;
export type CodeSource = (typeof codeSources)[number];
export const codeSource = field('UPPRUNI_ISWC', z.literal(codeSources));
export const statusSince = field('STADA_FRA', instant);

export const questionId = field('ISWC_SPURNING_NR', id);
export const questionKinds = ['match', 'differs', 'elsewhere'] as const;
export type QuestionKind = (typeof questionKinds)[number];
export const questionKind = field('TEGUND_SPURNINGAR', z.literal(questionKinds));
export const askedAt = field('SPURT_KL', instant);
export const readIswcs = field('LESIN_ISWC', z.array(text).check(z.maxLength(500)));
export const questionAnswers = ['same', 'different', 'take', 'keep'] as const;
export const questionAnswer = field('ISWC_SVAR', z.literal(questionAnswers));
export const disambiguationReasons = ['DIT', 'DIA', 'DIE', 'DIC', 'DIP', 'DIV'] as const;
export const disambiguationReason = field('ASTAEDA_ADGREININGAR', z.literal(disambiguationReasons));

export const taskId = field('ISWC_VERKEFNI_NR', id);
export const taskTypes = ['UpdateApproval', 'MergeApproval', 'DemergeApproval'] as const;
export type TaskType = (typeof taskTypes)[number];
export const taskType = field('TEGUND_VERKEFNIS', z.literal(taskTypes));
export const taskStates = ['Outstanding', 'Approved', 'Rejected', 'Cancelled'] as const;
export const taskState = field('STADA_HJA_AGENCY', z.literal(taskStates));
export const openedAt = field('OPNAD_KL', instant);
export const taskDueAt = field('FRESTUR_TIL', instant);
export const fromAgency = field('FRA_AGENCY', text);
export const taskDecision = field('AKVORDUN', z.literal(['Approved', 'Rejected']));
export const taskNote = field('ATHUGASEMD_TIL_AGENCY', text);
export const deliveredAt = field('SKILAD_KL', instant);

export const fileId = field('ISWC_SKRA_NR', id);
