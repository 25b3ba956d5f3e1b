/* R231: whether a distribution that is not finished, a run in preview or a file, brings the payee of an advance something, or their heirs by an inherited right (R203):
   finishing it recovers some of the advance. */
create or replace function is_being_recovered(of_person integer) returns boolean language sql stable as $$
  select exists (
    select from movement m join distribution d using (distribution_id)
    where m.right_id in (select r.right_id from author_right r where r.person_id = of_person
        union all select i.right_id from inherited_right i where i.dead_id = of_person)
      and m.movement_type = 5 and m.amount > 0 and d.state in ('importing', 'checked') and not d.is_history)
$$;
