import { sql } from '../../platform/database/statement.ts';

// M9, M10: what staff may have sent by mistake, or twice. With a reason, which is on record, they may.

/** The same file, byte for byte, in another distribution that stands. */
export const findSameFile = sql`
  select o.distribution_id from distribution_import i
  join distribution d using (distribution_id)
  join distribution_import o on o.checksum = i.checksum and o.distribution_id <> i.distribution_id
  join distribution od on od.distribution_id = o.distribution_id and od.state in ('checked', 'finished')
  where i.distribution_id = ${'distributionId'}::integer and d.override_reason is null
  order by o.distribution_id limit 1`;

/** Rights from which a correction, with those before it, takes back more than the corrected distribution paid them. */
export const findTakenTooMuch = sql`
  with corrected as (
    select d.distribution_id, d.correction_of from distribution d
    where d.distribution_id = ${'distributionId'}::integer and d.correction_of is not null and d.override_reason is null
  ), taken as (
    select m.right_id, sum(m.amount) filter (where m.distribution_id = c.distribution_id) as now, sum(m.amount) as ever
    from corrected c join distribution k on k.correction_of = c.correction_of and (k.state in ('checked', 'finished') or k.distribution_id = c.distribution_id)
    join movement m on m.distribution_id = k.distribution_id and m.movement_type in (1, 3)
    group by m.right_id
  )
  select t.right_id, (-t.ever)::text as taken, coalesce(p.paid, 0)::text as paid
  from taken t cross join corrected c left join lateral (
    select sum(m.amount) as paid from movement m
    where m.distribution_id = c.correction_of and m.right_id = t.right_id and m.movement_type in (1, 3)) p on true
  where t.now < 0 and t.ever + coalesce(p.paid, 0) < 0 order by t.right_id limit 1000`;

/** Another correction of the same distribution that moves the same of every right. */
export const findSameCorrection = sql`
  with own as (
    select d.correction_of, (select md5(string_agg(format('%s:%s', m.right_id, m.amount), ',' order by m.right_id, m.amount))
      from (select right_id, sum(amount) as amount from movement where distribution_id = d.distribution_id and movement_type in (1, 3)
        group by right_id) m) as sums
    from distribution d
    where d.distribution_id = ${'distributionId'}::integer and d.correction_of is not null and d.override_reason is null
  )
  select k.distribution_id from own join distribution k on k.correction_of = own.correction_of
    and k.distribution_id <> ${'distributionId'}::integer and k.state in ('checked', 'finished')
  where own.sums = (select md5(string_agg(format('%s:%s', m.right_id, m.amount), ',' order by m.right_id, m.amount))
    from (select right_id, sum(amount) as amount from movement where distribution_id = k.distribution_id and movement_type in (1, 3)
      group by right_id) m)
  order by 1 limit 1`;

/** R244: what a correction takes out of what others paid a right, or was deducted from it, beyond what there was. No reason lets staff do that. */
export const findOverdrawn = sql`
  select right_id, movement_type, taken::text, was::text from correction_overdraws(${'distributionId'}::integer)
  order by right_id, movement_type limit 1000`;

/** R246: releases what was kept of the usage that a correction takes back; answers what takes more than that. */
export const takeBackKept = sql`
  select line, taken::text, kept::text from take_back_kept(${'distributionId'}::integer) order by line limit 1000`;
