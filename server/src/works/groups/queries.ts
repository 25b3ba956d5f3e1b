import { Group, GroupMember } from '@omur/contract/works/groups';
import { answer, jsonOf } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { nobodyIds } from '../../platform/lookups/listsQueries.ts';

/** H60, H67: those who are in a group or asked to be, and staff. */
export const mayRead = piece`(${'isStaff'}::boolean or exists (
  select from author_group_member m join author a using (author_id) where m.group_id = g.group_id and a.person_id = ${'personId'}::integer))`;

/** Of each member the name on works and nothing else (H66). */
const row = piece`
  select g.group_id, g.group_name, g.split_number, s.is_ready, s.is_member, s.is_asked, s.members,
    (select count(*)::integer from author_group_set_list l where l.group_id = g.group_id) as set_list_count
  from author_group g cross join lateral (
    select count(*) > 1 and bool_and(q.has_agreed) as is_ready, coalesce(bool_or(q.is_own and q.joined_at is not null), false) as is_member,
      sum(q.share) = 100 and coalesce(bool_or(q.is_own and not q.has_agreed), false) as is_asked,
      json_agg(written.json::json order by q.position, q.author_id) as members
    from (
      select m.author_id, a.display_name, m.author_type_id, m.share, m.joined_at, m.position,
        coalesce(m.agreed_split = g.split_number, false) as has_agreed, a.person_id = ${'personId'}::integer as is_own
      from author_group_member m join author a using (author_id) where m.group_id = g.group_id) q, ${jsonOf(GroupMember)}) s
  where ${mayRead}`;

const byName = { groupName: { up: ['lower(q.group_name)', 'q.group_id::integer'] } };
export const groups = listing({ schema: Group, from: row, orders: byName });
export const foundGroups = listing({
  schema: Group,
  from: piece`${row} and fold(g.group_name) like ${'pattern'}`,
  orders: byName,
});
export const findGroup = answer(Group, piece`${row} and g.group_id = ${'groupId'}::integer`);

/** Locks a group that the person is in or asked to be. */
export const lockGroup = sql`
  select g.group_name, g.split_number, g.split_by, g.split_for,
    (select coalesce(bool_or(m.joined_at is not null), false) from author_group_member m join author a using (author_id)
      where m.group_id = g.group_id and a.person_id = ${'personId'}::integer) as has_joined,
    (select sum(m.share) = 100 from author_group_member m where m.group_id = g.group_id) as adds_up
  from author_group g where g.group_id = ${'groupId'}::integer and exists (
    select from author_group_member m join author a using (author_id) where m.group_id = g.group_id and a.person_id = ${'personId'}::integer)
  for update of g`;

export const membersOf = sql`
  select m.author_id, m.author_type_id, (m.share * 100)::integer as share_hundredths, m.position::integer as position, m.joined_at is not null as has_joined,
    coalesce(m.agreed_split = (select g.split_number from author_group g where g.group_id = m.group_id), false) as has_agreed, a.person_id
  from author_group_member m join author a using (author_id) where m.group_id = ${'groupId'}::integer order by m.position, m.author_id`;

/** Authors who can agree themselves: members of the society who live, under any of their names. */
export const findAuthors = sql`
  select a.author_id, a.person_id from author a join person p using (person_id)
  where a.author_id = any(${'authorIds'}::integer[]) and a.merged_into is null and not a.is_from_ipi and not p.is_unregistered
    and p.died_on is null and a.author_id not in (${nobodyIds})`;

export const countGroups = sql`
  select count(distinct m.group_id)::integer as group_count from author_group_member m join author a using (author_id)
  where a.person_id = ${'personId'}::integer and m.joined_at is not null`;

export const insertGroup = sql`
  insert into author_group (group_name, split_by, split_for) values (${'groupName'}, ${'realUserId'}, ${'userId'}) returning group_id`;
export const renameGroup = sql`
  update author_group set group_name = ${'groupName'} where group_id = ${'groupId'}::integer and group_name <> ${'groupName'}`;
export const proposeSplit = sql`
  update author_group set split_by = ${'realUserId'}::integer, split_for = ${'userId'}::integer where group_id = ${'groupId'}::integer`;

export const deleteOthers = sql`
  delete from author_group_member where group_id = ${'groupId'}::integer and author_id <> all(${'authorIds'}::integer[])`;
export const writeMembers = sql`
  insert into author_group_member (group_id, author_id, author_type_id, share, position)
  select ${'groupId'}::integer, t.author_id, t.author_type_id, t.share / 100.0, t.position
  from unnest(${'authorIds'}::integer[], ${'authorTypeIds'}::integer[], ${'shares'}::integer[]) with ordinality
    as t (author_id, author_type_id, share, position)
  on conflict (group_id, author_id) do update
    set author_type_id = excluded.author_type_id, share = excluded.share, position = excluded.position`;

/** H61: to the split as it stands. */
export const agree = sql`
  update author_group_member m set joined_at = coalesce(m.joined_at, now()), agreed_split = g.split_number
  from author_group g
  where g.group_id = ${'groupId'}::integer and m.group_id = g.group_id and m.author_id = ${'authorId'}::integer`;
export const isReady = sql`
  select count(*) > 1 and bool_and(coalesce(m.agreed_split = g.split_number, false)) as is_ready
  from author_group g join author_group_member m using (group_id) where g.group_id = ${'groupId'}::integer`;

export const leave = sql`
  delete from author_group_member where group_id = ${'groupId'}::integer and author_id = ${'authorId'}::integer`;
/** A group that nobody is in ends, also for those who were only asked. */
export const deleteEmpty = sql`
  delete from author_group g where g.group_id = ${'groupId'}::integer
    and not exists (select from author_group_member m where m.group_id = g.group_id and m.joined_at is not null)`;
