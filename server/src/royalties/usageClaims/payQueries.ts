import { piece, sql } from '../../platform/database/statement.ts';

const asUse = piece`
  u.pot_id, u.subtype_id, u.station_id, coalesce(u.used_on, d.period_ends_on, d.distributed_on)::text as used_on, u.use_count, u.country_id,
  u.amount::text as amount, u.title, u.author_names, u.performers, u.iswc, u.isrc, u.right_id, u.is_split`;

/** R31: what a run kept is paid by runs alone, from the same pool. */
const isOfFile = piece`not exists (select from run where run.distribution_id = u.distribution_id)`;

/** V4: only green works are distributed; the claim to another waits. */
export const unpaid = sql`
  select c.usage_claim_id as number, c.work_id, null::integer as author_id, 'claimed' as finding, ${asUse}
  from usage_claim c join unmatched_usage u using (unmatched_usage_id) join work w on w.work_id = c.work_id and w.light = 0
  join distribution d on d.distribution_id = u.distribution_id
  where c.state = 'accepted' and c.paid_in is null and ${isOfFile} and c.usage_claim_id > ${'after'}::integer
  order by c.usage_claim_id limit ${'most'}::integer for update of c`;

/**
 * M12: why it was kept may be gone: the work is green, somebody claims what the author is paid, the right has its part. What an author is
 * paid whom the register names another society for falls to that society alone (R101).
 */
export const waiting = sql`
  select u.unmatched_usage_id as number, u.work_id, coalesce(a.merged_into, u.author_id) as author_id, u.finding, o.society_code,
    (select h.right_id from author_right h where (h.for_author_id, h.society_code) = (coalesce(a.merged_into, a.author_id), o.society_code))
      as society_right_id, ${asUse}
  from unmatched_usage u join work w on w.work_id = u.work_id and w.light = 0
  join distribution d on d.distribution_id = u.distribution_id and d.state = 'finished'
  left join author a on a.author_id = u.author_id
  left join lateral (
    select other_society_on(k.author_id, c.right_code, coalesce(u.used_on, d.period_ends_on, d.distributed_on)) as society_code
    from author k join distribution_category c on c.category_id = d.category_id
    where k.author_id = coalesce(a.merged_into, a.author_id) and u.finding = 'noPayee'
      -- Few authors have another society: the days are only looked at for those.
      and exists (select from ipi_name n join ipi_membership m using (party_id)
        where n.name_number = k.ipi_name_number and m.society_code not in (0, 77, 99))) o on true
  where u.finding in ('noRight', 'notGreen', 'noPayee', 'rightNotInWork', 'disputed') and ${isOfFile} and u.unmatched_usage_id > ${'after'}::integer
    and not (u.finding in ('noPayee', 'disputed') and exists (select from work_dispute b where b.work_id = u.work_id and b.ended_at is null))
    and not exists (select from usage_release r where r.unmatched_usage_id = u.unmatched_usage_id)
    and not exists (select from unclaimed_usage n where n.unmatched_usage_id = u.unmatched_usage_id)
    and not exists (select from usage_claim c where c.unmatched_usage_id = u.unmatched_usage_id and c.state = 'accepted')
  order by u.unmatched_usage_id limit ${'most'}::integer`;

/** Only one distribution at a time takes what was kept, and refers to rights that it has made. */
export const takeTurn = sql`select take_lines_turn()`;

/** R60: a society that is a payee has a right for each of its authors from the first distribution on that credits it. */
export const makeSocietyRights = sql`
  insert into author_right (society_code, for_author_id)
  select distinct w.society_code, coalesce(a.merged_into, a.author_id)
  from society_waits w join payee using (society_code) join unmatched_usage u using (unmatched_usage_id)
  join author a on a.author_id = u.author_id
  where u.finding = 'noPayee' and ${isOfFile} order by 1, 2
  on conflict (for_author_id, society_code) where society_code is not null do nothing`;

/** H84: who shares what was kept for disputes that have ended. */
export const outcomes = sql`
  select u.unmatched_usage_id as number, o.right_id, o.author_id, o.contract_id, o.share_hundredths
  from unmatched_usage u join distribution d using (distribution_id) left join author a on a.author_id = u.author_id,
    disputed_parts(u.work_dispute_id, coalesce(a.merged_into, u.author_id), u.work_id, coalesce(u.used_on, d.period_ends_on, d.distributed_on), u.country_id::integer, ${'today'}::date) o
  where u.unmatched_usage_id = any(${'numbers'}::integer[]) and u.work_dispute_id is not null
  order by 1, o.right_id nulls last, o.author_id`;

export const markPaid = sql`
  update usage_claim set paid_in = ${'distributionId'}::integer where usage_claim_id = any(${'numbers'}::integer[])`;

export const release = sql`
  insert into usage_release (unmatched_usage_id, distribution_id) select unnest(${'numbers'}::integer[]), ${'distributionId'}`;

export const free = sql`update usage_claim set paid_in = null where paid_in = ${'distributionId'}::integer`;

export const keepAgain = sql`delete from usage_release where distribution_id = ${'distributionId'}::integer`;

export const addPot = sql`insert into pot (name, name_en) values ('Til greiðslu', 'To be paid') on conflict do nothing`;

export const allocate = sql`
  insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
  select l.right_id, l.distribution_id, 5, (select pot_id from pot where name = 'Til greiðslu'), sum(l.amount), 0
  from statement_line l
  where l.distribution_id = ${'distributionId'}::integer and l.statement_line_id > ${'lastNumber'}::integer
    and l.right_id in (select m.right_id from movement m where m.distribution_id = ${'distributionId'}::integer and m.movement_type >= 4)
  group by l.right_id, l.distribution_id order by l.right_id
  on conflict (right_id, distribution_id, movement_type, pot_id) do update set amount = movement.amount + excluded.amount`;
