-- O161: records of changes stand in a table for each year, letters and notifications in one for each quarter. What there is so far stays where
-- it is, as the first of them: nothing is read, and nothing written anew. make_time_parts() makes the others.
set local lock_timeout = '2s';
create schema time_part;

do $$
declare
  divided record;
  object text;
  until_time text;
begin
  for divided in
    select * from (values ('change_record', 'change_record_id', 'changed_at'), ('letter', 'letter_id', 'created_at'),
      ('notification', 'notification_id', 'created_at')) d (name, number_column, time_column)
  loop
    execute format('alter table %I set schema time_part', divided.name);
    execute format('alter table time_part.%I rename to %I', divided.name, divided.name || '_earlier');
    select substring(pg_get_constraintdef(oid) from '''([^'']+)''') into until_time from pg_constraint
    where conrelid = to_regclass(format('time_part.%I', divided.name || '_earlier')) and conname = 'of_time';

    -- Without a key of the whole, which would need the time in it, and an index of two columns where one is enough. Each table has its own.
    execute format('create table %I (like time_part.%I including all excluding indexes) partition by range (%I)',
      divided.name, divided.name || '_earlier', divided.time_column);
    execute format('alter table %I drop constraint of_time', divided.name);
    for object in
      select replace(pg_get_indexdef(i.indexrelid), format(' ON time_part.%I ', divided.name || '_earlier'), format(' ON public.%I ', divided.name))
      from pg_index i where i.indrelid = to_regclass(format('time_part.%I', divided.name || '_earlier')) and not i.indisprimary
      union all
      select format('alter table %I add constraint %I %s', divided.name, k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k where k.conrelid = to_regclass(format('time_part.%I', divided.name || '_earlier')) and k.contype = 'f'
      union all
      select format('comment on table %I is %L', divided.name, d.description) from pg_description d
      where d.objoid = to_regclass(format('time_part.%I', divided.name || '_earlier')) and d.classoid = 'pg_class'::regclass and d.objsubid = 0
    loop
      execute object;
    end loop;

    -- The numbers go on where they are.
    execute format('select setval(pg_get_serial_sequence(%L, %L), last_value, is_called) from time_part.%I',
      divided.name, divided.number_column, divided.name || '_' || divided.number_column || '_seq');
    execute format('alter table time_part.%I alter %I drop identity', divided.name || '_earlier', divided.number_column);
    if divided.name = 'notification' then
      drop trigger notification_added on time_part.notification_earlier;
      drop trigger notification_altered on time_part.notification_earlier;
    end if;
    execute format('alter table %I attach partition time_part.%I for values from (minvalue) to (%L)',
      divided.name, divided.name || '_earlier', until_time);
    execute format('alter table time_part.%I drop constraint of_time', divided.name || '_earlier');
    -- A clock that jumps finds a place all the same.
    execute format('create table time_part.%I partition of %I (primary key (%I)) default',
      divided.name || '_other', divided.name, divided.number_column);
  end loop;
end $$;

create trigger notification_added after insert on notification
  referencing new table as changed for each statement execute function notify_notification_changed();
create trigger notification_altered after update on notification
  referencing new table as changed for each statement execute function notify_notification_changed();

-- Servers of the release before go on meanwhile.
do $$
begin
  if exists (select from pg_roles where rolname = 'omur_app') then
    grant select, insert on change_record to omur_app;
    grant select, insert, update, delete on letter, notification to omur_app;
  end if;
end $$;
