import { territories as territoriesField } from '@omur/contract/platform/fields/territories';
import { wholeWorld } from '@omur/contract/works/rules/territories';
import type { ErrorCode } from '@omur/contract/platform/errors';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuseField } from '../../platform/refusal.ts';
import { findCountry, findUnknownTerritory } from './agreementQueries.ts';

/** X42: the list as it can be kept; the world where nothing is said. @throws request.invalid */
export async function assertTerritories(
  db: Queryable,
  sent: readonly number[] | null | undefined,
): Promise<number[]> {
  const list = sent ?? wholeWorld;
  if (list.length === 0) refuseTerritories('agreement.territoriesMissing');
  if ((list[0] ?? 0) < 0) refuseTerritories('agreement.firstExcludes');
  const unknown = await findUnknownTerritory.row<{ territoryId: number }>(db, { territories: list });
  if (unknown) refuseTerritories('agreement.territoryUnknown', unknown.territoryId);
  // A contract may be about a country of the past; one that excludes whatever it includes is a mistake.
  const excludes = list.some((entry) => entry < 0);
  if (excludes && !(await findCountry.row(db, { territories: list }))) refuseTerritories('agreement.nowhere');
  return [...list];
}

function refuseTerritories(code: ErrorCode, number?: number): never {
  const values = number === undefined ? undefined : { number: Math.abs(number) };
  refuseField(territoriesField.wire, code, values);
}
