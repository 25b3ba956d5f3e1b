import { IpiSociety } from '@omur/contract/people/ipi';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

export const societies = listing({
  schema: IpiSociety,
  from: piece`
    select society_code, name as society_name from society
    where society_code > 0 and current_date between starts_on and ends_on`,
  orders: { name: { up: ['q.society_name', 'q.society_code::integer'] } },
});

/** The party by its first name; what is typed about it waits for what is being written of it. */
export const lockParty = sql`
  select p.base_number, n.name_number, coalesce(n.first_name || ' ', '') || n.name as name, n.name as last_name, n.first_name, n.name_kind
  from ipi_party p left join lateral (
    select * from ipi_name n where n.party_id = p.party_id order by n.name_kind <> 'PA', n.name_number limit 1) n on true
  where p.party_id = ${'partyId'} for no key update of p`;

export const isSociety = sql`
  select from society where society_code = ${'societyCode'} and society_code > 0 and current_date between starts_on and ends_on`;

export const insertTyped = sql`
  insert into ipi_import (file_name, file_bytes, is_typed, state, announced_by, checked_at, lines_read)
  values (${'name'}, 1, true, 'checked', ${'userId'}, now(), ${'lines'}) returning ipi_import_id`;

export const insertLines = sql`
  insert into ipi_import_line (ipi_import_id, file_line, name_number, base_number, name, first_name, name_kind, society_code, right_code,
    role_code, starts_on, ends_on, is_typed, is_removal)
  select ${'ipiImportId'}::integer, r.number, ${'nameNumber'}, ${'baseNumber'}, ${'lastName'}, ${'firstName'}, ${'nameKind'},
    ${'societyCode'}::smallint, r.code, ${'roleCode'}, ${'memberFrom'}::date, ${'memberTo'}::date, true, ${'isRemoval'}
  from unnest(${'rightCodes'}::text[]) with ordinality as r (code, number)`;

/** Lines that take off what is not there. */
export const findMissing = sql`
  select from ipi_import_line l where l.ipi_import_id = ${'ipiImportId'} and l.is_removal and not exists (
    select from ipi_party p join ipi_membership m using (party_id)
    where p.base_number = l.base_number and (m.society_code, m.right_code, m.role_code, m.starts_on)
      = (l.society_code, l.right_code, l.role_code, l.starts_on)) limit 1`;

export const findEffect = sql`
  select new_memberships + changed_memberships + removed_memberships as effect from ipi_import where ipi_import_id = ${'ipiImportId'}`;

/** What was written since has made it wrong. */
export const refuseTyped = sql`
  with refused as (
    update ipi_import set state = 'refused', taken_by = null, refused_count = lines_read where ipi_import_id = ${'ipiImportId'} returning ipi_import_id
  )
  insert into ipi_import_problem (ipi_import_id, problem_number, code, said)
  select ipi_import_id, 1, ${'code'}, ${'said'}::jsonb from refused`;

/** Whom a user is paid for: their own names, those of authors whose rights they hold, and their own as a publisher. */
const ownParties = piece`
  select n.party_id from app_user u join lateral (
    select a.ipi_name_number from author a where a.person_id = u.person_id
    union all select a.ipi_name_number from author_right r join author a using (author_id) where r.person_id = u.person_id
    union all select p.publisher_ipi_name_number from person p where p.person_id = u.person_id) own on true
  join ipi_name n on n.name_number = own.ipi_name_number
  where u.user_id = ${'userId'}`;

export const isOwnParty = sql`select from (${ownParties}) own where own.party_id = ${'partyId'} limit 1`;

/**
 * X151: of the good lines of an import, one that changes a name or a membership that the user is paid by. Those lines are found first: what
 * each says is looked up in the register, which would take long for a million.
 */
export const changesOwn = sql`
  with own as materialized (
    select p.party_id, p.base_number, (select array_agg(n.name_number) from ipi_name n where n.party_id = p.party_id) as names
    from (${ownParties}) o join ipi_party p using (party_id)
  ), about as materialized (
    select l.* from own join ipi_import_line l on l.base_number = own.base_number or l.name_number = any (own.names)
    where l.ipi_import_id = ${'ipiImportId'} and not l.is_refused
  )
  select from about l
  where (l.is_removal
    or not l.is_typed and not exists (
      select from ipi_name n join ipi_party p using (party_id) where n.name_number = l.name_number
        and (p.base_number, n.name, coalesce(n.first_name, ''), n.name_kind) = (l.base_number, l.name, coalesce(l.first_name, ''), l.name_kind))
    or l.society_code is not null and not exists (
      select from ipi_membership m join ipi_party p using (party_id) where p.base_number = l.base_number
        and (m.society_code, m.right_code, m.role_code, m.starts_on, coalesce(m.ends_on, 'infinity'))
          = (l.society_code, l.right_code, l.role_code, l.starts_on, coalesce(l.ends_on, 'infinity'))))
  limit 1`;
