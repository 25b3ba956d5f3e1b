-- O125, O252: who casts the vote of a member on the list: the holder of their proxy, or they themselves where there is none, or where its holder
-- has left or died since. Null once the member has; but who has died by the word of one of the staff alone votes themselves (R215).
create or replace function votes_for(of_assembly integer, of_voter integer) returns integer language sql stable as $$
  select case
    when (least(v.left_on, v.died_on) > current_date) is not false then coalesce((
      select x.holder_id from assembly_proxy x join person h on h.person_id = x.holder_id
      where x.assembly_id = of_assembly and x.giver_id = of_voter and x.state = 'accepted'
        and (least(h.left_on, h.died_on) > current_date) is not false), v.person_id)
    when (v.left_on > current_date) is not false and v.death_entered_by is not null then v.person_id end
  from person v where v.person_id = of_voter
$$;
