import { lockKey } from '../../platform/database/locks.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** Two files are never taken at once. */
export const lockRegister = sql`select pg_advisory_xact_lock(${lockKey('ipiRegister')})`;
export const lockTaking = sql`
  select i.is_typed, exists (select from ipi_import o where o.state = 'taken' and o.taken_at > i.checked_at) as is_outdated
  from ipi_import i where ipi_import_id = ${'ipiImportId'} and state = 'taking' for update`;
export const checkAgain = sql`
  update ipi_import set state = 'checked', taken_by = null where ipi_import_id = ${'ipiImportId'}`;
/** The memberships that end and those that begin are compared when all of them are written. */
export const compareAtEnd = sql`set constraints ipi_membership_once deferred`;
export const compareNow = sql`set constraints ipi_membership_once immediate`;

const good = piece`ipi_import_line l where l.ipi_import_id = ${'ipiImportId'}::integer and not l.is_refused`;

export const addParties = sql`
  insert into ipi_party (base_number) select distinct l.base_number from ${good} order by 1 on conflict do nothing`;

const names = piece`
  select distinct on (l.name_number) l.name_number, p.party_id, l.name_kind, l.name, l.first_name
  from (select l.* from ${good} and not l.is_typed) l join ipi_party p using (base_number) order by l.name_number, l.file_line`;

/** History first: it reads what the names were. A name that goes over to another party stands in the history of both. */
export const noteNames = sql`
  with w as (${names}), changed as (
    select o.party_id as old_party, w.party_id as new_party, w.name_number, o.name_kind || ' ' || coalesce(o.first_name || ' ', '') || o.name as before,
      w.name_kind || ' ' || coalesce(w.first_name || ' ', '') || w.name as after
    from w join ipi_name o using (name_number)
    where (o.party_id, o.name_kind, o.name, coalesce(o.first_name, ''))
      is distinct from (w.party_id, w.name_kind, w.name, coalesce(w.first_name, ''))
  )
  insert into ipi_change (ipi_import_id, party_id, kind, about, before, after)
  select ${'ipiImportId'}::integer, new_party, 'name', name_number, before, after from changed where old_party = new_party
  union all
  select ${'ipiImportId'}::integer, old_party, 'nameTo', name_number, before, (select base_number from ipi_party where party_id = new_party)
    from changed where old_party <> new_party
  union all
  select ${'ipiImportId'}::integer, new_party, 'nameFrom', name_number, (select base_number from ipi_party where party_id = old_party), after
    from changed where old_party <> new_party`;

export const writeNames = sql`
  insert into ipi_name as o (name_number, party_id, name_kind, name, first_name, added_by)
  select w.name_number, w.party_id, w.name_kind, w.name, w.first_name, ${'ipiImportId'}::integer from (${names}) w
  on conflict (name_number) do update set party_id = excluded.party_id, name_kind = excluded.name_kind, name = excluded.name,
    first_name = excluded.first_name
  where (o.party_id, o.name_kind, o.name, coalesce(o.first_name, ''))
    is distinct from (excluded.party_id, excluded.name_kind, excluded.name, coalesce(excluded.first_name, ''))`;

const memberships = piece`
  select distinct p.party_id, l.society_code, l.right_code, l.role_code, l.starts_on, l.ends_on
  from (select l.* from ${good} and l.society_code is not null and not l.is_removal) l join ipi_party p using (base_number)`;

export const endMemberships = sql`
  with w as (${memberships}), changed as (
    select o.ipi_membership_id, o.ends_on as before, w.ends_on as after from w join ipi_membership o
      using (party_id, society_code, right_code, role_code, starts_on)
    where o.ends_on is distinct from w.ends_on
  ), noted as (
    update ipi_membership m set ends_on = c.after from changed c where m.ipi_membership_id = c.ipi_membership_id
    returning m.party_id, m.right_code || ' ' || m.role_code || ' ' ||
      (select s.name from society s where s.society_code = m.society_code) as about, m.starts_on, c.before, c.after
  )
  insert into ipi_change (ipi_import_id, party_id, kind, about, before, after)
  select ${'ipiImportId'}::integer, party_id, 'membership', about, starts_on || '–' || coalesce(before::text, ''),
    starts_on || '–' || coalesce(after::text, '') from noted`;

export const addMemberships = sql`
  insert into ipi_membership (party_id, society_code, right_code, role_code, starts_on, ends_on, added_by)
  select w.*, ${'ipiImportId'}::integer from (${memberships}) w
  where not exists (select from ipi_membership o where o.party_id = w.party_id and o.society_code = w.society_code
    and o.right_code = w.right_code and o.role_code = w.role_code and o.starts_on = w.starts_on)
  order by w.party_id`;

/** What is taken off keeps in the history how it came, and goes. */
export const removeMemberships = sql`
  with gone as (
    delete from ipi_membership m using (select l.* from ${good} and l.is_removal) l, ipi_party p
    where p.base_number = l.base_number and m.party_id = p.party_id
      and (m.society_code, m.right_code, m.role_code, m.starts_on) = (l.society_code, l.right_code, l.role_code, l.starts_on)
    returning m.party_id, m.added_by, m.right_code || ' ' || m.role_code || ' ' ||
      (select s.name from society s where s.society_code = m.society_code) as about, m.starts_on || '–' || coalesce(m.ends_on::text, '') as period
  )
  insert into ipi_change (ipi_import_id, party_id, kind, about, before, after)
  select added_by, party_id, 'newMembership', about, null, period from gone
  union all
  select ${'ipiImportId'}::integer, party_id, 'removedMembership', about, period, null from gone`;

export const endTaken = sql`
  update ipi_import set state = 'taken', taken_at = clock_timestamp() where ipi_import_id = ${'ipiImportId'}`;
