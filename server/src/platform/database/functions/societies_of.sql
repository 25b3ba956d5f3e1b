-- X139: which society a party of the IPI register belongs to for each right today, as a writer or as a publisher; of one row, of nulls where
-- the register knows of none. society_on() answers for any day.
create or replace function societies_of(number text, as_publisher boolean)
  returns table (performance smallint, mechanical smallint, synchronisation smallint) language sql stable parallel safe as $$
  select max(q.society_code) filter (where q.right_code = 'PR'), max(q.society_code) filter (where q.right_code = 'MR'),
    max(q.society_code) filter (where q.right_code = 'SR')
  from (
    select distinct on (m.right_code) m.right_code, m.society_code
    from ipi_name n join ipi_membership m using (party_id)
    where n.name_number = number and daterange(m.starts_on, m.ends_on, '[]') @> current_date
      and (m.role_code in ('E', 'SE', 'AM', 'AQ', 'ES')) = as_publisher
    order by m.right_code, m.starts_on desc, m.ipi_membership_id desc
  ) q
$$;
