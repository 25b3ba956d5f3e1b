import {
  getReviewedWork,
  getReviewTime,
  listNeighbours,
  listWaitingWorks,
  reviewWork,
} from '@omur/contract/works/review';
import type { Config } from '../../platform/config.ts';
import { oneOr404, allRows } from '../../platform/http/rows.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { findReviewedWork, neighboursOf } from './comparedQueries.ts';
import { decideOnWork } from './decide.ts';
import { withFindings } from './findings.ts';
import { queueOf } from './queue.ts';
import { reviewTime } from './timeQueries.ts';

export function serveReview(server: Server, { fourEyes }: Pick<Config, 'fourEyes'>): void {
  serve(server, listWaitingWorks, ({ query }) => queueOf(query));
  serve(server, getReviewedWork, async ({ db, params }) => {
    const { json } = await oneOr404(db, findReviewedWork, params, 'work.notFound');
    return { json: withFindings(json) };
  });
  serve(server, getReviewTime, ({ db }) => oneOr404(db, reviewTime, {}, 'work.notFound'));
  serve(server, listNeighbours, ({ db, params }) => allRows(db, neighboursOf, params));
  serve(server, reviewWork, (call) => decideOnWork(call, fourEyes.has('registrations')));
}
