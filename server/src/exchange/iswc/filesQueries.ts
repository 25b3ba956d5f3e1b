import { sql } from '../../platform/database/statement.ts';

export const insertFile = sql`
  insert into iswc_batch (channel, kind, item_count, made_by, file_name, file_made_at, file_text)
  values ('file', ${'kind'}, ${'itemCount'}, ${'userId'}::integer, ${'fileName'}, ${'madeAt'}::timestamptz, ${'fileText'})
  returning batch_id`;

/** The request that a line of a file answers, if it is still out. */
export const findFiled = sql`
  select r.request_id, r.work_id, w.title from iswc_request r join iswc_batch b using (batch_id) join work w using (work_id)
  where r.request_id = ${'requestId'}::integer and r.state = 'filed' and b.channel = 'file' and b.file_made_at = ${'madeAt'}::timestamptz`;

export const findOurs = sql`
  select w.work_id, w.title, i.iswc, i.source, i.status_since from work w
  left join work_iswc i on i.work_id = w.work_id and i.status = 'preferred' where w.work_id = ${'workId'}::integer`;

export const isTakenFile = sql`select from iswc_received_file where content_digest = ${'digest'}`;
export const insertReceived = sql`
  insert into iswc_received_file (file_name, content_digest, line_count, taken_count, received_by)
  values (${'fileName'}, ${'digest'}, ${'lineCount'}, ${'takenCount'}, ${'userId'}::integer)
  on conflict (content_digest) do nothing returning received_file_id`;
