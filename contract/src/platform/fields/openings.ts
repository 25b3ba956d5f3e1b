import * as z from 'zod/mini';
import { day, id, text } from '../values.ts';
import { field } from '../wire.ts';

// What payees had with a former system, for a society that switches (R20).

export const openingId = field('UPPHAFSSTADA_NR', id);
export const openingDay = field('DAGS_UPPHAFSSTODU', day);
/** Where the balances come from, such as the name of the former system. */
export const openingSource = field('UPPRUNI_STODU', text);
export const openingState = field('STADA_UPPHAFSSTODU', z.literal(['waiting', 'active', 'refused']));
export const openingSheet = field('STODUSKRA', text);
export const openingAccount = field('LYKILL_STODU', z.literal(['payable', 'held']));
/** As it stands in the sheet, also where nobody is called so. */
export const typedPayee = field('GREIDSLUTHEGI_I_SKRA', text);
/** What was booked of the list: all of it, once it is approved. */
export const bookedIsk = field('UPPHAED_BOKUD', z.number());
/** R138: another category in which the payee has had the same amount brought, and lines of which that is so. */
export const sameInCategory = field('FLOKKUR_MED_SOMU_STODU', text);
export const sameLineCount = field('FJOLDI_LINA_MED_SOMU_STODU', z.number());
