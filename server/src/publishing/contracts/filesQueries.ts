import { sql } from '../../platform/database/statement.ts';
import { isAccessible, mayAttach } from './rowsQueries.ts';

export const find = sql`
  select ${isAccessible} as is_party, ${mayAttach} as may_attach
  from contract_submission c where c.submission_id = ${'submissionId'}`;
