/* R240: whether a distribution is made of a service's file, which alone has a currency, and a user may not finish it yet: they chose whose amounts
   of it are the society's, or have not seen the choice. Of a file that was read before anybody was asked, who announced it stands for who chose. */
create or replace function file_controllers_unseen(of_distribution integer, by_user integer) returns boolean language sql stable as $$
  select exists (
    select from distribution_import i join distribution d using (distribution_id)
    where i.distribution_id = of_distribution and i.currency is not null and not d.is_history
      and (coalesce(i.controllers_by, d.announced_by) = by_user or i.controllers_seen_by is distinct from by_user))
$$;
