import { sql } from '../../platform/database/statement.ts';

/** Of some codes those that agreements have that still count, or will. */
export const agreementTypesInUse = sql`
  select distinct c.agreement_type as code from publishing_contract c
  where c.agreement_type = any(${'codes'}::text[]) and c.counts_until >= current_date order by 1`;

/** X134: of some societies our own, and those that are sent files. */
export const societiesInUse = sql`
  select c.code from unnest(${'codes'}::text[]) c (code)
  where c.code = '077' or exists (select from cwr_receiver r where r.receiver = c.code and r.closed_at is null) order by 1`;

/** Territories that they name, and memberships of groups that stay and that they name, directly or further up. All are in the world. */
export const agreementTerritoriesInUse = sql`
  with recursive named (territory_id) as (
    select abs(e.entry) from publishing_contract c, unnest(c.territories) e (entry)
    where c.counts_until >= current_date and abs(e.entry) <> 2136
    union
    select m.member_id from named n join territory_member m on m.group_id = n.territory_id
    where current_date between m.starts_on and m.ends_on
  )
  select distinct t.territory_id::text as code from publishing_contract c, unnest(c.territories) e (entry)
  join territory t on t.territory_id = abs(e.entry)
  where t.territory_id::text = any(${'codes'}::text[]) and c.counts_until >= current_date
  union
  select m.code from unnest(${'codes'}::text[]) m (code) join named n on n.territory_id::text = split_part(m.code, '/', 1)
  where m.code like '%/%' and n.territory_id::text <> all(${'codes'}::text[]) order by 1`;
