import { piece, sql } from '../../platform/database/statement.ts';

/** The terms of a contract \`c\` by days: its own, and earlier ones that count on theirs (O315). */
const datedTerms = piece`
  select c.counts_from as starts_on, c.counts_until + 1 as ends_before, c.performance_share, c.mechanical_share
  where not exists (select from contract_term t where t.contract_id = c.contract_id)
  union all
  select lower(g), upper(g), c.performance_share, c.mechanical_share
  from (select range_agg(daterange(t.starts_on, t.ends_on, '[]')) as days from contract_term t where t.contract_id = c.contract_id having count(*) > 0) a,
    unnest(datemultirange(daterange(c.counts_from, c.counts_until + 1)) - a.days) g
  union all
  select greatest(t.starts_on, c.counts_from), least(t.ends_on, c.counts_until) + 1, t.performance_share, t.mechanical_share
  from contract_term t where t.contract_id = c.contract_id and t.starts_on <= c.counts_until and t.ends_on >= c.counts_from`;

/** An author on works with the lines there are, who holds the author's right and held it before, and the contracts that each work is in. */
export const findTimelines = sql`
  select s.work_id, s.author_id, wa.contract_id as chosen_id, current_date::text as today,
    (select coalesce(c.lineage_id, c.contract_id) from publishing_contract c where c.contract_id = wa.contract_id) as chosen_lineage_id,
    (select coalesce(json_agg(json_build_object('workRightId', r.work_right_id, 'rightId', r.right_id, 'publisherId', r.publisher_id,
        'contractId', r.contract_id, 'shareHundredths', (r.share * 100)::integer,
        'shareAbroadHundredths', (r.share_abroad * 100)::integer, 'startsOn', r.starts_on::text, 'endsBefore', r.ends_before::text)
        order by r.work_right_id), '[]')
      from work_right r where r.work_id = s.work_id and r.author_id = s.author_id) as lines,
    (select coalesce(json_agg(json_build_object('agreementRightId', r.agreement_right_id, 'rightId', r.right_id,
        'publisherId', r.publisher_id, 'contractId', r.contract_id, 'countedId', r.counted_contract_id, 'underId', r.under_contract_id,
        'rank', r.rank, 'territories', r.territories, 'shareHundredths', (r.share * 100)::integer,
        'shareAbroadHundredths', (r.share_abroad * 100)::integer, 'startsOn', r.starts_on::text, 'endsBefore', r.ends_before::text)
        order by r.agreement_right_id), '[]')
      from agreement_right r where r.work_id = s.work_id and r.author_id = s.author_id) as by_contract,
    (select coalesce(json_agg(json_build_object('rightId', h.right_id, 'shareHundredths', (h.share * 100)::integer,
        'former', (select coalesce(json_agg(json_build_object('endsBefore', f.ends_before::text, 'shareHundredths', (f.share * 100)::integer)
          order by f.ends_before), '[]') from former_share f where f.right_id = h.right_id))
        order by (h.person_id <> a.person_id), h.right_id), '[]')
      from author_right h where h.author_id = a.author_id) as holders,
    (select coalesce(json_agg(json_build_object('contractId', c.contract_id, 'publisherId', c.publisher_id,
        'performanceShareHundredths', (d.performance_share * 100)::integer,
        'mechanicalShareHundredths', (d.mechanical_share * 100)::integer,
        'startsOn', d.starts_on::text, 'endsBefore', d.ends_before::text, 'agreedFrom', c.starts_on::text,
        'lineageId', coalesce(c.lineage_id, c.contract_id), 'territories', c.territories,
        'originalLineageId', (select coalesce(o.lineage_id, o.contract_id) from publishing_contract o
          where o.contract_id = c.original_contract_id),
        'isAtHome', territory_holds(c.territories, 352, current_date),
        'isCollectedUntil', c.collection_ends_on is not null) order by c.contract_id, d.starts_on), '[]')
      from publishing_contract c cross join lateral (${datedTerms}) d where c.author_id = s.author_id and c.counts_from <= c.counts_until and (c.contract_id = wa.contract_id
        or coalesce(c.lineage_id, c.contract_id) = (select coalesce(o.lineage_id, o.contract_id) from publishing_contract o
          where o.contract_id = wa.contract_id)
        or exists (select from contract_work cw where cw.contract_id = c.contract_id and cw.work_id = s.work_id))) as contracts
  from unnest(${'workIds'}::integer[], ${'authorIds'}::integer[]) as s (work_id, author_id)
  join author a using (author_id) left join work_author wa using (work_id, author_id)`;

export const takeAway = sql`delete from work_right where work_right_id = any(${'lineIds'}::integer[])`;

export const insertLines = sql`
  insert into work_right (work_id, author_id, right_id, publisher_id, contract_id, share, share_abroad, starts_on, ends_before)
  select l.work_id, l.author_id, l.right_id, l.publisher_id, l.contract_id, l.share_hundredths / 100.0,
    l.share_abroad_hundredths / 100.0, l.starts_on, l.ends_before
  from json_to_recordset(${'lines'}::json) as l (work_id integer, author_id integer, right_id integer, publisher_id integer,
    contract_id integer, share_hundredths integer, share_abroad_hundredths integer, starts_on date, ends_before date)`;

export const takeAwayByContract = sql`
  delete from agreement_right where agreement_right_id = any(${'lineIds'}::integer[])`;

export const insertByContract = sql`
  insert into agreement_right (work_id, author_id, counted_contract_id, under_contract_id, rank, territories, right_id, publisher_id,
    contract_id, share, share_abroad, starts_on, ends_before)
  select l.work_id, l.author_id, l.counted_contract_id, l.under_contract_id, l.rank, l.territories, l.right_id, l.publisher_id,
    l.contract_id, l.share_hundredths / 100.0, l.share_abroad_hundredths / 100.0, l.starts_on, l.ends_before
  from json_to_recordset(${'lines'}::json) as l (work_id integer, author_id integer, counted_contract_id integer,
    under_contract_id integer, rank integer, territories integer[], right_id integer, publisher_id integer, contract_id integer,
    share_hundredths integer, share_abroad_hundredths integer, starts_on date, ends_before date)`;
