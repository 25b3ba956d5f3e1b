import { fold } from '@omur/contract/platform/rules/folding';
import * as clockCalls from '@omur/contract/royalties/clocks';
import { correctRun, listCorrectedWorks } from '@omur/contract/royalties/corrections';
import { explainOwnLine, explainRunLine } from '@omur/contract/royalties/explanations';
import * as outsiderCalls from '@omur/contract/royalties/outsiders';
import { rematchLine } from '@omur/contract/royalties/rematch';
import { listRunControllers } from '@omur/contract/royalties/runControllers';
import { listRunRates } from '@omur/contract/royalties/runRates';
import * as ruleCalls from '@omur/contract/royalties/runRules';
import * as calls from '@omur/contract/royalties/runs';
import type { Config } from '../../platform/config.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { PublicRate } from '../../platform/http/publicRate.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { type Server, serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { serveUnclaimed } from '../unclaimed/routes.ts';
import * as clocks from './clocksQueries.ts';
import { makeCorrection } from './correct.ts';
import { correctedWorks } from './correctQueries.ts';
import { runFile } from './export.ts';
import { askToReckon, changeStatement, make } from './makeRun.ts';
import * as outsiders from './outsiders.ts';
import { settledOutsiders, waitingOutsiders } from './outsidersQueries.ts';
import * as queries from './queries.ts';
import { controllersOf } from './controllersQueries.ts';
import { ratesOf } from './ratesQueries.ts';
import { rematch } from './rematch.ts';
import { ask, askToEnd, decide } from './rules.ts';
import { allRules, findRule } from './rulesQueries.ts';
import { unidentifiedFile } from './unidentifiedFile.ts';

type Shown = Pick<Call, 'db' | 'language' | 'actor'>;

export const showRun = ({ db, language, actor }: Shown, distributionId: number) =>
  oneOr404(
    db,
    queries.findRun,
    { distributionId, language, userId: actor.realUserId },
    'money.distributionRunNotFound',
  );

/** Runs are finished as all distributions are. What they keep is paid by later ones, or decided on. */
export function serveRuns(server: Server, config: Pick<Config, 'publicRatePerMinute' | 'joinUrl'>): void {
  serveRules(server);
  servePreviews(server);
  serveUnclaimed(server);
  serve(server, calls.listRuns, ({ language, actor }) =>
    list(queries.allRuns, { language, userId: actor.realUserId }),
  );
  serve(server, calls.getRun, (call) => showRun(call, call.params.distributionId));
  serve(server, calls.makeRun, async (call) => showRun(call, await make(call, call.actor.realUserId)));
  serve(server, correctRun, async (call) => showRun(call, await makeCorrection(call, call.actor.realUserId)));
  serve(server, rematchLine, async (call) => showRun(call, await rematch(call, call.actor.realUserId)));
  serve(server, calls.changeRunStatement, async (call) => {
    await changeStatement(call, call.actor.realUserId);
    return showRun(call, call.params.distributionId);
  });
  serve(server, calls.reckonRun, async (call) => {
    await askToReckon(call.db, call.params.distributionId);
    return showRun(call, call.params.distributionId);
  });
  serve(server, explainRunLine, ({ reads, params, language }) =>
    oneOr404(reads, queries.explainLine, { ...params, language, personId: null }, 'money.lineNotFound'),
  );
  serve(server, explainOwnLine, ({ reads, params, language, actor }) =>
    oneOr404(
      reads,
      queries.explainLine,
      { ...params, language, personId: actor.personId ?? 0 },
      'money.lineNotFound',
    ),
  );
  serve(server, calls.getRunFile, async (call) => {
    await showRun(call, call.params.distributionId);
    return runFile(call.db, call.params);
  });
  serve(server, clockCalls.listWaitingIncome, ({ language }) => list(clocks.waitingIncome, { language }));
  serve(server, clockCalls.listKeptYears, ({ language }) => list(clocks.keptYears, { language }));
  serve(server, clockCalls.listNotGreenYears, ({ language }) => list(clocks.notGreenYears, { language }));
  serve(server, clockCalls.listNotGreenWorks, ({ params }) => list(clocks.notGreenWorks, { ...params }));
  serveUnidentified(server, config);
}

/** R16, O103: for everybody, and no faster than a network may. */
function serveUnidentified(server: Server, config: Pick<Config, 'publicRatePerMinute' | 'joinUrl'>): void {
  const rate = new PublicRate(server.pool, 'usage', config.publicRatePerMinute);
  const assertWithin = ({ address }: Pick<Call, 'address'>) => rate.assertWithin(address);
  const unidentified = ({
    query,
    language,
  }: Pick<CallOf<typeof clockCalls.getUnidentifiedFile>, 'query' | 'language'>) => {
    const folded = fold(query.search ?? '');
    // Fewer find nothing by the index.
    if (folded !== '' && folded.replaceAll(' ', '').length < 3) refuse('repertory.searchNeedsThree');
    return folded === ''
      ? list(clocks.unidentifiedUsage, { language })
      : list(clocks.foundUnidentified, { language, pattern: `%${folded}%` });
  };
  serve(server, clockCalls.listUnidentifiedUsage, unidentified, assertWithin);
  serve(server, outsiderCalls.askFromOutside, (call) => outsiders.ask(call, config), assertWithin);
  serve(server, outsiderCalls.listOutsiders, ({ query: { outsiderState } }) =>
    list(outsiderState === 'settled' ? settledOutsiders : waitingOutsiders, {}),
  );
  serve(server, outsiderCalls.answerOutsider, outsiders.answer);
  serve(
    server,
    clockCalls.getUnidentifiedFile,
    (call) => ({
      name: 'okunn-notkun.csv',
      content: unidentifiedFile(call.pool, unidentified(call), call.language),
    }),
    assertWithin,
  );
}

function serveRules(server: Server): void {
  serve(server, ruleCalls.listRunRules, ({ language, actor }) =>
    list(allRules, { language, userId: actor.realUserId }),
  );
  serve(server, ruleCalls.askForRunRule, async ({ db, body, language, actor: { realUserId: userId } }) =>
    oneOr404(
      db,
      findRule,
      { runRuleId: await ask(db, body, userId), language, userId },
      'money.ruleNotFound',
    ),
  );
  serve(server, ruleCalls.askToEndRunRule, async ({ db, params, body, actor }) => {
    await askToEnd(db, params.runRuleId, { ...body, userId: actor.realUserId });
    return undefined;
  });
  serve(server, ruleCalls.decideRunRule, async ({ db, params, body, actor }) => {
    await decide(db, params.runRuleId, { ...body, userId: actor.realUserId });
    return undefined;
  });
}

/** What staff look at before a run is finished (R14). */
function servePreviews(server: Server): void {
  serve(server, calls.listRunPools, ({ params, language }) => list(queries.poolsOf, { ...params, language }));
  serve(server, calls.listRunWaiting, ({ params }) => list(queries.waitingOf, params));
  serve(server, listRunRates, ({ params }) => list(ratesOf, params));
  serve(server, listRunControllers, ({ params }) => list(controllersOf, params));
  serve(server, calls.listRunMovers, ({ params, query }) =>
    list(queries.moversOf, { ...params, against: query.against ?? null }),
  );
  serve(server, calls.listRunChanges, ({ params }) => list(queries.changesOf, params));
  serve(server, calls.listChangedWorks, ({ params }) => list(queries.changedWorksOf, params));
  serve(server, calls.listRunValues, ({ params, language }) =>
    list(queries.valuesOf, { ...params, language }),
  );
  serve(server, calls.compareRuns, ({ params, query }) =>
    list(queries.comparisonOf, { ...params, against: query.against }),
  );
  serve(server, listCorrectedWorks, ({ params }) => list(correctedWorks, params));
  serve(server, calls.listRunLines, ({ params, language }) => list(queries.linesOf, { ...params, language }));
}
