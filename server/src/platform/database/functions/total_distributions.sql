/* M3: adds up what files or runs brought of these distributions, for each right and source of money and for each right and work, all of them in
   one order: those of several go to the same pages of what is there. Where the lines say no allocation, a right is paid what is left.
   @returns the rights whose sums are uneven. */
create or replace function total_distributions(of_distributions integer[])
  returns table (distribution_id integer, right_id integer, distributed numeric, deducted numeric, allocated numeric, held numeric) language plpgsql as $$
#variable_conflict use_column
declare allocation integer;
begin
  -- Lines are added up once, for both.
  with added as materialized (
    select l.right_id, l.work_id, l.distribution_id, l.country_id, l.movement_type, l.pot_id, sum(l.amount) as amount, count(*) as lines
    from statement_line l where l.distribution_id = any(of_distributions)
    group by l.distribution_id, l.right_id, l.work_id, l.country_id, l.movement_type, l.pot_id
  ), moved as (
    insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
    select a.right_id, a.distribution_id, a.movement_type, a.pot_id, sum(a.amount), sum(a.lines)
    from added a group by a.right_id, a.distribution_id, a.movement_type, a.pot_id order by 1, 2, 3, 4
  )
  insert into statement_total (right_id, work_id, distribution_id, country_id, amount, line_count)
  select a.right_id, a.work_id, a.distribution_id, a.country_id, sum(a.amount), sum(a.lines)
  from added a group by a.right_id, a.work_id, a.distribution_id, a.country_id order by 1, 2, 3, 4;

  if exists (select from movement m where m.distribution_id = any(of_distributions)
    group by m.distribution_id, m.right_id having bool_and(m.movement_type <= 3)) then
    insert into pot (name, name_en) values ('Til greiðslu', 'To be paid') on conflict (name) do nothing;
    select pot_id into allocation from pot where name = 'Til greiðslu';
    insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
    select m.right_id, m.distribution_id, 5, allocation,
      sum(case when m.movement_type in (1, 3) then m.amount else -m.amount end), 0
    from movement m where m.distribution_id = any(of_distributions)
    group by m.right_id, m.distribution_id having bool_and(m.movement_type <= 3) order by 1, 2;
  end if;

  return query
    select s.distribution_id, s.right_id, s.distributed, s.deducted, s.allocated, s.held from (
      select m.distribution_id, m.right_id,
        coalesce(sum(m.amount) filter (where m.movement_type in (1, 3)), 0) as distributed,
        coalesce(sum(m.amount) filter (where m.movement_type = 2), 0) as deducted,
        coalesce(sum(m.amount) filter (where m.movement_type in (4, 5)), 0) as allocated,
        coalesce(sum(m.amount) filter (where m.movement_type = 6), 0) as held
      from movement m where m.distribution_id = any(of_distributions) group by m.distribution_id, m.right_id) s
    where s.distributed - s.deducted <> s.allocated + s.held order by s.distribution_id, s.right_id;
end $$;
