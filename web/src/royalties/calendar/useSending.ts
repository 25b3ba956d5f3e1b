import * as calls from '@omur/contract/royalties/calendar';
import type { Endpoint } from '@omur/contract/platform/endpoint';
import { useSending as useAnySending } from '../../platform/api/useSending.ts';

const affected: ReadonlySet<string> = new Set([
  calls.listCalendarDays.path,
  calls.listPlannedDistributions.path,
]);

/** Sends a change of the planned days. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, (path) => affected.has(path), onDone);
