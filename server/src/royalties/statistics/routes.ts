import * as calls from '@omur/contract/royalties/statistics';
import { oneOr404, allRows } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { linesOf } from './lines.ts';
import * as queries from './queries.ts';
import { serveInsight } from './insight.ts';
import { assertHoldsRight, daysOf, rightsAsked } from './rights.ts';

export function serveStatistics(server: Server): void {
  serveInsight(server);
  serve(server, calls.listRightDistributions, async ({ reads, actor, query, language }) => {
    const days = daysOf(query, 'dateTo');
    return list(queries.distributionsOf, {
      ...days,
      rightId: await assertHoldsRight(reads, actor, query.rightId),
      language,
    });
  });
  serve(server, calls.listStreamPeriods, async ({ reads, actor, query, language }) =>
    list(queries.streamPeriodsOf, {
      language,
      ...daysOf(query, 'dateTo'),
      rightId: await assertHoldsRight(reads, actor, query.rightId),
    }),
  );
  serve(server, calls.listTopWorks, async ({ db, reads, actor, query }) =>
    allRows(db, queries.topWorks, {
      ...daysOf(query, 'dateTo'),
      rightId: await assertHoldsRight(reads, actor, query.rightId),
    }),
  );

  serve(server, calls.listWorkByCategory, async ({ reads, actor, query, language }) =>
    allRows(reads, queries.workByCategory, {
      ...daysOf(query, 'dateTo'),
      rightId: await assertHoldsRight(reads, actor, query.rightId),
      workId: query.workId,
      language,
    }),
  );
  serve(server, calls.listWorkByYear, async ({ reads, actor, query }) =>
    allRows(reads, queries.workByYear, {
      ...daysOf(query, 'dateTo'),
      rightId: await assertHoldsRight(reads, actor, query.rightId),
      workId: query.workId,
    }),
  );
  serve(server, calls.listWorkByCountry, async ({ reads, actor, query, language }) =>
    allRows(reads, queries.workByCountry, {
      ...daysOf(query, 'dateTo'),
      rightId: await assertHoldsRight(reads, actor, query.rightId),
      workId: query.workId,
      language,
    }),
  );

  serve(server, calls.listStatementLines, async ({ reads, actor, query, language }) => {
    const { workId = null, distributionId = null, periodId = null } = query;
    const { potId = null, categoryId = null, countryId = null, contractId = null } = query;
    const rightIds = await rightsAsked(reads, actor, query.rightId);
    const isPart = distributionId !== null || periodId !== null || contractId !== null;
    const of = { workId, distributionId, periodId, potId, categoryId, countryId, contractId };
    return list(workId !== null ? linesOf.work : isPart ? linesOf.part : linesOf.all, {
      ...daysOf(query, 'dateTo'),
      ...of,
      rightIds,
      language,
    });
  });
  serve(server, calls.listStreamPots, async ({ reads, actor, query, language }) =>
    allRows(reads, queries.streamPots, {
      ...daysOf(query, 'dateTo'),
      language,
      rightId: await assertHoldsRight(reads, actor, query.rightId),
      periodId: query.periodId,
    }),
  );
  serve(server, calls.listPeriodStatuses, async ({ reads, actor, params, query, language }) =>
    allRows(reads, queries.periodStatuses, {
      language,
      rightId: await assertHoldsRight(reads, actor, params.rightId),
      periodId: params.periodId,
      distributionId: query.distributionId ?? null,
    }),
  );
  serve(server, calls.listStatuses, async ({ reads, actor, query, language }) =>
    list(queries.statusesOf, {
      ...daysOf(query, 'finalDate'),
      language,
      rightId: await assertHoldsRight(reads, actor, query.rightId),
    }),
  );
  serve(server, calls.listYearSummaries, async ({ reads, actor, query }) =>
    allRows(reads, queries.yearSummaries, {
      ...daysOf(query, 'finalDate'),
      rightId: await assertHoldsRight(reads, actor, query.rightId),
    }),
  );
  serve(server, calls.getRoyaltyText, ({ db, params, language }) =>
    oneOr404(db, queries.findRoyaltyText, { ...params, language }, 'statistics.noRoyaltyText'),
  );
}
