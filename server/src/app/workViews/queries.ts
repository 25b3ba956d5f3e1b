import { WorkView } from '@omur/contract/app/workViews';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const own = piece`user_id = ${'userId'}::integer`;

/** Few enough to be put in order without an index. */
export const viewsOfUser = listing({
  schema: WorkView,
  from: piece`
    select work_view_id, name as view_name, search, author_id, sort_order as order, light, label,
      name collate "is-IS-x-icu" as name_order
    from work_view where ${own}`,
  orders: { viewName: { up: ['q.name_order', 'q.work_view_id::integer'] } },
});

/** The user's own row holds back a second one until the first is counted. */
export const lockUser = sql`select user_id from app_user where user_id = ${'userId'} for no key update`;
export const countOthers = sql`
  select count(*)::integer as views from work_view where ${own} and lower(name) <> lower(${'viewName'}::text)`;
export const putView = sql`
  insert into work_view as v (user_id, name, search, author_id, sort_order, light, label)
  values (${'userId'}, ${'viewName'}, ${'search'}, ${'authorId'}, ${'order'}, ${'light'}, ${'label'})
  on conflict (user_id, lower(name)) do update set name = excluded.name, search = excluded.search, author_id = excluded.author_id,
    sort_order = excluded.sort_order, light = excluded.light, label = excluded.label, kept_at = now()`;
export const deleteView = sql`delete from work_view where ${own} and work_view_id = ${'workViewId'}::integer`;
