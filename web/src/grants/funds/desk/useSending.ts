import type { Endpoint } from '@omur/contract/platform/endpoint';
import { listFundPeriods, listFunds } from '@omur/contract/grants/funds';
import { useSending as useAnySending } from '../../../platform/api/useSending.ts';

/** Sends a change of funds, periods or decisions. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, (path) => path.startsWith(listFunds.path) && path !== listFundPeriods.path, onDone);
