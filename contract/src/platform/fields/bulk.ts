import * as z from 'zod/mini';
import { id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Many works registered at once: every wire name once, but for those they share with works and files.

export const bulkId = field('MAGNSKRANING_NR', id);
export const bulkName = field('HEITI_MAGNSKRANINGAR', text);
/** Where a work stands in its sheet, from 1 on. It stays the same as long as the work is there. */
export const place = field('SAETI', z.int().check(z.minimum(1), z.maximum(5000)));
/** Grows by one with every save; 0 of a work that is not saved yet. */
export const rowVersion = field('UTGAFA_LINU', z.int().check(z.minimum(0), z.maximum(2_147_483_647)));
/** The member says that it is another work than those it is like. */
export const isOtherWork = field('ER_ANNAD_VERK', yesNo);
export const isQueued = field('ER_I_SENDINGU', yesNo);
/** Of each line the author that it was taken to be; null where it names nobody who is registered. */
export const authorNames = field('NOFN_HOFUNDA', z.array(z.nullable(text)));

/** The line of the work that a fault is in, from 0 on. */
export const lineNumber = field('LINA_VERKS', z.int());
/** The column that it is in; null where it is about the whole line. */
export const sheetColumn = field('DALKUR', text);

export const workCount = field('FJOLDI_VERKA_I_SKRANINGU', z.int());
export const readyCount = field('FJOLDI_TILBUINNA', z.int());
export const faultyCount = field('FJOLDI_GALLADRA', z.int());
/** Sound, and like works that are registered. */
export const alikeCount = field('FJOLDI_LIKRA', z.int());
export const queuedCount = field('FJOLDI_I_SENDINGU', z.int());
export const doneCount = field('FJOLDI_SKRADRA', z.int());
