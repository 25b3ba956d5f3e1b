import { sql } from '../../platform/database/statement.ts';

export const rightsAmong = sql`select right_id from author_right where right_id = any(${'rightIds'}::integer[])`;

export const greenAmong = sql`select work_id from work where work_id = any(${'workIds'}::integer[]) and light = 0`;

export const addMovements = sql`
  insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
  select r, ${'distributionId'}::integer, t, p, sum(a), count(*)
  from unnest(${'rightIds'}::integer[], ${'types'}::smallint[], ${'potIds'}::integer[], ${'amounts'}::numeric[]) as m (r, t, p, a)
  group by r, t, p order by r, t, p
  on conflict (right_id, distribution_id, movement_type, pot_id)
    do update set amount = movement.amount + excluded.amount, line_count = movement.line_count + excluded.line_count`;
