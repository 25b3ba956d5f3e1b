import type { askAuthors } from '@omur/contract/works/approvals';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { assertNoOwnRight, getAccessibleWork } from '../catalogue/access.ts';
import { askAdded } from './ask.ts';
import { joinReachable, lockAskable } from './queries.ts';

/** The society asks, not a person: no letter names a registrant, and nobody is told of the answers. */
const society = { role: 'administrator', personId: 0, name: null } as const;

/** O275: staff ask the authors of a work that came without their approvals. Silence counts as one, so nobody asks of their own work. */
export async function askOfWork({ db, actor, params }: CallOf<typeof askAuthors>): Promise<undefined> {
  const workId = await getAccessibleWork(db, actor, params.workId);
  await assertNoOwnRight(db, actor, [workId]);
  if ((await askUnasked(db, workId)) === 0) refuse('approval.nobodyToAsk');
  return undefined;
}

/** Asks the authors of a work who wait without having been asked, and can be told of it. Answers how many there were. */
export async function askUnasked(db: Queryable, workId: number): Promise<number> {
  return (await lockAskable.row(db, { workId })) ? askAdded(db, society, workId, joinReachable) : 0;
}
