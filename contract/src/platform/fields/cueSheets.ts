import * as z from 'zod/mini';
import { duration } from '../amounts.ts';
import { day, id, text } from '../values.ts';
import { field } from '../wire.ts';

// Cue sheets: every wire name once, but for those they share with works.

export const cueSheetKinds = ['film', 'series', 'programme', 'advertisement', 'other'] as const;
export type CueSheetKind = (typeof cueSheetKinds)[number];

export const kind = field('TEGUND', z.literal(cueSheetKinds));
export const episode = field('THATTUR', text);
export const producer = field('FRAMLEIDANDI', text);
export const station = field('STOD', text);
export const productionYear = field('FRAMLEIDSLUAR', z.int().check(z.minimum(1880), z.maximum(2200)));
export const shownOn = field('DAGS_FRUMSYNT', day);
export const durationSeconds = field('LENGD', duration);
export const lineCount = field('FJOLDI_LINA', z.int());

export const lineNumber = field('LINU_NR', id);
export const authorNames = field('HOFUNDAR', text);
export const usage = field('NOTKUN', text);

export const fileText = field('SKRA', text);
export const isTrial = field('PROFUN', z.boolean());
