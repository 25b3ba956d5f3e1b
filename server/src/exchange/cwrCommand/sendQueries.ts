import { sql } from '../../platform/database/statement.ts';

/** What became of a file, for a line of the command. */
export const findSummary = sql`
  select f.cwr_file_id as id, f.file_name as file, f.state, f.transaction_count as transactions,
    (select coalesce(json_object_agg(s.state, s.count), '{}') from (
      select t.state, count(*)::integer as count from cwr_transaction t where t.cwr_file_id = f.cwr_file_id group by t.state) s) as works,
    (select count(*)::integer from cwr_transaction t where t.cwr_file_id = f.cwr_file_id and t.first_answer = 'RJ') as refused,
    (select coalesce(json_agg(a.file_name order by a.cwr_answer_id), '[]') from cwr_answer a where a.cwr_file_id = f.cwr_file_id) as answers
  from cwr_file f where f.cwr_file_id = ${'cwrFileId'}`;
