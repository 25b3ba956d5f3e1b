import * as calls from '@omur/contract/publishing/contracts';
import * as submissions from '@omur/contract/publishing/contractSubmissions';
import type { Endpoint } from '@omur/contract/platform/endpoint';
import { useSending as useAnySending } from '../../platform/api/useSending.ts';

const affected: ReadonlySet<string> = new Set(
  [...Object.values(calls), ...Object.values(submissions)].flatMap((one) => ('path' in one ? one.path : [])),
);

/** Sends a change of contracts. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, (path) => affected.has(path), onDone);
