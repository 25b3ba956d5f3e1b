import type { Endpoint } from '@omur/contract/platform/endpoint';
import * as places from '@omur/contract/performances/venues';
import * as desk from '@omur/contract/performances/venuesDesk';
import { useSending as useAnySending } from '../../platform/api/useSending.ts';

const affected: ReadonlySet<string> = new Set(
  [...Object.values(places), ...Object.values(desk)].flatMap((one) => ('path' in one ? one.path : [])),
);

/** Sends a change of a place. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, (path) => affected.has(path), onDone);

export type Sending = Omit<ReturnType<typeof useSending>, 'send'>;
