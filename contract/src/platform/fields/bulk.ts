import * as z from 'zod/mini';
import { bulkKinds, mostEntries } from '../rules/sheetLines.ts';
import { id, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Many of a thing at once, from a sheet: every wire name once, but for those they share with works and files.

export const kindOfBulk = z.literal(bulkKinds);
export const bulkKind = field('TEGUND_BLADS', kindOfBulk);
export const bulkId = field('MAGNSKRANING_NR', id);
export const bulkName = field('HEITI_MAGNSKRANINGAR', text);
/** Where an entry stands in its sheet, from 1 on. It stays the same as long as the entry is there. */
export const place = field('SAETI', z.int().check(z.minimum(1), z.maximum(mostEntries)));
/** Grows by one with every save; 0 of an entry that is not saved yet. */
export const rowVersion = field('UTGAFA_LINU', z.int().check(z.minimum(0), z.maximum(2_147_483_647)));
/** The member says that it is another than those it is like. */
export const isOther = field('ER_ANNAD', yesNo);
export const isQueued = field('ER_I_SENDINGU', yesNo);
/** Of each line whom or what it was taken to name; null where that is nobody and nothing that is registered. */
export const knownNames = field('NOFN_LINA', z.array(z.nullable(text)));
/** The number of what became of an entry. */
export const madeId = field('NUMER_SKRADS', id);
export const alikeId = field('NUMER_LIKS', id);
export const alikeName = field('HEITI_LIKS', text);

/** The line of the entry that a fault is in, from 0 on. */
export const lineNumber = field('LINA_FAERSLU', z.int());
/** The column that it is in; null where it is about the whole line. */
export const sheetColumn = field('DALKUR', text);

/** Which heading is which column, kept under a name. */
export const bulkMappingId = field('DALKASKIPAN_NR', id);
export const bulkMappingName = field('HEITI_DALKASKIPANAR', text);

export const allCount = field('FJOLDI_A_BLADI', z.int());
export const readyCount = field('FJOLDI_TILBUINNA', z.int());
export const faultyCount = field('FJOLDI_GALLADRA', z.int());
/** Sound, and like what is registered. */
export const alikeCount = field('FJOLDI_LIKRA', z.int());
export const queuedCount = field('FJOLDI_I_SENDINGU', z.int());
export const doneCount = field('FJOLDI_SKRADRA', z.int());
