import { DeskHit } from '@omur/contract/app/deskSearch';
import { answer } from '../../platform/database/answers.ts';
import { literal, piece, raw } from '../../platform/database/statement.ts';

// A few of each kind. Each part reads through an index and stops at what it may return.

/** O84: what had this number in the system that the society had before. */
const byOldNumber = (kind: string, id: string) =>
  piece`select o.${raw(id)}, -1 from old_number o where ${'typed'} <> '' and o.kind = ${literal(kind)} and o.old_number = ${'typed'}`;

const works = piece`
    select 0 as place, f.tier::integer, 'work' as kind, w.work_id as number, w.title as name,
      coalesce(nullif(w.artists, ''), (select string_agg(a.display_name, ', ' order by wa.position, a.author_id)
        from work_author wa join author a using (author_id) where wa.work_id = w.work_id)) as detail, null::integer as person_id,
      null::integer as fund_period_id
    from (
      select work_id, min(tier) as tier from (
        select ${'number'}::integer as work_id, -1 as tier where ${'number'} > 0
        union all (select n.work_id, -1 from work_number n where ${'typed'} <> '' and upper(n.number) = upper(${'typed'}) limit 6)
        union all ${byOldNumber('works', 'work_id')}
        union all select work_id, tier from find_works(${'folded'}, 0, 6) where ${'folded'} <> ''
      ) one group by work_id order by min(tier), work_id limit 6
    ) f join work w using (work_id)`;

const authors = piece`
    select 1, f.tier, 'author', a.author_id, a.display_name,
      case when p.is_unregistered then 'unknown' else nullif(concat_ws(' · ', nullif(p.name, a.display_name), a.ipi_name_number), '') end,
      case when p.is_unregistered then null else a.person_id end, null
    from (
      select author_id, min(tier) as tier from (
        select ${'number'}::integer as author_id, -1 as tier where ${'number'} > 0
        union all select i.author_id, -1 from author i where i.ipi_name_number = ${'ipiNameNumber'}
        union all ${byOldNumber('authors', 'author_id')}
        union all select author_id, tier from find_authors(${'folded'}, 6) where ${'folded'} <> ''
      ) one group by author_id order by min(tier), author_id limit 6
    ) f join author a using (author_id) join person p using (person_id)
    where a.merged_into is null`;

const persons = piece`
    select 2, f.tier, 'person', p.person_id, p.name,
      case when ${'seesAll'}::boolean then p.kennitala else left(p.kennitala, 6) end, p.person_id, null
    from (
      select person_id, min(tier) as tier from (
        select ${'number'}::integer as person_id, -1 as tier where ${'number'} > 0
        union all (select k.person_id, 0 from person k where k.kennitala between ${'firstKennitala'} and ${'lastKennitala'} order by k.kennitala limit 6)
        union all ${byOldNumber('persons', 'person_id')}
        union all select person_id, tier from find_persons(${'folded'}, 12) where ${'folded'} <> ''
      ) one group by person_id order by min(tier), person_id limit 12
    ) f join person p using (person_id)
    where not p.is_unregistered`;

/** Users are for administrators. */
const users = piece`
    select 3, f.tier, 'user', u.user_id, u.name, u.kennitala, u.person_id, null
    from (
      select user_id, min(tier) as tier from (
        (select k.user_id, 0 as tier from app_user k where k.kennitala between ${'firstKennitala'} and ${'lastKennitala'} order by k.kennitala limit 6)
        union all ${byOldNumber('users', 'user_id')}
        union all (select n.user_id, 1 from app_user n
          where length(${'folded'}) > 2 and n.name_folded like '%' || ${'folded'} || '%' limit 6)
      ) one group by user_id order by min(tier), user_id limit 6
    ) f join app_user u using (user_id)
    where ${'seesAll'}::boolean`;

