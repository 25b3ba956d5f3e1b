import { sql } from '../../platform/database/statement.ts';

export const findCodeHolders = sql`
  select (select json_build_object('iswc', i.iswc, 'source', i.source) from work_iswc i
      where i.work_id = ${'workId'}::integer and i.status = 'preferred') as preferred,
    (select o.work_id from work_iswc o where o.iswc = ${'iswc'} and o.is_preferred and o.work_id <> ${'workId'}::integer) as elsewhere`;

/** Locks the works in one order for all, so that two who give codes to both wait for each other. */
export const lockWorks = sql`
  select work_id from work where work_id = any(${'workIds'}::integer[]) order by work_id for update`;

export const archivePreferred = sql`
  update work_iswc set status = 'archived', linked_to = ${'iswc'}, status_since = now()
  where work_id = ${'workId'}::integer and status = 'preferred' and iswc <> ${'iswc'}`;

export const setPreferred = sql`
  insert into work_iswc as kept (work_id, iswc, status, source, is_verified, is_preferred, verified_by)
  values (${'workId'}::integer, ${'iswc'}, 'preferred', ${'source'}, true, true, ${'userId'}::integer)
  on conflict (iswc, work_id) do update set status = 'preferred', linked_to = null, source = excluded.source, is_verified = true,
    is_preferred = true, verified_by = coalesce(excluded.verified_by, kept.verified_by),
    status_since = case when kept.status = 'preferred' then kept.status_since else now() end`;

/** A code beside the preferred one. Of a work that it does not belong to it matches nothing (V14). */
export const setBeside = sql`
  insert into work_iswc as kept (work_id, iswc, status, linked_to, source, is_verified, is_preferred)
  select ${'workId'}::integer, ${'iswc'}, ${'status'}, ${'linkedTo'}, ${'source'}, not taken.is_taken, not taken.is_taken
  from (select exists (select from work_iswc o where o.iswc = ${'iswc'} and o.is_preferred and o.work_id <> ${'workId'}::integer) as is_taken) taken
  on conflict (iswc, work_id) do update set status = excluded.status, linked_to = excluded.linked_to, source = excluded.source,
    status_since = case when kept.status = excluded.status then kept.status_since else now() end`;

/** X54: one question of a work is open at a time; what the agency says later takes the place of what it said before. */
export const askStaff = sql`
  insert into iswc_question as kept (work_id, kind, request_id, agency_iswc, source, candidates)
  values (${'workId'}::integer, ${'kind'}, ${'requestId'}::integer, ${'iswc'}, ${'source'}, ${'candidates'}::jsonb)
  on conflict (work_id) where decided_at is null do update set kind = excluded.kind, agency_iswc = excluded.agency_iswc,
    source = excluded.source, candidates = excluded.candidates, request_id = coalesce(excluded.request_id, kept.request_id)`;

export const takeOff = sql`
  delete from work_iswc where iswc = ${'iswc'} and is_preferred and work_id <> ${'workId'}::integer returning work_id`;
