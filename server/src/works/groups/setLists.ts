import type {
  changeGroupSetList,
  keepGroupSetList,
  NewGroupSetList,
  removeGroupSetList,
} from '@omur/contract/works/groups';
import { mostGroupSetLists } from '@omur/contract/works/groups';
import type { CallOf } from '../../platform/http/call.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { type FieldRefusal, refuse, refuseField } from '../../platform/refusal.ts';
import { lockJoined } from './lock.ts';
import * as queries from './setListQueries.ts';

/** H64: keeps what a group plays, in order, under a name of its own. */
export async function keep({
  db,
  actor,
  params: { groupId },
  body,
}: Pick<CallOf<typeof keepGroupSetList>, 'db' | 'actor' | 'params' | 'body'>) {
  await lockJoined(db, actor, groupId);
  const setListName = await assertSound(db, { groupId, setListId: null, body });
  const counted = await queries.countSetLists.row<{ listCount: number }>(db, { groupId });
  if ((counted?.listCount ?? 0) >= mostGroupSetLists)
    refuse('group.tooManySetLists', { values: { most: mostGroupSetLists } });
  const kept = await queries.insertSetList.row<{ setListId: number }>(db, { groupId, setListName });
  const setListId = kept?.setListId ?? refuse('server.failed');
  await writeLines(db, setListId, body);
  return found(db, { groupId, setListId, personId: actor.personId });
}

export async function change({ db, actor, params, body }: CallOf<typeof changeGroupSetList>) {
  const { groupId, setListId } = params;
  await lockJoined(db, actor, groupId);
  const setListName = await assertSound(db, { groupId, setListId, body });
  const changed = await queries.updateSetList.run(db, { groupId, setListId, setListName });
  if (changed === 0) refuse('group.setListNotFound');
  await queries.deleteLines.run(db, { setListId });
  await writeLines(db, setListId, body);
  return found(db, { groupId, setListId, personId: actor.personId });
}

export async function remove({ db, actor, params }: CallOf<typeof removeGroupSetList>): Promise<undefined> {
  await lockJoined(db, actor, params.groupId);
  const removed = await queries.deleteSetList.run(db, params);
  if (removed === 0) refuse('group.setListNotFound');
}

interface Proposed {
  groupId: number;
  setListId: number | null;
  body: NewGroupSetList;
}

/** The name of a list whose lines each are a work that there is, or a title. */
async function assertSound(db: Queryable, { groupId, setListId, body }: Proposed): Promise<string> {
  const { setListName, lines } = body;
  if (setListName === null) refuseField('HEITI_LAGALISTA', 'group.setListNameMissing');
  const workIds = lines.flatMap(({ workId }) => workId ?? []);
  const works = await queries.findWorks.rows<{ workId: number }>(db, { workIds });
  const there = new Set(works.map(({ workId }) => workId));
  const fields = lines.flatMap(({ workId, title }, i): FieldRefusal[] => {
    const field = `LOG_A_LISTA.${i}`;
    if (!workId === !title) return [{ field, code: 'group.lineEmpty' }];
    return workId && !there.has(workId) ? [{ field, code: 'group.workNotFound', values: { workId } }] : [];
  });
  if (fields.length > 0) refuse('request.invalid', { fields });
  if (await queries.isNameTaken.row(db, { groupId, setListId, setListName }))
    refuse('group.setListNameTaken');
  return setListName;
}

const writeLines = (db: Queryable, setListId: number, { lines }: NewGroupSetList) =>
  queries.insertLines.run(db, {
    setListId,
    workIds: lines.map(({ workId }) => workId ?? null),
    titles: lines.map(({ title }) => title ?? null),
    writers: lines.map(({ title, writers }) => (title ? (writers ?? null) : null)),
    durations: lines.map(({ durationSeconds }) => durationSeconds ?? null),
  });

const found = (db: Queryable, of: { groupId: number; setListId: number; personId: number }) =>
  oneOr404(db, queries.findSetList, { ...of, isStaff: false }, 'group.setListNotFound');
