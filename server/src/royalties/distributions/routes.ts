import { finishRun } from '@omur/contract/royalties/runs';
import { listCorrectedRights, seeCorrectedRights } from '@omur/contract/royalties/correctedRights';
import * as calls from '@omur/contract/royalties/distributions';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import type { Config } from '../../platform/config.ts';
import type { Call } from '../../platform/http/call.ts';
import { seeControllers } from '../runs/controllers.ts';
import { seeRates } from '../runs/rates.ts';
import { showRun } from '../runs/routes.ts';
import { announce, takePart } from './announce.ts';
import { cancel } from './cancel.ts';
import * as controllers from './controllers.ts';
import { see } from './correctedRights.ts';
import { correctedRightsOf } from './correctedRightsQueries.ts';
import { finishNowOrSoon } from './finishAsked.ts';
import { allDistributions, findDistribution, partsOf, problemsOf, unmatchedOf } from './queries.ts';
import { startImport } from './startImport.ts';

type OfDistribution = Pick<Call<{ distributionId: number }>, 'db' | 'params' | 'language'>;

export function serveDistributions(
  server: Server,
  { fourEyes, societyName }: Pick<Config, 'fourEyes' | 'societyName'>,
): void {
  const shown = ({ db, params: { distributionId }, language }: OfDistribution) =>
    oneOr404(db, findDistribution, { distributionId, language }, 'distribution.notFound');
  const then = (rule: (db: Call['db'], distributionId: number) => Promise<void>) => {
    return async (call: OfDistribution) => {
      await rule(call.db, call.params.distributionId);
      return shown(call);
    };
  };

  serve(server, calls.listDistributions, ({ language }) => list(allDistributions, { language }));
  serve(server, calls.getDistribution, shown);
  serve(server, calls.announceDistribution, async (call) => {
    await announce(call);
    return shown(call);
  });
  serve(server, calls.sendDistributionPart, async (call) => {
    await takePart(call, fourEyes.has('distributions'));
    return undefined;
  });
  serve(server, calls.listDistributionParts, ({ params }) => list(partsOf, params));
  const shownControllers = ({ db, params }: OfDistribution) =>
    controllers.controllersOf(db, params.distributionId, societyName);
  serve(server, calls.getDistributionControllers, shownControllers);
  serve(server, calls.chooseDistributionControllers, async (call) => {
    await controllers.choose(call);
    return shownControllers(call);
  });
  serve(server, calls.seeDistributionControllers, async (call) => {
    await controllers.see(call);
    return shownControllers(call);
  });
  serve(server, calls.importDistribution, then(startImport));
  serve(server, calls.listDistributionProblems, ({ params, language }) =>
    list(problemsOf, { ...params, language }),
  );
  serve(server, calls.listUnmatchedUsage, ({ params, language }) =>
    list(unmatchedOf, { ...params, language }),
  );
  serve(server, listCorrectedRights, ({ params }) => list(correctedRightsOf, params));
  serve(server, seeCorrectedRights, async (call) => {
    await see(call);
    return shown(call);
  });
  serve(server, calls.finishDistribution, async (call) => {
    const { db, actor, params } = call;
    const userId = actor.realUserId;
    await finishNowOrSoon(db, params.distributionId, { userId, takesTwo: fourEyes.has('distributions') });
    return shown(call);
  });
  // A run takes two whatever the settings say, which finish_run sees to.
  serve(server, finishRun, async (call) => {
    const { db, params, actor } = call;
    const { areRatesSeen, areControllersSeen, ...body } = call.body;
    await showRun(call, params.distributionId);
    await seeRates(db, params.distributionId, areRatesSeen ?? false);
    await seeControllers(db, params.distributionId, areControllersSeen ?? false);
    await finishNowOrSoon(db, params.distributionId, {
      userId: actor.realUserId,
      takesTwo: false,
      ...body,
    });
    return showRun(call, params.distributionId);
  });
  serve(server, calls.cancelDistribution, then(cancel));
}
