import * as calls from '@omur/contract/royalties/insight';
import { allRows } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { breakdownOf, deductionsOf } from './insightQueries.ts';
import { assertHoldsRight, daysOf, rightsAsked } from './rights.ts';

/** What a member's money is made of (R5, R27). */
export function serveInsight(server: Server): void {
  serve(server, calls.listBreakdown, async ({ reads, actor, query, language }) =>
    allRows(reads, breakdownOf, {
      ...daysOf(query, 'dateTo'),
      by: query.breakdownBy,
      within: query.withinWay ?? null,
      withinLabel: query.withinLabel ?? null,
      workId: query.workId ?? null,
      rightIds: await rightsAsked(reads, actor, query.rightId),
      language,
    }),
  );
  serve(server, calls.listDeductions, async ({ reads, actor, query }) =>
    allRows(reads, deductionsOf, {
      ...daysOf(query, 'dateTo'),
      distributionId: query.distributionId ?? null,
      periodId: query.periodId ?? null,
      rightId: await assertHoldsRight(reads, actor, query.rightId),
    }),
  );
}
