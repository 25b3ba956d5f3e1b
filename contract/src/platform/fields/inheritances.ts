import * as z from 'zod/mini';
import { id, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// What somebody who has died had with the society, and who of their heirs gets what of it (H103–H105).

const amount = z.number();
export const inheritanceId = field('ARFUR_NR', id);
export const inheritanceIsk = field('UPPHAED_ARFS', amount);
/** What can go to the heirs now, and what keeps it from them. */
export const estateIsk = field('INNEIGN_DANARBUS', amount);
export const inheritanceFinding = field('HINDRUN_ARFS', z.literal(['onHold', 'advance']));
export const inheritanceStates = ['waiting', 'active', 'refused', 'cancelled'] as const;
export type InheritanceState = (typeof inheritanceStates)[number];
export const inheritanceState = field('STADA_ARFS', z.literal(inheritanceStates));
/** Whether taking it back may be asked for: nobody has, and no heir has been paid since. */
export const mayUndo = field('MA_TAKA_ARF_TIL_BAKA', yesNo);
/** What an heir has had of estates, as their balance shows it. */
export const inheritedIsk = field('ARFUR_I_INNEIGN', amount);
