import * as z from 'zod/mini';
import { fileTypes } from '../fileRules.ts';
import { id, instant, text } from '../values.ts';
import { field } from '../wire.ts';

// Files of applications and contracts: every wire name once.

export const fileStates = ['offered', 'confirmed'] as const;

export const fileId = field('SKRA_NR', id);
export const fileName = field('HEITI_SKRAR', text);
export const fileType = field('TEGUND_SKRAR', z.literal(fileTypes));
/** As the browser says it; the rule refuses what is none of ours, with a sentence. */
export const offeredType = field('TEGUND_SKRAR', text);
export const sizeBytes = field('STAERD', z.int());
/** Offered: a place to send it to was given. Confirmed: it arrived, and is what it was said to be. */
export const fileState = field('STADA_SKRAR', z.literal(fileStates));
export const createdAt = field('DAGS_BUID_TIL', instant);
export const uploadUrl = field('SLOD_UPPHLEDSLU', text);
export const viewUrl = field('SLOD_SKODUNAR', text);
export const downloadUrl = field('SLOD_NIDURHALS', text);
export const linkValidUntil = field('SLOD_GILDIR_TIL', instant);
