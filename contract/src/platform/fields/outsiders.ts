import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';
import { field } from '../wire.ts';

// Those who are no members and know usage of the public list as theirs: every wire name once.

export const outsiderId = field('BEIDNI_UTANFELAGS_NR', id);
export const outsiderStates = ['waiting', 'settled'] as const;
export type OutsiderState = (typeof outsiderStates)[number];
export const outsiderState = field('STADA_BEIDNI_UTANFELAGS', z.literal(outsiderStates));
export const askedToJoinAt = field('DAGS_BEIDNI_UTANFELAGS', instant);
export const settledByName = field('BEIDNI_AFGREIDD_AF', text);
