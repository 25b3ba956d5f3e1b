import type { LightChange } from '@omur/contract/review';
import type { Queryable } from '../database/statement.ts';
/**
 * Brings the work's light, its history and the lists it stands in up to date (V4). Every rule that changes a work calls it once,
 * after its last write.
 */
export declare function settle(
  db: Queryable,
  workId: number,
  cause: LightChange['cause'],
  remark?: string | null,
): Promise<void>;
