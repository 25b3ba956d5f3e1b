import type { Endpoint } from '@omur/contract/platform/endpoint';
import { listUsers } from '@omur/contract/accounts/users';
import { useSending as useAnySending } from '../../platform/api/useSending.ts';

/** Sends a form of this page. */
export const useSending = <P, B, R>(to: Endpoint<P, object, B, R>, onDone: (answer: R) => void) =>
  useAnySending(to, (path) => path === listUsers.path, onDone);
