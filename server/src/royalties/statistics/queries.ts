import * as statistics from '@omur/contract/royalties/statistics';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw } from '../../platform/database/statement.ts';
import { categoryName, nameOf, periodName } from '../../platform/lookups/namesQueries.ts';

// M4: all of these read sums of one right; its lines are in `lines.ts`. Whose right it is was asked before.

export const finishedBetween = piece`
  d.state = 'finished' and d.distributed_on between ${'fromDay'}::date and ${'toDay'}::date`;
export const ofKind = (kind: 'domestic' | 'streaming') => raw(`c.line_kind = '${kind}'`);
export const potWords = piece`
  ${nameOf('t')} as pot_description,
  case when ${'language'} = 'en' then coalesce(t.explanation_en, t.explanation_is) else coalesce(t.explanation_is, t.explanation_en) end
    as pot_explanation`;

const distributed = piece`
  from movement m join distribution d using (distribution_id) join distribution_period p using (period_id)
  join distribution_category c using (category_id)
  where m.right_id = ${'rightId'} and ${finishedBetween}`;
/** M13: of a payout without lines nothing was distributed, and it has its place all the same. */
const broughtIn = raw('coalesce(sum(m.amount) filter (where m.movement_type in (1, 3)), 0) as amount_isk');

export const distributionsOf = listing({
  schema: statistics.RightDistribution,
  from: piece`
    select d.distribution_id, d.name as distribution_name, d.period_id, ${periodName} as period_name, ${categoryName}, d.distributed_on,
      ${broughtIn}
    ${distributed} and ${ofKind('domestic')}
    group by d.distribution_id, p.period_id, c.category_id`,
  orders: { distributedOn: { up: ['q.distributed_on::date', 'q.distribution_id::integer'] } },
  isFew: true,
});

export const streamPeriodsOf = listing({
  schema: statistics.StreamPeriod,
  from: piece`
    select d.period_id, ${periodName} as period_name, max(d.distributed_on) as distributed_on, ${broughtIn}
    ${distributed} and ${ofKind('streaming')}
    group by d.period_id, p.name`,
  orders: { distributedOn: { up: ['q.distributed_on::date', 'q.period_id::integer'] } },
  isFew: true,
});

/** The title only of those ten. */
export const topWorks = answer(
  statistics.TopWork,
  piece`
    select t.work_id, w.title, t.amount as amount_isk from (
      select s.work_id, sum(s.amount) as amount
      from statement_total s join distribution d using (distribution_id)
      where s.right_id = ${'rightId'} and ${finishedBetween}
      group by s.work_id order by 2 desc, 1 limit 10) t
    join work w using (work_id) order by t.amount desc, t.work_id`,
);

const ofWork = piece`
  from statement_total s join distribution d using (distribution_id) join distribution_category c using (category_id)
  where s.right_id = ${'rightId'} and s.work_id = ${'workId'} and ${finishedBetween}`;

export const workByCategory = answer(
  statistics.CategoryAmount,
  piece`select c.category_id, ${categoryName}, sum(s.amount) as amount_isk ${ofWork}
    group by c.category_id order by sum(s.amount) desc, c.category_id`,
);
export const workByYear = answer(
  statistics.YearAmount,
  piece`select extract(year from d.distributed_on)::integer as year, sum(s.amount) as amount_isk ${ofWork} group by 1 order by 1`,
);
export const workByCountry = answer(
  statistics.CountryAmount,
  piece`
    select t.country_id, case when ${'language'} = 'en' then l.name_en else l.name_is end as country, t.amount as amount_isk
    from (select s.country_id, sum(s.amount) as amount ${ofWork} group by s.country_id) t join country l using (country_id)
    order by t.amount desc, t.country_id`,
);

const moved = piece`
  from movement m join distribution d using (distribution_id) join author_right r using (right_id) join pot t using (pot_id)`;
/** M3: types 1 and 3 bring a pot in, which is one pot. */
const asOne = piece`case m.movement_type when 3 then 1 else m.movement_type end`;
const moves = piece`
  select m.pot_id, ${potWords}, sum(m.amount) as amount_isk, min(m.movement_type) as movement_type, r.author_id,
    sum(m.line_count) as line_count ${moved}`;
/** What is held moves nothing: it shows in the summary. */
const ofPeriod = piece`
  where m.right_id = ${'rightId'} and m.movement_type < 6 and d.period_id = ${'periodId'}`;
const byPot = piece`group by m.pot_id, t.pot_id, ${asOne}, r.author_id
  order by ${asOne}, sum(m.amount) desc, m.pot_id`;

export const periodStatuses = answer(
  statistics.StatusDetail,
  piece`${moves} ${ofPeriod} and d.state = 'finished'
    and (${'distributionId'}::integer is null or d.distribution_id = ${'distributionId'}::integer) ${byPot}`,
);
/** What is deducted, paid or allocated takes away from what a period brought (L9.5). */
export const streamPots = answer(
  statistics.StatusDetail,
  piece`
    select m.pot_id, ${potWords},
      sum(case when m.movement_type in (1, 3) then m.amount else -m.amount end) as amount_isk, min(m.movement_type) as movement_type, r.author_id,
      sum(m.line_count) as line_count
    ${moved} join distribution_category c using (category_id)
    ${ofPeriod} and ${finishedBetween} and ${ofKind('streaming')} ${byPot}`,
);

export const statusesOf = listing({
  schema: statistics.Status,
  from: piece`
    select m.pot_id, ${potWords}, m.amount as amount_isk, m.movement_type, r.author_id, m.line_count,
      d.distribution_id, d.name as distribution_name, d.period_id, ${periodName} as period_name, d.distributed_on
    ${moved} join distribution_period p using (period_id)
    where m.right_id = ${'rightId'} and m.movement_type < 6 and ${finishedBetween}`,
  orders: {
    distributedOn: {
      up: [
        'q.distributed_on::date',
        'q.distribution_id::integer',
        'q.movement_type::integer',
        'q.pot_id::integer',
      ],
    },
  },
});

const sumOf = (types: string) =>
  raw(`coalesce(sum(m.amount) filter (where m.movement_type in (${types})), 0)`);
export const yearSummaries = answer(
  statistics.YearSummary,
  piece`
    select extract(year from d.distributed_on)::integer as year, ${sumOf('1, 3')} as distributed_isk, ${sumOf('2')} as deducted_isk,
      ${sumOf('4, 5')} as allocated_isk, ${sumOf('6')} as held_isk
    from movement m join distribution d using (distribution_id)
    where m.right_id = ${'rightId'} and ${finishedBetween} group by 1 order by 1`,
);

export const findRoyaltyText = answer(
  statistics.RoyaltyText,
  piece`
    select distribution_id, text as royalty_text
    from (select distribution_id, state, case when ${'language'} = 'en' then coalesce(royalty_text_en, royalty_text_is)
        else coalesce(royalty_text_is, royalty_text_en) end as text from distribution) d
    where distribution_id = ${'distributionId'} and state = 'finished' and text <> ''`,
);
