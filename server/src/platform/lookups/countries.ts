import type { Queryable } from '../database/statement.ts';
import { listCountries } from './countriesQueries.ts';

/** The number of each country, by that number as text and by its code of two letters: files name a country by either. */
export async function countriesByName(db: Queryable): Promise<Map<string, number>> {
  const rows = await listCountries.rows<{ countryId: number; alphaCode: string }>(db, {});
  return new Map(
    rows.flatMap(({ countryId, alphaCode }) => [
      [String(countryId), countryId] as const,
      [alphaCode, countryId] as const,
    ]),
  );
}
