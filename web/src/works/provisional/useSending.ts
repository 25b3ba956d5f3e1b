import type { Endpoint } from '@omur/contract/platform/endpoint';
import { listProvisionalWorks } from '@omur/contract/works/provisional';
import { getWork } from '@omur/contract/works/works';
import { useSending as useAnySending } from '../../platform/api/useSending.ts';

const affected: ReadonlySet<string> = new Set([listProvisionalWorks.path, getWork.path]);

/** Sends a change of provisional registrations. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, (path) => affected.has(path), onDone);
