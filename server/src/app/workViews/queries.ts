import { WorkView } from '@omur/contract/platform/calls/workViews';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const own = piece`user_id = ${'userId'}::integer`;

/** What an earlier server kept of the list of works stands in columns of its own. */
const address = piece`coalesce(address, jsonb_strip_nulls(jsonb_build_object('leit', search, 'hofundur', author_id, 'rod', sort_order,
  'ljos', case light when 0 then 'green' when 1 then 'yellow' when 2 then 'red' end, 'merki', label)))::text`;

/** Few enough to be put in order without an index. */
export const viewsOfUser = listing({
  schema: WorkView,
  from: piece`
    select work_view_id, name as view_name, ${address} as address, name collate "is-IS-x-icu" as name_order
    from work_view where ${own} and list = ${'list'}`,
  orders: { viewName: { up: ['q.name_order', 'q.work_view_id::integer'] } },
});

export const countOthers = sql`
  select count(*)::integer as views from work_view where ${own} and lower(name) <> lower(${'viewName'}::text)`;
export const findNamed = sql`
  select work_view_id, list from work_view where ${own} and lower(name) = lower(${'viewName'}::text)`;
export const putView = sql`
  insert into work_view as v (user_id, name, list, address)
  values (${'userId'}, ${'viewName'}, ${'list'}, jsonb_strip_nulls(${'address'}::text::jsonb))
  on conflict (user_id, lower(name)) do update set name = excluded.name, address = excluded.address, kept_at = now()`;
export const renameView = sql`
  update work_view set name = ${'viewName'} where ${own} and work_view_id = ${'workViewId'}::integer`;
export const deleteView = sql`delete from work_view where ${own} and work_view_id = ${'workViewId'}::integer`;
