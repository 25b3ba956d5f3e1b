/* X151, R167: whether a good line of an import changes a name or a membership of a party that is a user's own. Those lines are found first: what
   each says is looked up in the register, which would take long for a million. */
create or replace function changes_own_party(of_import integer, by_user integer) returns boolean language sql stable as $$
  with own as materialized (
    select p.party_id, p.base_number, (select array_agg(n.name_number) from ipi_name n where n.party_id = p.party_id) as names
    from own_parties(by_user) o join ipi_party p using (party_id)
  ), about as materialized (
    select l.* from own join ipi_import_line l on l.base_number = own.base_number or l.name_number = any (own.names)
    where l.ipi_import_id = of_import and not l.is_refused
  )
  select exists (select from about l
    where l.is_removal
      or not l.is_typed and not exists (
        select from ipi_name n join ipi_party p using (party_id) where n.name_number = l.name_number
          and (p.base_number, n.name, coalesce(n.first_name, ''), n.name_kind) = (l.base_number, l.name, coalesce(l.first_name, ''), l.name_kind))
      or l.society_code is not null and not exists (
        select from ipi_membership m join ipi_party p using (party_id) where p.base_number = l.base_number
          and (m.society_code, m.right_code, m.role_code, m.starts_on, coalesce(m.ends_on, 'infinity'))
            = (l.society_code, l.right_code, l.role_code, l.starts_on, coalesce(l.ends_on, 'infinity'))))
$$;
