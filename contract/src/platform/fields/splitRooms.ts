import * as z from 'zod/mini';
import { id, instant, text, yesNo } from '../values.ts';
import { field } from '../wire.ts';

// Split rooms, where the authors of a work agree on their shares before it is registered: every wire name once.

/** `ended`: nobody closed it, and its time is up. */
export const splitRoomStates = ['open', 'registered', 'closed', 'ended'] as const;
export const splitRoomId = field('HOFUNDAFUNDUR_NR', id);
export const splitRoomState = field('STADA_HOFUNDAFUNDAR', z.literal(splitRoomStates));
/** Goes up with each change of an author, a role or a share; an acceptance is of one of them. */
export const splitVersion = field('UTGAFA_SKIPTINGAR', id);
export const endsAt = field('HOFUNDAFUNDI_LYKUR', instant);
/** The secret in the link that authors come by; only the host of the room gets it. */
export const linkToken = field('SLOD_HOFUNDAFUNDAR', text);
/** Whether the reader opened the room. */
export const isHost = field('OPNADI_HOFUNDAFUND', yesNo);
export const hostName = field('HOFUNDAFUND_OPNADI', text);
export const seatId = field('SAETI_NR', id);
/** Whether the author came by name and e-mail, from outside the society. */
export const isGuest = field('ER_GESTUR', yesNo);
/** Whether the host of the room sits here. */
export const isHostsSeat = field('ER_FUNDARBODANDI', yesNo);
export const hasCome = field('ER_MAETTUR', yesNo);
export const isHere = field('ER_VIDSTADDUR', yesNo);
export const acceptsShare = field('SAMTHYKKIR_HLUT', yesNo);
/** Accepted what was there before the shares changed. */
export const acceptedBefore = field('SAMTHYKKTI_FYRRI_HLUT', yesNo);
export const guestName = field('NAFN_GESTS', text);
export const guestEmail = field('NETFANG_GESTS', text);
