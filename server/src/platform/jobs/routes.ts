import { listJobs, retryJob } from '@omur/contract/platform/calls/jobs';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { refuse } from '../refusal.ts';
import { findJob, jobs, retry } from './queries.ts';

export function serveJobs(server: Server): void {
  serve(server, listJobs, ({ query }) => list(jobs[query.state], {}));
  serve(server, retryJob, async ({ db, params }) => {
    if ((await retry.run(db, params)) === 0)
      refuse((await findJob.row(db, params)) ? 'job.running' : 'job.notFound');
    return undefined;
  });
}
