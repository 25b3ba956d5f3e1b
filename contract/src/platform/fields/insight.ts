import * as z from 'zod/mini';
import { text } from '../values.ts';
import { field } from '../wire.ts';

// What a member's money is made of (R5, R27).

/** A month of use is `2026-03`; of services and concerts the pot tells which. */
export const breakdownWays = ['month', 'performer', 'station', 'country', 'pot', 'work'] as const;
export type BreakdownWay = (typeof breakdownWays)[number];
export const breakdownBy = field('sundurlidun', z.literal(breakdownWays));
export const withinWay = field('innan', z.literal(breakdownWays));
export const withinLabel = field('gildi', z.string().check(z.maxLength(2500)));

export const breakdownLabel = field('HEITI_LIDAR', text);
export const amountBeforeIsk = field('UPPHAED_FYRRA_TIMABILS', z.number());
/** How many labels a last row adds up, where there are too many for a row each. */
export const othersCount = field('FJOLDI_ANNARRA_LIDA', z.int());
export const breakdownUses = field('FJOLDI_NOTKANA_LIDAR', z.int());

export const deductionSteps = ['gross', 'administration', 'social', 'cultural', 'reserve', 'net'] as const;
export type DeductionStep = (typeof deductionSteps)[number];
export const deductionStep = field('SKREF_FRADRATTAR', z.literal(deductionSteps));
