import type { amendmentCauses } from '@omur/contract/works/amendments';
import { Change } from '@omur/contract/works/approvals';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import * as queries from './queries.ts';

interface Recorded {
  workId: number;
  cause: (typeof amendmentCauses)[number];
  changes?: readonly Change[];
  remark?: string | null;
  proposalId?: number | null;
}

/** Writes what became of a registration into its history. */
export async function record(
  db: Queryable,
  actor: Actor,
  { workId, cause, changes = [], remark = null, proposalId = null }: Recorded,
): Promise<void> {
  await queries.insertAmendment.run(db, {
    workId,
    userId: actor.realUserId,
    actingFor: actor.userId === actor.realUserId ? null : actor.userId,
    cause,
    remark,
    proposalId,
    changes: writtenChanges(changes),
  });
}

/** As the columns keep them: spelled as in answers. */
export function writtenChanges(changes: readonly Change[]): string {
  return JSON.stringify(changes.map((change) => z.encode(Change, change)));
}
