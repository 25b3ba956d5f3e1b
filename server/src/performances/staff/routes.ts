import * as calls from '@omur/contract/performances/performanceDesk';
import { fold } from '@omur/contract/platform/rules/folding';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { closeOrOpen } from './close.ts';
import { correctAbroad, correctAtHome } from './correct.ts';
import { joinUp } from './join.ts';
import { countSame, listLikely } from './likely.ts';
import { correctForeignLine, correctLine, takeOut, takeOutForeign } from './lines.ts';
import { livePerformancesBy } from './listsQueries.ts';
import { findRegistrant } from './queries.ts';

export function servePerformanceDesk(server: Server): void {
  serve(server, calls.listDeskLivePerformances, ({ query: { filter = 'attention', search = '' } }) => {
    const folded = fold(search);
    if (folded === '') return list(livePerformancesBy[filter].all, {});
    const digits = search.trim().replaceAll('.', '');
    const number = /^[1-9]\d{0,8}$/u.test(digits) ? Number(digits) : 0;
    return list(livePerformancesBy[filter].found, { folded, pattern: `%${folded}%`, number });
  });
  serve(server, calls.getRegistrant, ({ db, params }) =>
    oneOr404(db, findRegistrant, params, 'livePerformance.notFound'),
  );
  serve(server, calls.correctLivePerformance, correctAtHome);
  serve(server, calls.correctForeignLivePerformance, correctAbroad);
  serve(server, calls.closeLivePerformance, closeOrOpen);
  serve(server, calls.correctPerformance, correctLine);
  serve(server, calls.correctForeignPerformance, correctForeignLine);
  serve(server, calls.removePerformance, takeOut);
  serve(server, calls.removeForeignPerformance, takeOutForeign);
  serve(server, calls.listLikelyWorks, listLikely);
  serve(server, calls.countSameLines, countSame);
  serve(server, calls.joinForeignPerformance, joinUp);
}
