import { sql } from '../../platform/database/statement.ts';

/** Also adds up the lines; answers the rights that are uneven. */
export const totalDistributions = sql`
  select right_id, distributed::text, deducted::text, allocated::text, held::text
  from total_distributions(${'distributionIds'}::integer[]) limit ${'most'}`;

/** Nobody is paid less than nothing, but where a correction takes money back. */
export const overdrawn = sql`
  select m.right_id, sum(m.amount) filter (where movement_type in (1, 3))::text as distributed,
    sum(m.amount) filter (where movement_type = 2)::text as deducted
  from movement m
  where m.distribution_id = ${'distributionId'}::integer
    and not exists (select from distribution d where d.distribution_id = ${'distributionId'}::integer and d.correction_of is not null)
  group by m.right_id having sum(m.amount) filter (where movement_type in (4, 5)) < 0 order by 1 limit ${'most'}`;

/** The money of claims, and what was kept before, comes from earlier distributions, not from the file. */
export const compareAnnounced = sql`
  select i.expected_lines, i.expected_amount::text, t.amount::text, t.amount <> i.expected_amount as is_other_amount
  from distribution_import i,
    lateral (select coalesce((select sum(amount) from movement m where m.distribution_id = i.distribution_id and movement_type in (1, 3)), 0)
      + coalesce((select sum(amount) from unmatched_usage u where u.distribution_id = i.distribution_id), 0)
      + coalesce((select sum(amount) from pot_return p where p.distribution_id = i.distribution_id), 0)
      - coalesce((select sum(u.amount) from usage_release k join unmatched_usage u using (unmatched_usage_id)
        where k.distribution_id = i.distribution_id), 0)
      - coalesce((select sum(u.amount) from usage_claim k join unmatched_usage u using (unmatched_usage_id) where k.paid_in = i.distribution_id), 0) as amount) t
  where i.distribution_id = ${'distributionId'}`;

/** M13: what is paid of held money was held before, and is not what another distribution that waits to be finished pays. */
export const heldOverdrawn = sql`
  select m.right_id, (-m.amount)::text as released, h.amount::text as held
  from (select right_id, sum(amount) as amount from movement
    where distribution_id = ${'distributionId'}::integer and movement_type = 6 group by right_id) m,
  lateral (select coalesce(sum(b.amount), 0) as amount from movement b join distribution d using (distribution_id)
    where b.right_id = m.right_id and b.movement_type = 6 and b.distribution_id <> ${'distributionId'}::integer
      and (d.state = 'finished' or d.state = 'checked' and b.amount < 0)) h
  where m.amount < 0 and m.amount + h.amount < 0
  order by 1 limit ${'most'}`;

export const keep = sql`
  update distribution_import i set ended_at = now(), bytes_read = i.file_bytes, lines_read = ${'linesRead'}, line_count = m.line_count,
    right_count = m.right_count, distributed = m.distributed, deducted = m.deducted, allocated = m.allocated, held = m.held,
    unmatched_count = u.count, unmatched = u.amount, returned = p.amount, released = k.amount
  from (
    select count(distinct right_id) as right_count, coalesce(sum(line_count) filter (where movement_type in (1, 3)), 0) as line_count,
      coalesce(sum(amount) filter (where movement_type in (1, 3)), 0) as distributed,
      coalesce(sum(amount) filter (where movement_type = 2), 0) as deducted,
      coalesce(sum(amount) filter (where movement_type in (4, 5)), 0) as allocated,
      coalesce(sum(amount) filter (where movement_type = 6), 0) as held
    from movement where distribution_id = ${'distributionId'}) m,
    (select count(*) as count, coalesce(sum(amount), 0) as amount from unmatched_usage where distribution_id = ${'distributionId'}) u,
    (select coalesce(sum(amount), 0) as amount from pot_return where distribution_id = ${'distributionId'}) p,
    (select coalesce(sum(o.amount), 0) as amount from usage_release r join unmatched_usage o using (unmatched_usage_id)
      where r.distribution_id = ${'distributionId'}) k
  where i.distribution_id = ${'distributionId'}`;

/** The pot that `total_distributions` writes what is left to a right to; anyone who edited its words keeps theirs. */
export const explainAllocation = sql`
  update pot set explanation_is = 'Það sem eftir stendur þegar dregið hefur verið frá, og er greitt inn á reikninginn þinn.',
    explanation_en = 'What is left after deductions, and is paid into your account.'
  where name = 'Til greiðslu' and version = 0 and explanation_is is null and explanation_en is null`;
