import * as z from 'zod/mini';
import { id, instant, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// H159: what those who played together say of a set list.

export const isRight = field('LAGALISTI_RETTUR', yesNo);
export const saidAt = field('DAGS_UMSAGNAR', instant);
/** What was said is of the list as it stands. */
export const isCurrent = field('UMSOGN_GILDIR', yesNo);
/** The list waits for the caller's word. */
export const isWaiting = field('BEDID_UM_UMSOGN', yesNo);
/** Goes up with each change of the list; what is said is of one of them. */
export const setListVersion = field('UTGAFA_LAGALISTA', id);
export const askedCount = field('FJOLDI_BEDNIR_UM_UMSOGN', z.int());
export const confirmedCount = field('FJOLDI_STADFESTU_LAGALISTA', z.int());
export const objectedCount = field('FJOLDI_GERDU_ATHUGASEMD', z.int());
