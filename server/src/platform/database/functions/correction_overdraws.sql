/* R244: of each right what a correction of a file takes out of what was paid by others (4) or deducted (2), where all corrections together take
   more than the corrected distribution has. What another system has allocated it has paid as well (O88). */
create or replace function correction_overdraws(of_distribution integer)
returns table (right_id integer, movement_type integer, taken numeric, was numeric) language sql stable as $$
  select m.right_id, k.type, -sum(m.amount) filter (where d.distribution_id <> c.correction_of),
    coalesce(sum(m.amount) filter (where d.distribution_id = c.correction_of), 0)
  from distribution c
  join distribution d on d.distribution_id in (c.correction_of, c.distribution_id)
    or d.correction_of = c.correction_of and d.state in ('checked', 'finished')
  join movement m on m.distribution_id = d.distribution_id,
  lateral (select case when m.movement_type = 5 and d.is_history then 4 else m.movement_type::integer end as type) k
  where c.distribution_id = of_distribution and not c.is_history and k.type in (2, 4)
  group by m.right_id, k.type
  having sum(m.amount) filter (where d.distribution_id = c.distribution_id) < 0 and sum(m.amount) < 0
$$;
