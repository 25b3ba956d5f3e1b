import type { Portal, Someone } from '../portal.ts';

/** Of two, who have agreed, with a set list. */
export async function aGroup(portal: Portal, someone: Someone, partner: Someone) {
  const [made] = await portal.sql(
    `with made as (insert into author_group (group_name, split_by, split_for) values ('Vökumenn', $1, $1) returning group_id),
       members as (insert into author_group_member (group_id, author_id, author_type_id, share)
         select group_id, author_id, 36, 50 from made, unnest($2::integer[]) author_id),
       kept as (insert into author_group_set_list (group_id, set_list_name) select group_id, 'Vorið' from made returning set_list_id),
       lines as (insert into author_group_set_list_line (set_list_id, line_number, title) select set_list_id, 1, 'Vorvísa' from kept)
     select group_id, set_list_id from made, kept`,
    [partner.userId, [someone.authorId, partner.authorId]],
  );
  const [agreed] = await portal.sql(
    `update author_group_member m set joined_at = now(), agreed_split = g.split_number from author_group g
     where g.group_id = m.group_id and g.group_id = $1 returning g.split_number`,
    [made?.group_id],
  );
  return { groupId: made?.group_id, setListId: made?.set_list_id, groupSplitNumber: agreed?.split_number };
}
