import type { CodeList } from '@omur/contract/works/rules/codeLists';
import type { Queryable } from '../../platform/database/statement.ts';
import { type CodeBook, codeBook, type ListedSociety, standardLists } from '../cwr/codes.ts';
import { currentTree } from '../territories/currentTree.ts';
import type { TerritoryTree } from '../territories/tree.ts';
import * as queries from './queries.ts';

/** What staff call otherwise than CWR does. */
const keptAs: Readonly<Record<string, CodeList>> = {
  category: 'distributionCategory',
  cueUse: 'filmUse',
  right: 'rightType',
  status: 'transactionStatus',
  subject: 'noteSubject',
};

/** Which types of transactions there are follows from what the program reads, whatever stands in a table. */
const isFixed = (list: string) => list === 'transactionType';

/** Code tables, societies and territories as staff keep them (X40, X41): what files are judged by on the server, in and out. */
export interface CurrentTables {
  tree: TerritoryTree;
  codes: CodeBook;
}

export async function currentTables(db: Queryable): Promise<CurrentTables> {
  const rows = await queries.findCodes.rows<{ codeList: string; codes: string[] }>(db, {});
  const kept = new Map(rows.map(({ codeList, codes }) => [codeList, codes]));
  const lists = [...standardLists].map(
    ([list, standard]) => [list, isFixed(list) ? standard : (kept.get(keptAs[list] ?? list) ?? [])] as const,
  );
  const societies = await queries.findSocieties.rows<ListedSociety & Record<string, unknown>>(db, {});
  return { tree: await currentTree(db), codes: codeBook(new Map(lists), societies) };
}
