import * as z from 'zod/mini';
import { day, instant } from '../values.ts';
import { field } from '../wire.ts';

// What may come of usage that no run has paid (R28): amounts in whole krónur.

export const expectedLeastIsk = field('VAENTANLEGT_MINNST', z.number());
export const expectedMostIsk = field('VAENTANLEGT_MEST', z.number());
export const expectedUses = field('FJOLDI_NOTKUNARLINA', z.int());
export const expectedFrom = field('NOTAD_FRA', day);
export const expectedUntil = field('NOTAD_TIL', day);
/** From the values of a point of how many runs the range comes; none where the lines name their amounts. */
export const expectedRuns = field('FJOLDI_KEYRSLNA', z.int());
export const expectedAt = field('DAGS_AAETLUNAR', instant);
