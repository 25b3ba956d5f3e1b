import type { listRecords } from '@omur/contract/people/auditLog';
import type { Call, CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { list, type List } from '../../platform/http/list.ts';
import { assertFound } from '../../platform/sessions/access.ts';
import { refuse } from '../../platform/refusal.ts';
import { personOfUser } from '../../platform/sessions/userQueries.ts';
import { countWorks, recordsBy } from './queries.ts';

type Asked = CallOf<typeof listRecords>['query'];

/** With so many works it is quicker to look for them among the newest records than to look at each. */
const manyWorks = 3000;

/**
 * J4: staff read every record. Members read those of their own person, of one of their works, of all of them, or of what others did
 * in their name; who of the society did what is not theirs to ask.
 */
export async function filteredRecords({ db, actor, query }: Call<unknown, Asked>): Promise<List> {
  const staff = isStaff(actor);
  const { workId, userId, actingForUserId, table, scope } = query;
  const isForOwn = !staff && actingForUserId === actor.userId;
  if (!staff && (userId !== undefined || (actingForUserId !== undefined && !isForOwn)))
    refuse('session.forbidden');
  if (query.personId !== undefined) await assertFound(db, actor, query.personId);
  const isOfOwn = (!staff && workId === undefined) || scope !== undefined;
  const personId = query.personId ?? (isOfOwn ? actor.personId : undefined);
  const values = {
    workId: workId ?? null,
    personId: personId ?? null,
    ownPersonId: actor.personId,
    readerPersonIds: await personsReading(db, actor),
    userId: userId ?? null,
    actingForUserId: actingForUserId ?? null,
    table: table ?? null,
    operation: query.operation ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
    isStaff: staff,
  };
  if (workId !== undefined) return list(recordsBy.work, values);
  if (isForOwn) return list(recordsBy.actingForOwn, values);
  if (personId !== undefined && scope === 'works') {
    const { works = 0 } = (await countWorks.row<{ works: number }>(db, { personId })) ?? {};
    return list(works < manyWorks ? recordsBy.someWorks : recordsBy.manyWorks, values);
  }
  if (personId !== undefined) return list(recordsBy.person, values);
  if (query.operation === 'delete') return list(recordsBy.deletion, values);
  if (userId !== undefined) return list(recordsBy.user, values);
  if (actingForUserId !== undefined) return list(recordsBy.actingFor, values);
  return list(table === undefined ? recordsBy.time : recordsBy.table, values);
}

/** Who reads, and whom they read for. */
async function personsReading(db: Queryable, { personId, userId, realUserId }: Actor): Promise<number[]> {
  if (userId === realUserId) return [personId];
  const real = await personOfUser.row<{ personId: number | null }>(db, { userId: realUserId });
  return [personId, real?.personId ?? personId];
}
