import * as adding from '@omur/contract/performances/livePerformanceRegistration';
import * as calls from '@omur/contract/performances/livePerformances';
import { fold } from '@omur/contract/platform/rules/folding';
import { matchLines } from '@omur/contract/performances/workMatches';
import { isStaff } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { addForeign, addKnown, potOf } from './add.ts';
import { earlierSetLists, performancesAbroad, performancesAtHome } from './listsQueries.ts';
import { findMatches } from './match.ts';
import * as queries from './queries.ts';
import { registerAbroad, registerAtHome } from './register.ts';
import { serveUncounted } from '../uncounted/routes.ts';

export function serveLivePerformances(server: Server): void {
  serveLists(server);
  servePots(server);
  serveUncounted(server);
  serve(server, adding.addLivePerformance, registerAtHome);
  serve(server, adding.addForeignLivePerformance, registerAbroad);
  serve(server, adding.addPerformance, (call) => addKnown({ ...call, isAbroad: false }));
  serve(server, adding.addForeignPerformance, (call) => addForeign({ ...call, isAbroad: false }));
  serve(server, adding.addPerformanceAbroad, (call) => addKnown({ ...call, isAbroad: true }));
  serve(server, adding.addForeignPerformanceAbroad, (call) => addForeign({ ...call, isAbroad: true }));
  serve(server, matchLines, findMatches);
}

function serveLists(server: Server): void {
  serve(server, calls.listPersonLivePerformances, ({ actor, params, query }) => {
    const personId = assertAccess(actor, params.personId);
    const sought = soughtBy(query.search);
    return sought
      ? list(performancesAtHome.found, { personId, ...sought })
      : list(performancesAtHome.all, { personId });
  });
  serve(server, calls.listPersonForeignLivePerformances, ({ actor, params, query, language }) => {
    const personId = assertAccess(actor, params.personId);
    const sought = soughtBy(query.search);
    return sought
      ? list(performancesAbroad.found, { personId, language, ...sought })
      : list(performancesAbroad.all, { personId, language });
  });
  serve(server, calls.listEarlierSetLists, ({ actor, params, query }) => {
    const personId = assertAccess(actor, params.personId);
    const sought = soughtBy(query.search);
    return sought
      ? list(earlierSetLists.found, { personId, ...sought })
      : list(earlierSetLists.all, { personId });
  });
}

/** A part of a title, or a number. */
function soughtBy(search: string | undefined) {
  const folded = fold(search ?? '');
  if (folded === '') return undefined;
  return { pattern: `%${folded}%`, number: /^\d{1,9}$/.test(folded) ? Number(folded) : 0 };
}

function servePots(server: Server): void {
  serve(server, calls.getLivePerformance, ({ reads, actor, params, language }) => {
    const values = { ...params, personId: actor.personId, isStaff: isStaff(actor), language };
    return oneOr404(reads, queries.findLivePerformance, values, 'livePerformance.notFound');
  });
  serve(server, calls.listPerformances, (call) => list(queries.performancesOf, potOf(call, false)));
  serve(server, calls.listForeignPerformances, (call) =>
    list(queries.foreignPerformancesOf, potOf(call, false)),
  );
  serve(server, calls.listRedLights, (call) =>
    list(queries.redLightsOf, { ...potOf(call, false), language: call.language }),
  );
  serve(server, calls.listSetList, (call) => list(queries.setListOf, potOf(call, false)));
  serve(server, calls.listPerformancesAbroad, (call) => list(queries.performancesOf, potOf(call, true)));
  serve(server, calls.listForeignPerformancesAbroad, (call) =>
    list(queries.foreignPerformancesOf, potOf(call, true)),
  );
}
