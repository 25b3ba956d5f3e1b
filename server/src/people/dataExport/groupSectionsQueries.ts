import { piece } from '../../platform/database/statement.ts';
import { assemblySections } from './assemblySectionsQueries.ts';
import { disputeSections } from './disputeSectionsQueries.ts';
import { estateSections } from './estateSectionsQueries.ts';
import type { From } from './sectionsQueries.ts';

const own = piece`(select m.group_id from author_group_member m join author a using (author_id) where a.person_id = ${'personId'}::integer)`;

/** H68, H89, H99: disputes with co-authors, and the groups that somebody is in or asked to be, their own place in each, and what the groups play. Of the others nothing. */
export const groupSections: readonly From[] = [
  ...assemblySections,
  ...disputeSections,
  ...estateSections,
  {
    table: 'author_group',
    rows: piece`select t.group_id as key, to_jsonb(t) - '{split_by,split_for}'::text[] as row, null::jsonb as names
      from author_group t where t.group_id in ${own}`,
  },
  {
    table: 'author_group_member',
    rows: piece`select row_number() over (order by t.group_id, t.author_id) as key, to_jsonb(t) as row,
        jsonb_build_object('author_id', a.display_name) as names
      from author_group_member t join author a using (author_id) where a.person_id = ${'personId'}::integer`,
  },
  {
    table: 'author_group_set_list',
    rows: piece`select t.set_list_id as key, to_jsonb(t) as row, null::jsonb as names
      from author_group_set_list t where t.group_id in ${own}`,
  },
  {
    table: 'set_list_word',
    rows: piece`select row_number() over (order by t.live_performance_id, t.author_id) as key, to_jsonb(t) - '{is_told_again}'::text[] as row,
        jsonb_build_object('author_id', a.display_name) as names
      from set_list_word t join author a using (author_id) where a.person_id = ${'personId'}::integer`,
  },
  {
    table: 'group_performance',
    rows: piece`select t.live_performance_id as key, to_jsonb(t) - '{version}'::text[] as row, jsonb_build_object('registered_as', a.display_name) as names
      from group_performance t join live_performance l using (live_performance_id) join author a on a.author_id = t.registered_as where l.person_id = ${'personId'}::integer`,
  },
  {
    table: 'split_room',
    rows: piece`select t.split_room_id as key, to_jsonb(t) - '{opened_by_user,registration}'::text[] as row, null::jsonb as names
      from split_room t where t.opened_by = ${'personId'}::integer`,
  },
  {
    table: 'split_room_seat',
    rows: piece`select t.seat_id as key, to_jsonb(t) as row, jsonb_build_object('author_id', a.display_name) as names
      from split_room_seat t join author a using (author_id) where a.person_id = ${'personId'}::integer`,
  },
];
