-- O15, O16: whose notifications have changed, or a star where there are many. A transaction of the portal's says it itself once it has
-- committed (announce.ts): PostgreSQL lets only one transaction with a notice in it commit at a time.
create or replace function notify_notification_changed() returns trigger language plpgsql as $$
declare
  many constant integer := 100;
  before text := current_setting('omur.announced', true);
  persons text;
begin
  select case when count(*) > many then '*' else string_agg(person_id::text, ',') end into persons
  from (select distinct person_id from changed) one;
  if persons is null then return null; end if;
  if current_setting('omur.announces', true) is distinct from 'on' then
    perform pg_notify('notification_changed', persons);
    return null;
  end if;
  if before <> '' then persons := case when before = '*' or persons = '*' then '*' else before || ',' || persons end; end if;
  if length(persons) > 4000 then persons := '*'; end if;
  perform set_config('omur.announced', persons, true);
  return null;
end $$;
