import type { LightChange } from '@omur/contract/works';
import type { Queryable } from '../database/statement.ts';
import { settleWork } from './queries.ts';

/**
 * Brings the work's light, its history and the lists it stands in up to date (V4). Every rule that changes a work calls it once,
 * after its last write.
 */
export async function settle(
  db: Queryable,
  workId: number,
  cause: LightChange['cause'],
  remark: string | null = null,
): Promise<void> {
  await settleWork.run(db, { workId, cause, remark });
}
