-- O161: what there is of records of changes, letters and notifications ends before a time that is still to come, and is whole: the end of a
-- year for records, of a quarter for the others. The next migration proves it while members work; the one after goes by it.
set local timezone = 'UTC';
set local lock_timeout = '2s';
do $$
declare
  -- Looked up before anything is locked: two of them have no index of times.
  newest constant jsonb := jsonb_build_object('change_record', (select max(changed_at) from change_record),
    'letter', (select max(created_at) from letter), 'notification', (select max(created_at) from notification));
  divided record;
begin
  for divided in
    select * from (values ('change_record', 'changed_at', 'year', interval '1 year'), ('letter', 'created_at', 'quarter', '3 months'),
      ('notification', 'created_at', 'quarter', '3 months')) d (name, time_column, unit, length)
  loop
    execute format('alter table %I add constraint of_time check (%I < %L) not valid', divided.name, divided.time_column,
      date_trunc(divided.unit, greatest(now() + interval '31 days', (newest->>divided.name)::timestamptz), 'UTC') + divided.length);
  end loop;
end $$;
