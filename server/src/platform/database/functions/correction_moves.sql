/* R247: what a correction by a file moves of each right: what the corrected distribution and corrections that were finished distributed to it, what
   they do with this one, and what comes to its balance. */
create or replace function correction_moves(of_distribution integer)
returns table (right_id integer, before numeric, now numeric, allocated numeric) language sql stable as $$
  select m.right_id, coalesce(sum(m.amount) filter (where m.movement_type in (1, 3) and d.distribution_id <> c.distribution_id), 0),
    coalesce(sum(m.amount) filter (where m.movement_type in (1, 3)), 0),
    coalesce(sum(m.amount) filter (where m.movement_type = 5 and d.distribution_id = c.distribution_id), 0)
  from distribution c
  join distribution d on d.distribution_id in (c.correction_of, c.distribution_id) or d.correction_of = c.correction_of and d.state = 'finished'
  join movement m on m.distribution_id = d.distribution_id
  where c.distribution_id = of_distribution and c.correction_of is not null
    and m.right_id in (select o.right_id from movement o where o.distribution_id = of_distribution)
  group by m.right_id
$$;
