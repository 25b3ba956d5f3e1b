import { Breakdown, Deduction } from '@omur/contract/royalties/insight';
import { answer } from '../../platform/database/answers.ts';
import { piece } from '../../platform/database/statement.ts';
import { nameOf } from '../../platform/lookups/namesQueries.ts';
import { ofKind } from './queries.ts';

/** Of a line of a run the performers are those that were reported, else those of the work. */
const performers = piece`
  coalesce((select nullif(f.performers, '') from run_line n join usage_item i using (usage_item_id) join usage_fingerprint f using (fingerprint_id)
    where (n.distribution_id, n.statement_line_id) = (l.distribution_id, l.statement_line_id)), nullif(w.performers, ''))`;

/** What a line is called by each way to break down, as the rest of a `case`. */
const labels = piece`
  when 'month' then to_char(l.used_on, 'YYYY-MM') when 'performer' then ${performers} when 'station' then ${nameOf('s')}
    when 'country' then case when ${'language'} = 'en' then n.name_en else n.name_is end when 'pot' then ${nameOf('t')}
    when 'work' then w.title || ' · ' || w.work_id end`;

/** Those of the days and of as many before that brought the rights something: each has a table of lines of its own. */
const distributionIds = piece`array(
  select distinct m.distribution_id from movement m join distribution d using (distribution_id)
  where m.right_id = any(${'rightIds'}::integer[]) and m.movement_type in (1, 3) and d.state = 'finished' and d.distributed_on <= ${'toDay'}::date
    and d.distributed_on >= ${'fromDay'}::date - (${'toDay'}::date - ${'fromDay'}::date + 1))`;

/** R27: the lines of the days and of as many days before, added up by what they are called; those that brought the most, and as the thousandth row all others together (R186). */
export const breakdownOf = answer(
  Breakdown,
  piece`
    with added as (
      select o.label, coalesce(sum(o.amount) filter (where not o.is_before), 0) as amount_isk,
      coalesce(sum(o.amount) filter (where o.is_before), 0) as amount_before_isk,
      coalesce(sum(o.use_count) filter (where not o.is_before), 0) as breakdown_uses
    from (
      select case ${'by'}::text ${labels} as label, l.amount, l.use_count, d.distributed_on < ${'fromDay'}::date as is_before
      from statement_line l join distribution d using (distribution_id) join work w using (work_id) join pot t using (pot_id)
      join country n on n.country_id = l.country_id left join station s using (station_id)
      where l.right_id = any(${'rightIds'}::integer[]) and (${'workId'}::integer is null or l.work_id = ${'workId'}::integer)
        and l.distribution_id = any(${distributionIds})
        and (${'within'}::text is null or case ${'within'}::text ${labels} is not distinct from ${'withinLabel'}::text)) o
    group by o.label),
    placed as (select *, count(*) over () as labels, row_number() over (order by amount_isk desc, amount_before_isk desc, label) as place from added),
    told as (select *, labels > 1000 and place >= 1000 as is_other from placed)
    select case when not is_other then max(label) end as breakdown_label, sum(amount_isk) as amount_isk, sum(amount_before_isk) as amount_before_isk,
      sum(breakdown_uses)::integer as breakdown_uses, case when is_other then count(*)::integer end as others_count
    from told group by is_other, case when not is_other then place end order by min(place)`,
);

/** R5: of the finished runs of a distribution, or of a period of sales and streaming. */
export const deductionsOf = answer(
  Deduction,
  piece`
    select x.step as deduction_step, x.eyrir * 0.01 as amount_isk
    from deducted_from(${'rightId'}::integer, array(
      select d.distribution_id from distribution d join distribution_category c using (category_id)
      where d.state = 'finished' and (d.distribution_id = ${'distributionId'}::integer
        or d.period_id = ${'periodId'}::integer and ${ofKind('streaming')} and d.distributed_on between ${'fromDay'}::date and ${'toDay'}::date))) x
    order by array_position(array['gross', 'administration', 'social', 'cultural', 'reserve', 'net'], x.step)`,
);
