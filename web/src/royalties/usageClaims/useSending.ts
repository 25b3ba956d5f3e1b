import type { Endpoint } from '@omur/contract/platform/endpoint';
import { useSending as useSendingTo } from '../../platform/api/useSending.ts';

/** Sends a claim or an answer, and reads the lists of both anew. */
export function useSending<P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) {
  return useSendingTo(to, (path) => /^\/api\/(usageClaims|unmatchedUsage)/u.test(path), onDone);
}
