import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';
import { field } from '../wire.ts';

// The days of distributions: every wire name once, but for those they share with distributions.

export const plannedDistributionId = field('AETLUD_UTHLUTUN_NR', id);
/** Planned: the day is to come. Delayed: it has passed, and the distribution is not finished. */
export const calendarStates = ['planned', 'delayed', 'finished'] as const;
export const calendarState = field('STADA_DAGS', z.literal(calendarStates));
export const remarkIs = field('ATHUGASEMD_ISLENSKA', text);
export const remarkEn = field('ATHUGASEMD_ENSKA', text);

export const feedUrl = field('SLOD_DAGATALS', text);
export const lastReadAt = field('SIDAST_LESID', instant);
