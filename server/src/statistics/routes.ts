import * as calls from '@omur/contract/statistics';
import { sql } from '../database/statement.ts';
import { found, foundAll } from '../http/found.ts';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import * as queries from './queries.ts';
import { daysOf, mustHold } from './rights.ts';

const rightsOf = sql`select right_id from author_right where person_id = ${'personId'}`;

export function serveStatistics(server: Server): void {
  serve(server, calls.listRightDistributions, async ({ db, actor, query, language }) => {
    const days = daysOf(query, 'dateTo');
    return list(queries.distributionsOf, {
      ...days,
      rightId: await mustHold(db, actor, query.rightId),
      language,
    });
  });
  serve(server, calls.listStreamPeriods, async ({ db, actor, query }) =>
    list(queries.streamPeriodsOf, {
      ...daysOf(query, 'dateTo'),
      rightId: await mustHold(db, actor, query.rightId),
    }),
  );
  serve(server, calls.listTopWorks, async ({ db, actor, query }) =>
    foundAll(db, queries.topWorks, {
      ...daysOf(query, 'dateTo'),
      rightId: await mustHold(db, actor, query.rightId),
    }),
  );

  serve(server, calls.listWorkByCategory, async ({ db, actor, query, language }) =>
    foundAll(db, queries.workByCategory, {
      ...daysOf(query, 'dateTo'),
      rightId: await mustHold(db, actor, query.rightId),
      workId: query.workId,
      language,
    }),
  );
  serve(server, calls.listWorkByYear, async ({ db, actor, query }) =>
    foundAll(db, queries.workByYear, {
      ...daysOf(query, 'dateTo'),
      rightId: await mustHold(db, actor, query.rightId),
      workId: query.workId,
    }),
  );
  serve(server, calls.listWorkByCountry, async ({ db, actor, query, language }) =>
    foundAll(db, queries.workByCountry, {
      ...daysOf(query, 'dateTo'),
      rightId: await mustHold(db, actor, query.rightId),
      workId: query.workId,
      language,
    }),
  );

  serve(server, calls.listStatementLines, async ({ db, actor, query, language }) => {
    const { distributionId, workId, periodId, potId = null, categoryId = null, countryId = null } = query;
    const of = { ...daysOf(query, 'dateTo'), potId, categoryId, countryId, language };
    if (query.rightId === undefined) {
      const rights = await rightsOf.rows<{ rightId: number }>(db, { personId: actor.personId });
      return list(queries.linesBy.person, {
        ...of,
        rightIds: rights.map(({ rightId }) => rightId),
        distributionId: distributionId ?? null,
        workId: workId ?? null,
      });
    }
    const ofRight = { ...of, rightId: await mustHold(db, actor, query.rightId) };
    if (periodId) return list(queries.linesBy.period, { ...ofRight, periodId, workId: workId ?? null });
    if (distributionId && workId) return list(queries.linesBy.both, { ...ofRight, distributionId, workId });
    if (distributionId) return list(queries.linesBy.distribution, { ...ofRight, distributionId });
    return workId ? list(queries.linesBy.work, { ...ofRight, workId }) : list(queries.linesBy.right, ofRight);
  });
  serve(server, calls.listStreamPots, async ({ db, actor, query, language }) =>
    foundAll(db, queries.streamPots, {
      ...daysOf(query, 'dateTo'),
      language,
      rightId: await mustHold(db, actor, query.rightId),
      periodId: query.periodId,
    }),
  );
  serve(server, calls.listPeriodStatuses, async ({ db, actor, params, query, language }) =>
    foundAll(db, queries.periodStatuses, {
      language,
      rightId: await mustHold(db, actor, params.rightId),
      periodId: params.periodId,
      distributionId: query.distributionId ?? null,
    }),
  );
  serve(server, calls.listStatuses, async ({ db, actor, query, language }) =>
    list(queries.statusesOf, {
      ...daysOf(query, 'finalDate'),
      language,
      rightId: await mustHold(db, actor, query.rightId),
    }),
  );
  serve(server, calls.listYearSummaries, async ({ db, actor, query }) =>
    foundAll(db, queries.yearSummaries, {
      ...daysOf(query, 'finalDate'),
      rightId: await mustHold(db, actor, query.rightId),
    }),
  );
  serve(server, calls.getRoyaltyText, ({ db, params, language }) =>
    found(db, queries.findRoyaltyText, { ...params, language }, 'statistics.noRoyaltyText'),
  );
}
