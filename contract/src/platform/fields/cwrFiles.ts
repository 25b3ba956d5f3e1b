import * as z from 'zod/mini';
import { id, instant } from '../values.ts';
import { field } from '../wire.ts';

// What the home says of files of CWR too: apart from the rest, which nobody needs there.

export const cwrFileId = field('CWR_SKRA_NR', id);
export const cwrFileStates = [
  'checking',
  'refused',
  'checked',
  'processing',
  'processed',
  'cancelled',
] as const;
export type CwrFileState = (typeof cwrFileStates)[number];
export const cwrFileState = field('STADA_CWR_SKRAR', z.literal(cwrFileStates));
export const uploadedAt = field('DAGS_MOTTEKIN', instant);
export const refusedCount = field('FAERSLUR_HAFNAD', z.int());
export const registeredCount = field('FAERSLUR_SKRADAR', z.int());
export const questionCount = field('FAERSLUR_HJA_STARFSFOLKI', z.int());
