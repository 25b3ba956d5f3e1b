import * as calls from '@omur/contract/works/cueSheets';
import type { Endpoint } from '@omur/contract/platform/endpoint';
import { listWorkCueSheets } from '@omur/contract/works/works';
import { useSending as useAnySending } from '../../platform/api/useSending.ts';

const affected: ReadonlySet<string> = new Set([
  calls.listCueSheets.path,
  calls.getCueSheet.path,
  calls.listCueSheetLines.path,
  listWorkCueSheets.path,
]);

/** Sends a change of cue sheets. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, (path) => affected.has(path), onDone);
