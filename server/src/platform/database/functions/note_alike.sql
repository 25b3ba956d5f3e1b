/* R115: which report or statement, taken before, of days that meet those of the one that is being taken, says the same of four fifths of the
   tracks of either: as often, as many plays, and the same amount in its currency. Whoever sent it, and at whichever rate. */
create or replace function note_alike() returns trigger language plpgsql as $$
declare others integer[];
begin
  select array_agg(m.usage_import_id) into others from usage_import m
  where m.state = 'taken' and m.kind = new.kind and m.usage_import_id <> new.usage_import_id
    and m.first_used_on <= new.last_used_on and m.last_used_on >= new.first_used_on;
  if others is null then return new; end if;
  select o.usage_import_id into new.like_id
  from usage_item_total t
  join usage_item_total o on o.usage_item_id = t.usage_item_id and o.usage_import_id = any (others)
    and (o.line_count, o.plays, o.seconds) = (t.line_count, t.plays, t.seconds)
  join usage_import m on m.usage_import_id = o.usage_import_id
  where t.usage_import_id = new.usage_import_id
    and abs(o.amount / m.exchange_rate - t.amount / new.exchange_rate) <= 0.01 + 0.01 / least(m.exchange_rate, new.exchange_rate)
  group by o.usage_import_id
  having count(*) * 5 >= 4 * least(
    (select count(*) from usage_item_total x where x.usage_import_id = new.usage_import_id),
    (select count(*) from usage_item_total x where x.usage_import_id = o.usage_import_id))
  order by count(*) desc, o.usage_import_id limit 1;
  return new;
end $$;
create or replace trigger usage_import_alike before update of state on usage_import
  for each row when (new.state = 'taken' and old.state <> 'taken' and new.kind <> 'log') execute function note_alike();
