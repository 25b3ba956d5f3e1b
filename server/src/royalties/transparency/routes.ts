import * as calls from '@omur/contract/royalties/transparency';
import type { Config } from '../../platform/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { PublicRate } from '../../platform/http/publicRate.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import * as queries from './queries.ts';
import { make, step, write } from './report.ts';

/** The annual transparency report, for administrators and, once it is published, for everybody (R29, R40). */
export function serveTransparency(
  server: Server,
  { publicRatePerMinute }: Pick<Config, 'publicRatePerMinute'>,
): void {
  const shown = ({ db, actor, language }: Pick<Call, 'db' | 'actor' | 'language'>, reportId: number) =>
    oneOr404(
      db,
      queries.findReport,
      { reportId, language, userId: actor.realUserId },
      'money.reportNotFound',
    );

  serve(server, calls.listReports, () => list(queries.allReports, {}));
  serve(server, calls.getReport, (call) => shown(call, call.params.reportId));
  serve(server, calls.makeReport, async (call) => shown(call, await make(call)));
  serve(server, calls.writeReportText, async (call) => {
    await write(call);
    return shown(call, call.params.reportId);
  });
  serve(server, calls.stepReport, async (call) => {
    await step(call);
    return shown(call, call.params.reportId);
  });

  const rate = new PublicRate(server.pool, 'reports', publicRatePerMinute);
  const assertWithin = ({ address }: Pick<Call, 'address'>) => rate.assertWithin(address);
  serve(server, calls.listPublishedReports, () => list(queries.publishedReports, {}), assertWithin);
  serve(
    server,
    calls.getPublishedReport,
    ({ db, params, language }) =>
      oneOr404(db, queries.findPublished, { ...params, language }, 'money.reportNotFound'),
    assertWithin,
  );
}
