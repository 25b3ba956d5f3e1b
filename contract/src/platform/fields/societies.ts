import * as z from 'zod/mini';
import { day, text } from '../values.ts';
import { field } from '../wire.ts';

const amount = z.number();

// What falls to authors of other societies, and is paid to those (R2, R60–R64).

/** What runs have credited the society with, less what corrections took back. */
export const creditedIsk = field('UPPHAED_TIL_FELAGS', amount);
/** What waits for the society, since it is no payee yet. */
export const societyWaitsIsk = field('UPPHAED_BIDUR_FELAGS', amount);
export const societyAuthorCount = field('FJOLDI_HOFUNDA_FELAGS', z.int());
/** The day of the balance that the last payment to it was of. */
export const paidUntil = field('GREITT_TIL_OG_MED', day);
/** Performing or mechanical. */
export const rightCode = field('TEGUND_RETTAR', z.literal(['PR', 'MR']));
export const creditedAuthor = field('NAFN_HOFUNDAR_FELAGS', text);
