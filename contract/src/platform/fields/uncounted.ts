import * as z from 'zod/mini';
import { id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// R113, R114, R116, R119, R137, R142: what of a set list does not count, because it is registered twice, was paid already, or nobody plays for so long.

/**
 * The list is longer than a day. Its line was paid for another work (R137), or it was paid by this list on a line that says another work now,
 * until a correction moves that (R142). It was paid for the other list, the other list of the same concert has it, or staff are asked whether it
 * is one: of another list of the same person, or of somebody else’s.
 */
export const uncountedReasons = [
  'tooLong',
  'paidForOther',
  'awaitsCorrection',
  'paid',
  'same',
  'again',
  'asked',
] as const;
export type UncountedReason = (typeof uncountedReasons)[number];
export const uncountedReason = field('ASTAEDA_OTALIDS', z.literal(uncountedReasons));
export const otherLivePerformanceId = field('HINN_FLUTNINGUR_NR', id);
export const otherPerformers = field('FLYTJANDI_HINS', text);
export const isSameConcert = field('SOMU_TONLEIKAR', yesNo);
