import { sql } from '../../platform/database/statement.ts';

/** Only while proxies are given: from the list to the end of the vote. */
export const findGiving = sql`
  select a.state in ('listed', 'open') and a.closes_at > now() as is_open, a.most_proxies::integer as most_proxies
  from assembly a where a.assembly_id = ${'assemblyId'}::integer and a.state <> 'draft'`;
export const findHolder = sql`
  select v.person_id, p.name from assembly_voter v join person p using (person_id)
  where v.assembly_id = ${'assemblyId'}::integer and p.kennitala = ${'kennitala'} and v.person_id <> ${'personId'}::integer`;
export const insertProxy = sql`
  insert into assembly_proxy (assembly_id, giver_id, holder_id)
  values (${'assemblyId'}::integer, ${'personId'}::integer, ${'holderId'}::integer)`;
export const lockProxy = sql`
  select x.giver_id, x.holder_id, x.state from assembly_proxy x
  where x.assembly_id = ${'assemblyId'}::integer and x.proxy_id = ${'proxyId'}::integer and x.state in ('offered', 'accepted')
    and ${'personId'}::integer in (x.giver_id, x.holder_id) for update`;
export const setProxy = sql`
  update assembly_proxy set state = ${'state'}, answered_at = now() where proxy_id = ${'proxyId'}::integer`;
