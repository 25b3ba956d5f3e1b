import { fold } from '@omur/contract/platform/rules/folding';
import * as calls from '@omur/contract/publishing/earnings';
import { list } from '../../platform/http/list.ts';
import { allRows } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { earningsOfContracts, findOwnContract, yearsOfContract } from './queries.ts';

/** H155 */
export function serveContractEarnings(server: Server): void {
  serve(server, calls.listContractEarnings, ({ actor: { personId }, query }) => {
    const folded = fold(query.search ?? '');
    return list(earningsOfContracts, {
      personId,
      pattern: folded === '' ? null : `%${folded}%`,
      number: /^\d{1,9}$/.test(folded) ? Number(folded) : 0,
    });
  });
  serve(server, calls.listContractYears, async ({ reads, actor: { personId }, params }) => {
    const found = await findOwnContract.row(reads, { ...params, personId, isStaff: false });
    return found ? allRows(reads, yearsOfContract, { ...params, personId }) : refuse('contract.notFound');
  });
}
