import { FoundRepertoryWork, mostFound } from '@omur/contract/works/repertory';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';

const most = raw(String(mostFound));
/** O367: what a member has added to an approved work is a claim (R171), and no proof of anything. */
const otherTitles = piece`
  array(select t.title from work_title t where t.work_id = w.work_id and not t.is_main and t.is_verified order by t.work_title_id) as other_titles`;

/**
 * O97: what a code names comes before what is called so, but a title that is a number stands beside the work of that number: nobody can
 * tell which was meant. Codes that nobody has confirmed say nothing (V14).
 */
const found = piece`
  select work_id, min(tier) as tier from (
    select ${'workId'}::integer as work_id, 0::smallint as tier where ${'workId'} > 0
    union all select i.work_id, 0::smallint from work_iswc i where i.iswc = ${'iswc'} and i.is_verified
    union all select i.work_id, 0::smallint from work_isrc i where i.isrc = ${'isrc'} and i.is_verified
    union all (select wa.work_id, 0::smallint from author a join work_author wa using (author_id)
      where a.ipi_name_number = ${'ipiNameNumber'} and exists (select from repertory_work r where r.work_id = wa.work_id)
      order by wa.work_id limit ${most})
    union all select f.work_id, (case when f.tier = 1 and ${'workId'} > 0 then 0 else f.tier end)::smallint from find_repertory(${'folded'}, ${'typed'}, ${most}) f
  ) one group by work_id`;

export const foundInRepertory = listing({
  schema: FoundRepertoryWork,
  from: piece`
    select w.work_id, w.title, w.artists, w.performers, ${otherTitles}, f.tier, m.title_folded,
      (select coalesce(string_agg(a.display_name, ', ' order by wa.position, a.author_id), '')
        from work_author wa join author a using (author_id) where wa.work_id = w.work_id) as author_names,
      (select i.iswc from work_iswc i where i.work_id = w.work_id and i.is_verified order by i.status = 'preferred' desc, i.iswc limit 1) as iswc
    from (select * from (${found}) every order by tier, work_id limit ${most}) f
    join repertory_work w using (work_id) join work_title m on m.work_id = w.work_id and m.is_main`,
  orders: { rank: { up: ['q.tier::smallint', 'q.title_folded', 'q.work_id::integer'] } },
  total: piece`select least(count(*), ${most}) from (${found}) f join repertory_work using (work_id)`,
});

/** O100: by number, or by ISWC the work whose own it is. */
export const findRepertoryWork = sql`
  select w.work_id, w.title, w.artists, w.performers, ${otherTitles},
    array(select i.iswc from work_iswc i where i.work_id = w.work_id and i.is_verified
      order by i.status = 'preferred' desc, i.iswc) as iswcs
  from repertory_work w
  where w.work_id = ${'workId'}::integer or w.work_id = (
    select r.work_id from work_iswc i join repertory_work r using (work_id) where i.iswc = ${'iswc'} and i.is_verified
    order by i.is_preferred desc, r.work_id limit 1)`;

/** Each writer and publisher with each of their roles once, whatever their shares and territories. */
export const partiesOfRepertoryWork = sql`
  select p.kind, p.name, p.role as party_role, s.name as society_name
  from work_parties(${'workId'}) p left join society s on s.society_code = p.performance_society
  group by p.kind, p.name, p.role, s.name
  order by p.kind desc, min(p.author_position), min(p.chain), min(p.place), p.name, p.role`;
