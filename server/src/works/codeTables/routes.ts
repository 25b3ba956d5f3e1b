import * as calls from '@omur/contract/works/codeTables';
import { isCodeList } from '@omur/contract/works/rules/codeLists';
import { fold } from '@omur/contract/platform/rules/folding';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { codesOfTable, codeTables, replacementsOf, territoriesWithGroups } from './queries.ts';
import { replace } from './replace.ts';

const tableOf = ({ codeList }: { codeList: string }) =>
  isCodeList(codeList) ? codeList : refuse('codeTable.notFound');

export function serveCodeTables(server: Server): void {
  serve(server, calls.listCodeTables, () => list(codeTables, {}));
  serve(server, calls.listTableCodes, ({ params, query }) => {
    const codeList = tableOf(params);
    const folded = fold(query.search ?? '');
    return folded === ''
      ? list(codesOfTable.all, { codeList })
      : list(codesOfTable.found, { codeList, pattern: `%${folded}%` });
  });
  serve(server, calls.listReplacements, ({ params }) => list(replacementsOf, { codeList: tableOf(params) }));
  serve(server, calls.replaceCodes, replace);
  serve(server, calls.listTerritories, () => list(territoriesWithGroups, {}));
}
