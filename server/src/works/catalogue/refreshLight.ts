import { light } from '@omur/contract/platform/values';
import type { LightChange } from '@omur/contract/works/works';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { refuse } from '../../platform/refusal.ts';
import { lightMessage } from './lightMessage.ts';
import { lockSetLists, refreshWork } from './queries.ts';

/** Comes first where one transaction refreshes several works: two of them would otherwise wait for each other's performances. */
export async function lockForRefresh(db: Queryable, workIds: readonly number[]): Promise<void> {
  await lockSetLists.run(db, { workIds });
}

interface Refreshed extends Record<string, unknown> {
  title: string;
  lightAfter: number;
  /** Whom it concerns; null when nothing changed that they should know of. */
  personIds: number[] | null;
}

/** A registration tells by asking for approvals; many works that are carried over would be told of one by one. */
const silentCauses: readonly LightChange['cause'][] = ['registered', 'imported'];

/**
 * Brings the work's light, its history and the lists it stands in up to date (V4), and tells its parties when the light changed or
 * staff refused it (J3). Every rule that changes a work calls it once, after its last write.
 */
export async function refreshLight(
  db: Queryable,
  workId: number,
  cause: LightChange['cause'],
  remark: string | null = null,
): Promise<void> {
  const settled = await refreshWork.row<Refreshed>(db, { workId, cause, remark }).catch(refuseOwnCodes);
  if (!settled?.personIds || silentCauses.includes(cause)) return;
  const { title, lightAfter, personIds } = settled;
  await notify(
    db,
    personIds,
    lightMessage({ workId, title, light: z.decode(light, lightAfter), cause, remark }),
  );
}

/** R150: PostgreSQL keeps the codes of a work from being chosen by who has a part in it. */
function refuseOwnCodes(error: { constraint?: string }): never {
  if (error.constraint === 'work_codes_of_others') refuse('work.ownCodes');
  throw error;
}
