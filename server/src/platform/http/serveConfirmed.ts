import type { Endpoint } from '@omur/contract/platform/endpoint';
import { assertOwnLogin, spendConfirmation } from '../sessions/confirm.ts';
import { serve, type Server } from './serve.ts';

/**
 * Serves a call that a session left open must not make: the caller's password is asked for again, or where there is none a confirmation
 * by electronic ID or a second factor. That is spent in the transaction of the change, so that a refusal leaves it (X133).
 */
export function serveConfirmed<P, Q, B extends { password: string }, R>(
  server: Server,
  declared: Endpoint<P, Q, B, R>,
  handler: Parameters<typeof serve<P, Q, B, R>>[2],
): void {
  serve(
    server,
    declared,
    async (call) => {
      await spendConfirmation(call.db, call);
      return handler(call);
    },
    (call) => assertOwnLogin(server.pool, call),
  );
}
