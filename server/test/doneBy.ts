import { transaction } from '../src/platform/database/pool.ts';
import type { Portal, Someone } from './portal.ts';

interface Doing {
  by: Someone;
  actingFor?: Someone | undefined;
}

/** Runs SQL as the application, with somebody named as the one who does it. */
export const done = (portal: Portal, { by, actingFor }: Doing, text: string, values: unknown[] = []) =>
  transaction(portal.pool, async (tx) => {
    await tx.query(
      `select set_config('omur.user_id', $1, true), set_config('omur.acting_for_user_id', $2, true)`,
      [String(by.userId), actingFor ? String(actingFor.userId) : ''],
    );
    await tx.query(text, values);
  });
