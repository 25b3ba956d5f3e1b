import * as z from 'zod/mini';
import { id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Groups of authors, such as bands: every wire name once.

export const groupId = field('HOFUNDAHOPUR_NR', id);
export const groupName = field('HEITI_HOPS', text);
/** Goes up with each change of the members or their shares; an agreement is to one of them. */
export const splitNumber = field('SKIPTING_HOPS_NR', id);
export const joinedAt = field('GEKK_I_HOPINN', instant);
/** Whether a member agrees to the split as it stands. */
export const hasAgreed = field('SAMTHYKKIR_SKIPTINGU', yesNo);
/** Whether the member is the caller. */
export const isOwn = field('ER_EG', yesNo);
/** Everybody agrees, so that the forms offer the group. */
export const isReady = field('HOPUR_TILBUINN', yesNo);
/** Whether the caller is in the group, and may change it. */
export const isMember = field('ER_I_HOPNUM', yesNo);
/** Whether the group waits for the caller's agreement. */
export const isAsked = field('BEDID_UM_SAMTHYKKI', yesNo);
export const setListCount = field('FJOLDI_LAGALISTA_HOPS', z.int());
export const setListId = field('LAGALISTI_HOPS_NR', id);
export const setListName = field('HEITI_LAGALISTA', text);
export const keptAt = field('LAGALISTI_VISTADUR', instant);
/** Who wrote a title that is on no work of the register. */
export const writers = field('HOFUNDAR_LAGS', text);
