import type { listWaitingWorks } from '@omur/contract/works/review';
import { fold } from '@omur/contract/platform/rules/folding';
import type { CallOf } from '../../platform/http/call.ts';
import { list, type List } from '../../platform/http/list.ts';
import { withFindings } from './findings.ts';
import { narrowedQueues, waitingWorks } from './queries.ts';

/** The works that wait for review, or those of them that staff look for (D1). */
export function queueOf({ filter = 'all', search = '' }: CallOf<typeof listWaitingWorks>['query']): List {
  const folded = fold(search);
  if (filter === 'all' && folded === '') return list(waitingWorks, {}, withFindings);
  const number = /^\d{1,9}$/.test(folded) ? Number(folded) : 0;
  return list(narrowedQueues[filter], { pattern: `%${folded}%`, number }, withFindings);
}
