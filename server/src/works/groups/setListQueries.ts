import { GroupSetList, GroupSetListLine } from '@omur/contract/works/groups';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { mayRead } from './queries.ts';

/** H64: works as they are now; one that was withdrawn since is passed over. */
const row = piece`
  select l.set_list_id, l.set_list_name, l.kept_at, (
    select coalesce(json_agg(written.json::json order by q.line_number), '[]') from (
      select n.line_number, n.work_id, coalesce(n.title, w.title) as title, coalesce(n.writers, w.artists) as artists,
        coalesce(n.duration_seconds, w.duration_seconds) as duration_seconds, w.light
      from author_group_set_list_line n left join work w using (work_id)
      where n.set_list_id = l.set_list_id and (n.work_id is null or w.review <> 'withdrawn')) q, ${jsonOf(GroupSetListLine)}) as lines
  from author_group_set_list l join author_group g using (group_id) where g.group_id = ${'groupId'}::integer and ${mayRead}`;

export const setLists = listing({
  schema: GroupSetList,
  from: row,
  orders: { setListName: { up: ['lower(q.set_list_name)', 'q.set_list_id::integer'] } },
});
export const findSetList = answer(GroupSetList, piece`${row} and l.set_list_id = ${'setListId'}::integer`);

export const countSetLists = sql`
  select count(*)::integer as list_count from author_group_set_list where group_id = ${'groupId'}::integer`;
export const isNameTaken = sql`
  select from author_group_set_list where group_id = ${'groupId'}::integer and lower(set_list_name) = lower(${'setListName'})
    and set_list_id is distinct from ${'setListId'}::integer`;
export const findWorks = sql`
  select w.work_id from work w where w.work_id = any(${'workIds'}::integer[]) and w.review <> 'withdrawn'`;

export const insertSetList = sql`
  insert into author_group_set_list (group_id, set_list_name) values (${'groupId'}, ${'setListName'}) returning set_list_id`;
export const updateSetList = sql`
  update author_group_set_list set set_list_name = ${'setListName'}, kept_at = now()
  where set_list_id = ${'setListId'}::integer and group_id = ${'groupId'}::integer`;
export const deleteSetList = sql`
  delete from author_group_set_list where set_list_id = ${'setListId'}::integer and group_id = ${'groupId'}::integer`;
export const deleteLines = sql`delete from author_group_set_list_line where set_list_id = ${'setListId'}::integer`;
export const insertLines = sql`
  insert into author_group_set_list_line (set_list_id, line_number, work_id, title, writers, duration_seconds)
  select ${'setListId'}::integer, t.line_number, t.work_id, t.title, t.writers, t.duration_seconds
  from unnest(${'workIds'}::integer[], ${'titles'}::text[], ${'writers'}::text[], ${'durations'}::integer[]) with ordinality
    as t (work_id, title, writers, duration_seconds, line_number)`;
