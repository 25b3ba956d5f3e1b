import { piece, sql } from '../../platform/database/statement.ts';
import { isWriter } from '../../people/ipi/queries.ts';

/** Authors whom a person is, holds a right of, or publishes by a contract that runs today. */
const theirs = piece`
  select author_id from author where person_id = ${'personId'}
  union select author_id from author_right where person_id = ${'personId'}
  union select author_id from publishing_contract where publisher_id = ${'personId'} and original_contract_id is null
    and current_date between counts_from and least(ends_on, counts_until)`;

/**
 * Authors by what lines name them with, in one reading. A pseudonym is found by its own number and name, and by its bearer's national ID for
 * nobody but the bearer and staff (S9). A name alone finds those who are theirs, and those they have written with.
 */
export const findNamed = sql`
  with theirs as materialized (${theirs}),
  asked as (
    select 'author' as by, a.author_id::text as key, a.author_id from author a where a.author_id = any(${'authorIds'}::integer[])
    union all
    select 'ipi', a.ipi_name_number, a.author_id from author a where a.ipi_name_number = any(${'ipis'}::text[])
    union all
    select 'kennitala', p.kennitala, a.author_id from person p join author a using (person_id)
    where p.kennitala = any(${'kennitalas'}::text[]) and (a.pseudonym is null or ${'isStaff'}::boolean or a.person_id = ${'personId'})
    union all
    select 'name', a.display_name_folded, a.author_id from theirs join author a using (author_id)
    where a.display_name_folded = any(${'names'}::text[])
    union all
    select 'name', a.display_name_folded, a.author_id from author a
    where a.display_name_folded = any(${'names'}::text[]) and a.author_id not in (select author_id from theirs)
      and exists (select from work_author own join work_author co using (work_id)
        where own.author_id in (select o.author_id from author o where o.person_id = ${'personId'}) and co.author_id = a.author_id)
  )
  select k.by, k.key, a.author_id, a.display_name as name, case when a.pseudonym is null then p.name else a.display_name end as person_name,
    t.author_id is not null as is_theirs,
    array(select c.contract_id from publishing_contract c where c.author_id = a.author_id and c.publisher_id = ${'personId'}
      and c.original_contract_id is null and current_date between c.counts_from and least(c.ends_on, c.counts_until) limit 2) as contract_ids
  from asked k join author a using (author_id) join person p using (person_id) left join theirs t using (author_id)
  where a.merged_into is null
  order by k.by, k.key, a.pseudonym is not null, a.author_id`;

export const findListed = sql`
  select n.name_number from ipi_name n where n.name_number = any(${'ipis'}::text[]) and ${isWriter}`;

/** V8: registered works with the same recording, or of the same title with an author in common or as a provisional registration. */
export const findAlike = sql`
  select r.at, w.work_id as id, w.title as name
  from json_to_recordset(${'works'}::json) as r (at integer, folded text, author_ids integer[], isrcs text[])
  cross join lateral (
    select i.work_id from work_isrc i where i.isrc = any(r.isrcs)
    union
    select t.work_id from (select t.work_id from work_title t where r.folded <> '' and t.title_folded = r.folded limit 500) t
    join work o using (work_id)
    where o.is_provisional or exists (select from work_author wa where wa.work_id = t.work_id and wa.author_id = any(r.author_ids))
  ) found
  join work w using (work_id)
  where w.review <> 'withdrawn'
  order by r.at, w.work_id desc`;

/** O314: works that have these ISWCs already. */
export const findIswcs = sql`
  select iswc, work_id from work_iswc where iswc = any(${'iswcs'}::text[]) and is_preferred`;

/** O314: works that have these numbers of a publisher already, and its contracts among these. */
export const findOwnNumbers = sql`
  select upper(n.number) as number, n.work_id from person p join work_number n on n.issuer = p.publisher_ipi_name_number
  where p.person_id = ${'personId'} and upper(n.number) = any(${'numbers'}::text[])`;
export const findOwnContracts = sql`
  select c.contract_id from publishing_contract c join person p on p.person_id = c.publisher_id
  where p.person_id = ${'personId'} and p.publisher_ipi_name_number is not null and c.contract_id = any(${'contractIds'}::integer[])`;

export const findContracts = sql`
  select contract_id, author_id from publishing_contract where contract_id = any(${'contractIds'}::integer[])
    and original_contract_id is null and current_date between counts_from and least(ends_on, counts_until)`;
