import { listDistributions } from '@omur/contract/royalties/distributions';
import type { Endpoint } from '@omur/contract/platform/endpoint';
import { listPots } from '@omur/contract/royalties/pots';
import { useSending as useAnySending } from '../../platform/api/useSending.ts';

/** Distributions, with what hangs on them, and pots. */
export const isAffected = (path: string) =>
  path.startsWith(listDistributions.path) || path.startsWith(listPots.path);

/** Sends a change of distributions or pots. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, isAffected, onDone);
