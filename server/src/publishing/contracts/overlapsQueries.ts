import { piece, type Fragment } from '../../platform/database/statement.ts';

/**
 * Other publishers' contracts with the same author for the same works and some of the same time as those of `joining`: a contract,
 * or a submission, once for each of its works. What all have together is most on a day when one of them begins, so that is where it
 * is added up.
 */
export const overlapsWith = <N extends string>(joining: Fragment<N>) => piece`
  select w.work_id, w.title collate "is-IS-x-icu" as title, c.contract_id, p.name,
    greatest(c.counts_from, s.starts_on) as overlaps_from, least(c.counts_until, s.ends_on) as overlaps_to,
    together.performance_total, together.mechanical_total,
    together.performance_total > 100 or together.mechanical_total > 100 as is_over
  from ${joining} s
  join contract_work cw using (work_id)
  join publishing_contract c on c.contract_id = cw.contract_id and c.author_id = s.author_id
    and c.publisher_id <> s.publisher_id and c.counts_from <= s.ends_on and c.counts_until >= s.starts_on
    and c.original_contract_id is null and territories_meet(c.territories, s.territories)
  join work w using (work_id)
  join person p on p.person_id = c.publisher_id
  cross join lateral (
    select coalesce(s.performance_share, 0) + coalesce(sum(o.performance_share), 0) as performance_total,
      coalesce(s.mechanical_share, 0) + coalesce(sum(o.mechanical_share), 0) as mechanical_total
    from contract_work ow join publishing_contract o using (contract_id)
    where ow.work_id = w.work_id and o.author_id = s.author_id and o.publisher_id <> s.publisher_id
      and o.original_contract_id is null and territories_meet(o.territories, s.territories)
      and greatest(c.counts_from, s.starts_on) between o.counts_from and o.counts_until) together`;
