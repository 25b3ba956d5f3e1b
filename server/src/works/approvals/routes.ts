import * as calls from '@omur/contract/works/approvals';
import { fold } from '@omur/contract/platform/rules/folding';
import { isStaff } from '../../platform/sessions/actor.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { answer } from './answer.ts';
import { approveOfWork, askOfWork } from './askUnasked.ts';
import { answerFor, askedBy } from './byLetter.ts';
import { approvalsOfPerson, approvalsOfWork, waitingApprovals } from './listsQueries.ts';

export function serveApprovals(server: Server): void {
  serve(server, calls.listApprovals, ({ actor, params }) =>
    list(approvalsOfWork, { workId: params.workId, personId: actor.personId, isStaff: isStaff(actor) }),
  );
  serve(server, calls.askAuthors, askOfWork);
  serve(server, calls.approveForUnreached, approveOfWork);
  serve(server, calls.answerApproval, answer);
  serve(server, calls.listWaitingApprovals, ({ query }) =>
    query.search === undefined
      ? list(waitingApprovals.all, {})
      : list(waitingApprovals.found, { pattern: `%${fold(query.search)}%` }),
  );
  serve(server, calls.listPersonApprovals, ({ actor, params }) =>
    list(approvalsOfPerson, { personId: assertAccess(actor, params.personId) }),
  );
  serve(server, calls.getAskedApproval, askedBy);
  serve(server, calls.answerByLetter, (call) => answerFor(server.pool, call));
}
