/* R61, R70, R101: what is kept for another society that is no payee, or was none: what runs kept for it by name, and what runs and files kept for
   an author without a payee whom the register knows as its own by now, also where it was kept before runs credited societies. Once that is a
   payee the next run of the category pays what runs kept to the society (R31), and the next file what files kept (M12). */
create or replace view society_waits as
  with elsewhere as materialized (
    select o.author_id, coalesce(a.merged_into, a.author_id) as known_author_id
    from (select distinct u.author_id from unmatched_usage u where u.finding = 'noPayee' and u.author_id is not null) o
    join author a on a.author_id = o.author_id join author k on k.author_id = coalesce(a.merged_into, a.author_id)
    where exists (select from ipi_name n join ipi_membership m using (party_id)
      where n.name_number = k.ipi_name_number and m.society_code not in (0, 77, 99))
  ),
  kept as (
    select u.unmatched_usage_id, u.distribution_id, u.amount, u.society_code
    from unmatched_usage u where u.society_code is not null
    union all
    select u.unmatched_usage_id, u.distribution_id, u.amount, other_society_on(e.known_author_id, c.right_code,
      coalesce(l.used_on, u.used_on, d.period_ends_on, d.distributed_on))
    from elsewhere e join unmatched_usage u on u.author_id = e.author_id and u.finding = 'noPayee'
    left join run_line l on (l.distribution_id, l.statement_line_id) = (u.distribution_id, u.statement_line_id)
    join distribution d on d.distribution_id = u.distribution_id join distribution_category c using (category_id)
  )
  select k.society_code, k.unmatched_usage_id, k.amount from kept k join distribution d using (distribution_id)
  where k.society_code is not null and d.state = 'finished' and k.amount > 0
    and not exists (select from usage_release e where e.unmatched_usage_id = k.unmatched_usage_id)
    and not exists (select from unclaimed_usage n where n.unmatched_usage_id = k.unmatched_usage_id)
    and not exists (select from usage_claim c where c.unmatched_usage_id = k.unmatched_usage_id and c.paid_in is not null);
