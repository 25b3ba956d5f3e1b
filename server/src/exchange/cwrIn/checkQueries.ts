import { sql } from '../../platform/database/statement.ts';

export const lockToCheck = sql`
  select c.content, f.file_name, f.is_dropped, f.announced_by from cwr_file f join cwr_file_content c using (cwr_file_id)
  where f.cwr_file_id = ${'cwrFileId'} and f.state = 'checking' for no key update of f`;

export const stage = sql`
  insert into cwr_transaction (cwr_file_id, group_number, transaction_number, transaction_type, title, submitter_number, file_line,
    first_answer, messages, work)
  select ${'cwrFileId'}::integer, t.* from json_to_recordset(${'transactions'}::json) as t (group_number integer, transaction_number integer,
    transaction_type text, title text, submitter_number text, file_line integer, first_answer text, messages jsonb, work jsonb)
  on conflict (cwr_file_id, group_number, transaction_number) do nothing`;

/** X173: nothing that a refused group says is kept but which transactions to refuse. */
export const refuseGroup = sql`
  update cwr_transaction set first_answer = 'RJ', work = null, messages = jsonb_build_array(${'message'}::jsonb) || messages
  where cwr_file_id = ${'cwrFileId'} and group_number = ${'group'}::integer`;

export const endCheck = sql`
  update cwr_file set state = ${'state'}, checked_at = now(), version = ${'version'}, created_on = ${'createdOn'}::date,
    created_at = ${'createdAt'}::time, transaction_count = ${'transactionCount'}, messages = ${'messages'}::jsonb
  where cwr_file_id = ${'cwrFileId'}`;
