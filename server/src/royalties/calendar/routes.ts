import * as calls from '@omur/contract/royalties/calendar';
import type { Config } from '../../platform/config.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { daysOf } from '../statistics/rights.ts';
import { makeFeed, readCalendar } from './feed.ts';
import { change, plan } from './plan.ts';
import { allPlans, calendarDays, deleteFeed, deletePlan, findFeed, findPlan } from './queries.ts';

export function serveDistributionCalendar(server: Server, config: Config): void {
  const shown = ({ db, language }: Pick<Call, 'db' | 'language'>, plannedDistributionId: number) =>
    oneOr404(db, findPlan, { plannedDistributionId, language }, 'calendar.planNotFound');

  serve(server, calls.listCalendarDays, ({ query, language }) =>
    list(calendarDays, { ...daysOf(query, 'dateTo'), language }),
  );
  serve(server, calls.listPlannedDistributions, ({ language }) => list(allPlans, { language }));
  serve(server, calls.planDistribution, async (call) => shown(call, await plan(call.db, call.body)));
  serve(server, calls.changePlan, async (call) => {
    await change(call);
    return shown(call, call.params.plannedDistributionId);
  });
  serve(server, calls.removePlan, async ({ db, params }) => {
    if ((await deletePlan.run(db, params)) === 0) refuse('calendar.planNotFound');
    return undefined;
  });
  serve(server, calls.getCalendarFeed, ({ db, actor: { realUserId } }) =>
    oneOr404(db, findFeed, { realUserId }, 'calendar.noFeed'),
  );
  serve(server, calls.makeCalendarFeed, ({ db, actor: { realUserId } }) => makeFeed(db, config, realUserId));
  serve(server, calls.endCalendarFeed, async ({ db, actor: { realUserId } }) => {
    if ((await deleteFeed.run(db, { realUserId })) === 0) refuse('calendar.noFeed');
    return undefined;
  });
  serve(server, calls.readCalendarFeed, (call) => readCalendar(call.pool, config, call));
}
