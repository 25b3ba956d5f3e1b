import type { Queryable } from '../../platform/database/statement.ts';
import { findTree } from './treeQueries.ts';
import type { TerritoryTree } from './tree.ts';

interface Territory extends Record<string, unknown> {
  territory: number;
  countries: number[];
}

/** Today's tree as staff keep it (X41). What is ours and not in TIS stands in no file of CWR. */
export async function currentTree(db: Queryable): Promise<TerritoryTree> {
  const rows = await findTree.rows<Territory>(db, {});
  const members = new Map(rows.map(({ territory, countries }) => [territory, new Set(countries)]));
  return { has: (code) => members.has(code), countriesOf: (code) => members.get(code) };
}
