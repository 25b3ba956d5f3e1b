import { aLivePerformance } from '../livePerformance.ts';
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
    `update author_group_member m set joined_at = '2026-01-01', agreed_split = g.split_number from author_group g
     where g.group_id = m.group_id and g.group_id = $1 returning g.split_number`,
    [made?.group_id],
  );
  return {
    groupId: made?.group_id,
    setListId: made?.set_list_id,
    groupSplitNumber: agreed?.split_number,
    askedPerformanceId: await anAskedPerformance(portal, made?.group_id, someone, partner),
  };
}

/** A performance that the partner registered for both, so that the author is asked about its set list. */
async function anAskedPerformance(portal: Portal, groupId: number, someone: Someone, partner: Someone) {
  const { id } = await aLivePerformance(portal, { by: partner, foreign: ['Vorvísa'] });
  await portal.sql(
    'insert into group_performance (live_performance_id, group_id, registered_as) values ($1, $2, $3)',
    [id, groupId, partner.authorId],
  );
  await portal.sql('insert into set_list_word (live_performance_id, author_id) values ($1, $2)', [
    id,
    someone.authorId,
  ]);
  return id;
}
