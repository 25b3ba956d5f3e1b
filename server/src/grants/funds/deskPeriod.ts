import type { Call } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { findDeskPeriod } from './queries.ts';

/** A period as the caller sees it: their own limit of the budget, and whether they may enter another (R220, R221). */
export function deskPeriod(
  { db, actor, language }: Pick<Call, 'db' | 'actor' | 'language'>,
  fundPeriodId: number,
) {
  const { realUserId: userId, role, realRole } = actor;
  const isAdministrator = role === 'administrator' && realRole === 'administrator';
  const reader = { language, userId, isAdministrator };
  return oneOr404(db, findDeskPeriod, { fundPeriodId, ...reader }, 'fund.periodNotFound');
}
