import { sql } from '../../platform/database/statement.ts';

export const findSender = sql`
  with added as (
    insert into usage_sender (name) values (${'senderName'}) on conflict on constraint usage_sender_once do nothing
    returning usage_sender_id)
  select usage_sender_id from added
  union all select usage_sender_id from usage_sender where name_folded = fold(${'senderName'})`;

export const addImport = sql`
  insert into usage_import (usage_sender_id, kind, file_name, file_bytes, station, currency, exchange_rate, rate_reason, announced_by)
  values (${'usageSenderId'}, ${'usageKind'}, ${'fileName'}, ${'sizeBytes'}, ${'station'}, ${'currency'}, ${'exchangeRate'}, ${'rateReason'}, ${'userId'})
  returning usage_import_id`;

/** R201: the last rate that is known, where this one is more than a tenth above or below it, as a return of a payment may be (R44). */
export const findFarRate = sql`
  select known_rate::float8 from known_rate(${'currency'}, null) known_rate
  where abs(${'exchangeRate'}::numeric - known_rate) > known_rate / 10`;

/** Anyone who holds this row decides what becomes of the import. */
export const lockImport = sql`
  select state, kind, file_bytes, attempt, asked_at is not null and ended_at is null as is_being_read
  from usage_import where usage_import_id = ${'usageImportId'}::integer for no key update`;

export const putPart = sql`
  insert into usage_part (usage_import_id, part_number, content, checksum)
  values (${'usageImportId'}, ${'partNumber'}, ${'content'}, ${'checksum'})
  on conflict (usage_import_id, part_number)
    do update set content = excluded.content, checksum = excluded.checksum, received_at = now()`;

export const countReceived = sql`
  select coalesce(sum(octet_length(content)), 0)::bigint as bytes from usage_part where usage_import_id = ${'usageImportId'}::integer`;

export const askForReading = sql`
  with asked as (
    update usage_import set asked_at = now(), ended_at = null, attempt = attempt + 1, mapping = ${'mapping'}::jsonb,
      takes_without_broken = ${'takesWithoutBroken'}, bytes_read = 0, lines_read = 0
    where usage_import_id = ${'usageImportId'}::integer returning usage_import_id, attempt
  )
  select graphile_worker.add_job('importUsage', json_build_object('usageImportId', usage_import_id, 'attempt', attempt),
    queue_name := 'usage', max_attempts := 10, job_key := 'importUsage:' || usage_import_id) from asked`;

/** By its headings, so that a file with another order of columns is understood too. */
export const keepMapping = sql`
  update usage_sender s set mapping = s.mapping || ${'mapping'}::jsonb
  from usage_import m where m.usage_sender_id = s.usage_sender_id and m.usage_import_id = ${'usageImportId'}::integer
    and not s.mapping @> ${'mapping'}::jsonb`;

/** R226: which of the controllers that staff were asked about are the society's, and who said so. */
export const chooseControllers = sql`
  update usage_import set controllers = ${'controllers'}::text[], controllers_asked = ${'asked'}::text[], controllers_by = ${'userId'}::integer
  where usage_import_id = ${'usageImportId'}::integer`;
export const keepControllers = sql`
  update usage_sender s set controllers = ${'controllers'}::text[]
  from usage_import m where m.usage_sender_id = s.usage_sender_id and m.usage_import_id = ${'usageImportId'}::integer
    and s.controllers is distinct from ${'controllers'}::text[]`;

export const findKeptMapping = sql`
  select s.mapping, s.controllers as kept_controllers, m.controllers, m.controllers_asked
  from usage_import m join usage_sender s using (usage_sender_id) where m.usage_import_id = ${'usageImportId'}::integer`;
export const findMet = sql`select controllers_met, controllers_asked from usage_import where usage_import_id = ${'usageImportId'}::integer`;

export const findWanted = sql`
  select m.kind, m.mapping, m.station, m.currency, m.controllers, m.controllers_asked, m.takes_without_broken, current_date::text as today
  from usage_import m
  where m.usage_import_id = ${'usageImportId'}::integer and m.state in ('arriving', 'broken') and m.attempt = ${'attempt'}
    and m.asked_at is not null and m.ended_at is null`;

export const findSame = sql`
  select usage_import_id from usage_import where checksum = ${'checksum'} and state = 'taken'`;

export const readPiece = sql`
  select substring(content from ${'from'}::integer for ${'bytesAtOnce'}::integer) as content
  from usage_part where usage_import_id = ${'usageImportId'}::integer and part_number = ${'partNumber'}`;

