import { sql } from '../../platform/database/statement.ts';

export const insertProblems = sql`
  insert into distribution_problem (distribution_id, problem_number, file_line, column_name, code, said)
  select ${'distributionId'}::integer, number, (p ->> 'fileLine')::integer, p ->> 'column', p ->> 'code', p -> 'said'
  from jsonb_array_elements(${'problems'}::jsonb) with ordinality as t (p, number)`;
