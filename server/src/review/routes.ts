import { listWaitingWorks, reviewWork } from '@omur/contract/review';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { decideOnWork } from './decide.ts';
import { withFindings } from './findings.ts';
import { waitingWorks } from './queries.ts';

export function serveReview(server: Server): void {
  serve(server, listWaitingWorks, () => list(waitingWorks, {}, withFindings));
  serve(server, reviewWork, decideOnWork);
}
