import * as z from 'zod/mini';
import { id, instant, text } from '../values.ts';
import { field } from '../wire.ts';

// Claims to unmatched usage: every wire name once, but for those they share with distributions and works.

export const usageClaimId = field('KRAFA_NR', id);
export const claimStates = ['waiting', 'accepted', 'refused'] as const;
export type ClaimState = (typeof claimStates)[number];
export const claimState = field('STADA_KROFU', z.literal(claimStates));
export const claimedAt = field('DAGS_KROFU', instant);
/** The work that is claimed to be what was used. */
export const workTitle = field('HEITI_VERKS_KROFU', text);
export const workAuthors = field('HOFUNDAR_VERKS_KROFU', text);
/** What the claimant says of it. */
export const note = field('SKYRING_KROFU', text);
/** The distribution that the money came with, once it is finished. */
export const paidIn = field('GREITT_I_UTHLUTUN_NR', id);
/** How many claim the same. */
export const claimCount = field('FJOLDI_KRAFNA', z.int());

/** R234: lines of usage with the same words that wait for a work, which accepting the claim decides as well; and how many who accepts it has seen. */
export const alikeLineCount = field('FJOLDI_LINA_EINS', z.int());
export const seenLineCount = field('FJOLDI_LINA_SKODADUR', z.int().check(z.gte(0)));

/** Anyone who looks for usage of works of their own is told the size of the money, not what it is to the eyrir. */
export const amountBands = [0, 1000, 10_000, 100_000] as const;
export const amountFromIsk = field('UPPHAD_FRA', z.literal(amountBands));
/** A work of the reader with the same title. */
export const ownWorkId = field('EIGID_VERK_NR', id);
