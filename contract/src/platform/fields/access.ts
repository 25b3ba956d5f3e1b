import * as z from 'zod/mini';
import { day, id, instant, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Access for others, requests for it, and what was done with it. What each means stands in docs/glossary.md.

export const granteeUserId = field('NOTENDA_NR_TENGSLAADILLA', id);
export const isReadOnly = field('ADEINS_LESTUR', yesNo);
/** Null for access without an end. */
export const lastDay = field('SIDASTI_DAGUR', z.nullable(day));
/** Null where an administrator needs no grant. */
export const grantedAt = field('DAGS_VEITT', z.nullable(instant));
export const isGranted = field('HEFUR_UMBOD', yesNo);
export const accessRequestId = field('UMBODSBEIDNI_NR', id);
/** Nothing was done yet: another of the staff has to confirm it (M14). */
export const isAwaited = field('BIDUR_STADFESTINGAR', yesNo);
export const isOwnRequest = field('EIGIN_BEIDNI', yesNo);
export const accessAskedAt = field('DAGS_BEIDNI', instant);
export const firstActedAt = field('DAGS_FYRSTU_HERMUNAR', instant);
export const masqueradeCount = field('FJOLDI_HERMANA', z.int());
export const changeCount = field('FJOLDI_BREYTINGA', z.int());
export const isActing = field('HERMUN_I_GANGI', yesNo);