export const noteProgress = sql`
  update usage_import set bytes_read = ${'bytesRead'}, lines_read = ${'linesRead'}
  where usage_import_id = ${'usageImportId'}::integer and attempt = ${'attempt'} and ended_at is null`;

/** R110. What is known is not staged any more; the first of it is told line by line. */
export const findKnown = sql`
  with known as materialized (select * from known_usage(${'usageImportId'}::integer)),
  gone as (delete from usage_staged s using known k where s.usage_import_id = ${'usageImportId'}::integer and s.line_number = k.line_number)
  select (select count(*)::integer from known) as count, (select json_agg(json_build_object('line', f.line_number, 'number', f.known_import)
    order by f.line_number) from (select * from known order by line_number limit ${'most'}::integer) f) as first`;
export const hasStaged = sql`select from usage_staged where usage_import_id = ${'usageImportId'}::integer limit 1`;

export const takeStaged = sql`select take_usage(${'usageImportId'}::integer)`;

export const endTaken = sql`
  update usage_import m set state = 'taken', ended_at = now(), checksum = ${'checksum'}, encoding = ${'encoding'},
    lines_read = ${'linesRead'}, problem_count = ${'problemCount'}, broken_count = ${'brokenCount'}, notice_count = ${'noticeCount'}, line_count = l.line_count,
    report_id = ${'reportId'}::text, report_part = ${'reportPart'}::smallint, report_parts = ${'reportParts'}::smallint, first_used_on = l.first_used_on, last_used_on = l.last_used_on
  from (select count(*) as line_count, min(used_on) as first_used_on, max(used_on) as last_used_on
    from usage_line where usage_import_id = ${'usageImportId'}::integer) l
  where m.usage_import_id = ${'usageImportId'}::integer`;

export const endUntaken = sql`
  update usage_import set state = ${'state'}, ended_at = now(), encoding = ${'encoding'}, lines_read = ${'linesRead'},
    problem_count = ${'problemCount'}, broken_count = ${'brokenCount'}, notice_count = ${'noticeCount'}, same_as = ${'sameAs'}::integer,
    controllers_met = ${'controllersMet'}::text[]
  where usage_import_id = ${'usageImportId'}::integer`;

export const clearProblems = sql`delete from usage_problem where usage_import_id = ${'usageImportId'}::integer`;
export const addProblems = sql`
  insert into usage_problem (usage_import_id, problem_number, file_line, column_name, code, said, is_notice)
  select ${'usageImportId'}::integer, number, (p ->> 'fileLine')::integer, p ->> 'column', p ->> 'code', p -> 'said', coalesce((p ->> 'isNotice')::boolean, false)
  from jsonb_array_elements(${'problems'}::jsonb) with ordinality as t (p, number)`;
export const clearParts = sql`delete from usage_part where usage_import_id = ${'usageImportId'}::integer`;

export const findPaid = sql`select from usage_payment where usage_import_id = ${'usageImportId'}::integer limit 1`;
export const isOfOthers = sql`
  select from usage_import where usage_import_id = ${'usageImportId'}::integer and is_usage_of_others(${'userId'}::integer, announced_by)`;
export const lockGroupsOf = sql`
  select from usage_fingerprint where fingerprint_id in (
    select i.fingerprint_id from usage_item_total t join usage_item i using (usage_item_id) where t.usage_import_id = ${'usageImportId'}::integer)
  order by fingerprint_id for no key update`;
export const clearLines = sql`delete from usage_line where usage_import_id = ${'usageImportId'}::integer`;
export const clearTotals = sql`
  with gone as (delete from usage_item_total where usage_import_id = ${'usageImportId'}::integer returning usage_item_id)
  select array_agg(distinct i.fingerprint_id)::text[] as fingerprints from gone join usage_item i using (usage_item_id)`;
export const refreshWaiting = sql`select refresh_usage_waiting(${'fingerprints'}::text[]::uuid[])`;
export const endCancelled = sql`
  update usage_import set state = 'cancelled', ended_at = coalesce(ended_at, now()), line_count = 0, same_as = null
  where usage_import_id = ${'usageImportId'}::integer`;

export const findFileBytes = sql`select file_bytes from usage_import where usage_import_id = ${'usageImportId'}::integer`;
/** At most the rest of one part. */
export const readRange = sql`
  select substring(content from (${'from'}::bigint % ${'partBytes'}::integer)::integer + 1 for ${'most'}::integer) as content
  from usage_part where usage_import_id = ${'usageImportId'}::integer
    and part_number = ${'from'}::bigint / ${'partBytes'}::integer + 1`;
