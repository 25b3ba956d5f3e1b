-- X36: the society of a party for a right on a day, by base number or the number of any of its names; null where none is known.
-- As a writer before as a publisher, where a party is both and no role is asked for.
create or replace function society_on(party_number text, of_right text, day date, as_publisher boolean default null)
  returns smallint
  language sql stable parallel safe
as $$
  select m.society_code
  from ipi_membership m
  where m.party_id = coalesce(
      (select n.party_id from ipi_name n where n.name_number = party_number),
      (select p.party_id from ipi_party p where p.base_number = party_number))
    and m.right_code = of_right and daterange(m.starts_on, m.ends_on, '[]') @> day
    and (as_publisher is null or (m.role_code in ('E', 'SE', 'AM', 'AQ', 'ES')) = as_publisher)
  order by m.role_code in ('E', 'SE', 'AM', 'AQ', 'ES'), m.starts_on desc, m.ipi_membership_id desc
  limit 1
$$;
