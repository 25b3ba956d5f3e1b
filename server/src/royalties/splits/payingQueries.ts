import { sql } from '../../platform/database/statement.ts';

export const attachLines = sql`select attach_lines(${'distributionId'})`;

export const addReturns = sql`
  insert into pot_return (distribution_id, pot_id, amount, line_count)
  select ${'distributionId'}::integer, p, a, c
  from unnest(${'potIds'}::integer[], ${'amounts'}::numeric[], ${'counts'}::integer[]) as t (p, a, c) order by p`;

/** An eyrir that changes hands between the rights of one line (M5). */
export const moveEyrir = sql`
  update statement_line l set amount = l.amount + m.eyrir / 100.0
  from unnest(${'rightIds'}::integer[], ${'lines'}::integer[], ${'eyrir'}::integer[]) as m (right_id, line, eyrir)
  where l.right_id = m.right_id and l.distribution_id = ${'distributionId'}::integer and l.statement_line_id = m.line`;
