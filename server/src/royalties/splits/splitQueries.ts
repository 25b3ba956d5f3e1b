import { sql } from '../../platform/database/statement.ts';

/** The lines that are shown, and those by contract (X42), with what is not in doubt of their author (H83). A publisher's money goes to its own right (M6). */
export const rightsAmong = sql`
  with doubt as materialized (select * from doubtful_shares() where work_id = any(${'workIds'}::integer[]))
  select wr.work_id, wr.author_id, coalesce(wr.right_id, p.right_id) as right_id, wr.publisher_id is not null as is_publisher,
    wr.contract_id, (wr.share * 100)::integer as share_hundredths, (wr.share_abroad * 100)::integer as share_abroad_hundredths,
    wr.starts_on::text as starts_on, wr.ends_before::text as ends_before, wr.is_by_contract, wr.counted_id,
    d.work_dispute_id as dispute_id, d.undisputed_hundredths, d.counts_from::text as doubtful_from
  from (
    select work_right_id as line, work_id, author_id, right_id, publisher_id, contract_id, share, share_abroad, starts_on, ends_before,
      false as is_by_contract, null::integer as counted_id
    from work_right where work_id = any(${'workIds'}::integer[])
    union all
    select agreement_right_id, work_id, author_id, right_id, publisher_id, contract_id, share, share_abroad, starts_on, ends_before,
      true, counted_contract_id
    from agreement_right where work_id = any(${'workIds'}::integer[])
  ) wr left join author_right p on p.person_id = wr.publisher_id and p.author_id is null
  left join doubt d on d.work_id = wr.work_id and d.author_id = wr.author_id
  order by wr.work_id, wr.is_by_contract, right_id nulls last, wr.line`;

export const contractsCounting = sql`
  select u.work_id, u.day::text as day, u.country_id, a.author_id, a.contract_id
  from unnest(${'workIds'}::integer[], ${'days'}::date[], ${'countryIds'}::integer[]) as u (work_id, day, country_id)
  cross join lateral agreements_on(u.work_id, u.day, u.country_id, ${'paidOn'}::date) a
  where a.is_by_contract`;
