import { sql } from '../../platform/database/statement.ts';

export const worksAfter = sql`
  select work_id from repertory_work where work_id > ${'after'}::integer order by work_id limit ${'most'}::integer`;

export const putSitemap = sql`
  insert into repertory_sitemap (part, made_at, address_count, content)
  values (${'part'}, ${'madeAt'}, ${'addressCount'}, ${'content'})
  on conflict (part) do update set made_at = excluded.made_at, address_count = excluded.address_count, content = excluded.content`;

/** 0 forgets all. */
export const forgetSitemapsAfter = sql`delete from repertory_sitemap where part > ${'part'}`;

export const allSitemaps = sql`select part, made_at from repertory_sitemap order by part`;
export const readSitemap = sql`select content from repertory_sitemap where part = ${'part'}::integer`;
