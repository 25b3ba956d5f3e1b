import * as z from 'zod/mini';
import { day, id, yesNo } from '../values.ts';
import { field } from '../wire.ts';

/** The last day to answer on. */
export const dueOn = field('SVARFRESTUR', day);
/** An objection has stopped the clock until the registration is amended. */
export const isHalted = field('FRESTUR_STODVADUR', yesNo);
export const round = field('UMFERD', id);

/** What has become of a request for approval. The author may have left the work, or their time may have passed. */
export const askedStates = [
  'waiting',
  'given',
  'objected',
  'assumed',
  'superseded',
  'ended',
  'removed',
  'late',
] as const;
export type AskedState = (typeof askedStates)[number];
export const askedState = field('STADA_SAMTHYKKISBEIDNI', z.literal(askedStates));
