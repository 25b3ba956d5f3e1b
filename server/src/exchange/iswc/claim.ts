import { iswcObstacles } from '@omur/contract/exchange/iswc/eligibility';
import type { IswcSettings } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { factsOf } from './facts.ts';
import { claimDue, drop, turnInto } from './queueQueries.ts';
import {
  type AskedOf,
  describeWork,
  hashOfDescription,
  type Submission,
  submissionOf,
} from './submission.ts';

interface Due extends AskedOf, Record<string, unknown> {
  requestId: number;
  workId: number;
}

export interface Claimed {
  requestId: number;
  workId: number;
  hash: string;
  submission: Submission;
}

/**
 * Takes requests that are due, as what they are to be sent as, in the caller's transaction. One whose work can no longer get an ISWC is
 * dropped; an update of a work without a known ISWC becomes an addition, and the other way round, and waits for its like.
 */
export async function claim(
  db: Queryable,
  settings: IswcSettings,
  { isUpdate, isAlone, limit }: { isUpdate: boolean; isAlone: boolean; limit: number },
): Promise<Claimed[]> {
  const due = await claimDue.rows<Due>(db, { isUpdate, isAlone, limit });
  const facts = await factsOf(
    db,
    due.map(({ workId }) => workId),
  );
  const claimed: Claimed[] = [];
  for (const request of due) {
    const { requestId, workId, kind } = request;
    const work = facts.get(workId);
    if (!work || iswcObstacles(work).length > 0) {
      await drop.run(db, { requestId, code: 'notEligible' });
      continue;
    }
    const rightKind = work.knownIswc === null ? 'add' : 'update';
    if (kind !== 'resolution' && kind !== rightKind) {
      await turnInto.run(db, { requestId, kind: rightKind });
      continue;
    }
    const description = describeWork(work, settings);
    const submission = submissionOf(description, request, {
      preferredIswc: work.knownIswc,
      asksFirst: settings.asksFirst,
    });
    claimed.push({ requestId, workId, hash: hashOfDescription(description), submission });
  }
  return claimed;
}
