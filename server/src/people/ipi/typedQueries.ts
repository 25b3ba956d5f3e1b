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

export const isOwnParty = sql`
  select from own_parties(${'userId'}::integer) where party_id = ${'partyId'} limit 1`;
