import type { Queryable } from '../database/statement.ts';
import { findPeriod } from './periodsQueries.ts';

/** O386: the name under which a period is kept: who reads `2026` in English types it for `Árið 2026`. A new one is kept as it is typed. */
export async function knownPeriod(db: Queryable, typed: string): Promise<string> {
  const periodName = typed.trim().replace(/\s+/gu, ' ');
  const known = await findPeriod.row<{ periodName: string }>(db, { periodName });
  return known?.periodName ?? periodName;
}
