import { IpiImport, IpiProblem } from '@omur/contract/people/ipi';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const whole = piece`
  select i.*, i.file_bytes as size_bytes,
    (select p.party_id from ipi_import_line l join ipi_party p using (base_number)
      where l.ipi_import_id = i.ipi_import_id and i.is_typed limit 1) as party_id,
    (select coalesce(json_agg(json_build_object('ipI_RETTUR', l.right_code, 'ipI_HLUTVERK', l.role_code, 'felaG_KODI', l.society_code,
        'nafN_FELAG', s.name, 'felagI_FRA', l.starts_on, 'felagI_TIL', l.ends_on, 'eR_FELLD_NIDUR', l.is_removal::integer)
        order by l.file_line), '[]')
      from ipi_import_line l join society s using (society_code) where l.ipi_import_id = i.ipi_import_id and i.is_typed) as typed_memberships, i.state as ipi_import_state, announcer.name as announced_by_name, taker.name as taken_by_name,
    i.state = 'checked' and not i.is_typed and exists (select from ipi_import o where o.state = 'taken' and o.taken_at > i.checked_at) as is_outdated
  from ipi_import i join app_user announcer on announcer.user_id = i.announced_by
  left join app_user taker on taker.user_id = i.taken_by`;

export const allImports = listing({
  schema: IpiImport,
  from: whole,
  orders: { newest: { up: ['(-q.ipi_import_id)::integer'] } },
  counted: piece`ipi_import`,
});
export const findImport = answer(IpiImport, piece`${whole} where i.ipi_import_id = ${'ipiImportId'}`);

export const problemsOf = listing({
  schema: IpiProblem,
  from: piece`
    select problem_number, file_line, column_name, said ->> ${'language'}::text as sentence
    from ipi_import_problem where ipi_import_id = ${'ipiImportId'}`,
  orders: { problemNumber: { up: ['q.problem_number::integer'] } },
});

export const insertImport = sql`
  insert into ipi_import (file_name, file_bytes, announced_by) values (${'fileName'}, ${'sizeBytes'}, ${'userId'}) returning ipi_import_id`;

export const lockImport = sql`
  select state, file_bytes, refused_count, announced_by, is_typed, checked_at is not null and not is_typed and exists (
    select from ipi_import o where o.state = 'taken' and o.taken_at > i.checked_at) as is_outdated
  from ipi_import i where ipi_import_id = ${'ipiImportId'} for no key update`;

export const putPart = sql`
  insert into ipi_import_part (ipi_import_id, part_number, content) values (${'ipiImportId'}, ${'partNumber'}, ${'content'})
  on conflict (ipi_import_id, part_number) do update set content = excluded.content`;

export const countReceived = sql`
  select coalesce(sum(octet_length(content)), 0)::bigint as bytes from ipi_import_part where ipi_import_id = ${'ipiImportId'}`;

/** One after the other: what one takes is what the next is compared with. */
export const askForCheck = sql`
  with asked as (
    update ipi_import set state = 'checking', checked_at = null where ipi_import_id = ${'ipiImportId'} returning ipi_import_id
  )
  select graphile_worker.add_job('checkIpiImport', json_build_object('ipiImportId', ipi_import_id), queue_name := 'ipi',
    max_attempts := 10, job_key := 'checkIpiImport:' || ipi_import_id) from asked`;

export const askForTaking = sql`
  with asked as (
    update ipi_import set state = 'taking', taken_by = ${'userId'}, takes_two = ${'takesTwo'} where ipi_import_id = ${'ipiImportId'} returning ipi_import_id
  )
  select graphile_worker.add_job('takeIpiImport', json_build_object('ipiImportId', ipi_import_id), queue_name := 'ipi',
    max_attempts := 10, job_key := 'takeIpiImport:' || ipi_import_id) from asked`;

export const cancelImport = sql`update ipi_import set state = 'cancelled' where ipi_import_id = ${'ipiImportId'}`;

export const clearParts = sql`delete from ipi_import_part where ipi_import_id = ${'ipiImportId'}`;
export const clearLines = sql`delete from ipi_import_line where ipi_import_id = ${'ipiImportId'}`;
export const clearProblems = sql`delete from ipi_import_problem where ipi_import_id = ${'ipiImportId'}`;

/** A file of which nothing has come for so long is not being sent any more, or nobody wants it. */
export const findAbandoned = sql`
  select ipi_import_id from ipi_import i
  where state in ('receiving', 'checked', 'refused') and announced_at < now() - ${'days'}::integer * interval '1 day'
    and (is_typed or exists (select from ipi_import_part p where p.ipi_import_id = i.ipi_import_id))
  order by ipi_import_id limit 1`;