/** By number, and by the name of its publisher or its author. */
const contracts = piece`
    select 4, f.tier, 'contract', c.contract_id, publisher.name, a.display_name, c.publisher_id, null
    from (
      select contract_id, min(tier) as tier from (
        select ${'number'}::integer as contract_id, -1 as tier where ${'number'} > 0
        union all ${byOldNumber('contracts', 'contract_id')}
        union all (select c.contract_id, n.tier::integer from find_persons(${'folded'}, 6) n
          join publishing_contract c on c.publisher_id = n.person_id where ${'folded'} <> '' order by n.tier, c.contract_id limit 6)
        union all (select c.contract_id, n.tier::integer from find_authors(${'folded'}, 6) n
          join publishing_contract c using (author_id) where ${'folded'} <> '' order by n.tier, c.contract_id limit 6)
      ) one group by contract_id order by min(tier), contract_id limit 6
    ) f join publishing_contract c using (contract_id)
    join person publisher on publisher.person_id = c.publisher_id join author a using (author_id)`;

const cueSheets = piece`
    select 5, f.tier, 'cueSheet', s.cue_sheet_id, s.title, null, null, null
    from (
      select cue_sheet_id, min(tier) as tier from (
        select ${'number'}::integer as cue_sheet_id, -1 as tier where ${'number'} > 0
        union all ${byOldNumber('cue_sheets', 'cue_sheet_id')}
        union all (select t.cue_sheet_id, 1 from cue_sheet t
          where length(${'folded'}) > 2 and t.title_folded like '%' || ${'folded'} || '%' limit 6)
      ) one group by cue_sheet_id order by min(tier), cue_sheet_id limit 6
    ) f join cue_sheet s using (cue_sheet_id)`;

/** The latest first; those of a search for two letters are too many to look through. */
const livePerformances = piece`
    select 6, f.tier, 'livePerformance', l.live_performance_id, l.title,
      concat_ws(' · ', to_char(l.performed_on, 'DD/MM/YYYY'), coalesce(v.name, l.venue), r.name), null, null
    from (
      select live_performance_id, min(tier) as tier from (
        select ${'number'}::integer as live_performance_id, -1 as tier where ${'number'} > 0
        union all ${byOldNumber('performances', 'live_performance_id')}
        union all select live_performance_id, 1 from find_live_performances(${'folded'}, 6) where ${'folded'} <> ''
      ) one group by live_performance_id order by min(tier), live_performance_id limit 7
    ) f join live_performance l using (live_performance_id) join person r on r.person_id = l.person_id
    left join venue v on v.venue_id = l.venue_id`;

/** O316: by number alone, that of the system before or its own. */
const numbered = (kind: string, id: string) => piece`(
      select ${raw(id)}, min(tier) as tier from (
        select ${'number'}::integer as ${raw(id)}, 0 as tier where ${'number'} > 0
        union all ${byOldNumber(kind, id)}
      ) one group by ${raw(id)})`;

const applications = piece`
    select 7, f.tier, 'application', a.application_id, a.project_title, concat_ws(' · ', p.name, t.year), null, a.fund_period_id
    from ${numbered('applications', 'application_id')} f join fund_application a using (application_id)
    join fund_period t using (fund_period_id) join person p on p.person_id = a.person_id`;

/** Distributions are for administrators. */
const distributions = piece`
    select 8, f.tier, 'distribution', d.distribution_id, d.name, p.name, null, null
    from ${numbered('distributions', 'distribution_id')} f join distribution d using (distribution_id)
    join distribution_period p using (period_id) where ${'seesAll'}::boolean`;

export const searchEverything = answer(
  DeskHit,
  piece`
  select * from (
    select h.*, row_number() over (partition by place order by tier, name collate "is-IS-x-icu", number) as nth from (
      ${works} union all ${authors} union all ${persons} union all ${users} union all ${contracts} union all ${cueSheets}
      union all ${livePerformances} union all ${applications} union all ${distributions}
    ) h
  ) h where nth <= 6 order by place, nth`,
);
