import type { Endpoint } from '@omur/contract/platform/endpoint';
import * as live from '@omur/contract/performances/livePerformances';
import { countSameLines, listDeskLivePerformances } from '@omur/contract/performances/performanceDesk';
import { useSending as useAnySending } from '../../platform/api/useSending.ts';

const affected: ReadonlySet<string> = new Set([
  live.getLivePerformance.path,
  live.listPerformances.path,
  live.listPerformancesAbroad.path,
  live.listForeignPerformances.path,
  live.listForeignPerformancesAbroad.path,
  live.listRedLights.path,
  listDeskLivePerformances.path,
  countSameLines.path,
]);

/** Sends a change of a live performance. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, (path) => affected.has(path), onDone);
