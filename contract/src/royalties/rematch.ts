import { andBelow, created, endpoint } from '../platform/endpoint.ts';
import * as runs from '../platform/fields/runs.ts';
import * as works from '../platform/fields/works.ts';
import { pathId } from '../platform/paths.ts';
import { freeText, request } from '../platform/wire.ts';
import { changed, ofRun, Run } from './runs.ts';
import { listUsageDecisions, listUsageGroups } from './usage.ts';

/**
 * R50: says which work the usage of a line of a run is of, for all lines with the same words, now and later. Finished runs that paid for
 * another work are each corrected by a run over the differences, which another administrator finishes; a run that is not is reckoned anew.
 */
export const rematchLine = endpoint('POST /api/money/runs/:distributionId/lines/:statementLineId/work', {
  access: 'administrator',
  masquerade: 'never',
  params: { ...ofRun, statementLineId: pathId('statementLineId') },
  body: request({ workId: works.workId, correctionReason: freeText(500, runs.correctionReason) }),
  reply: created(Run),
  affects: () => [...changed(), andBelow(listUsageGroups), andBelow(listUsageDecisions)],
});
