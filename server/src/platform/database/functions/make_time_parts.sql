/* O161: tables for the records of changes of a year, and the letters and notifications of a quarter: of this one, of the next, and of whatever
   a clock that jumped has left in the table of all other times, from where the rows go into theirs. Answers how many it made.
   It waits for nobody for long enough to be taken for a deadlock, since others would pay for it; the job is tried again. */
create or replace function make_time_parts() returns integer language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '500ms' set timezone = 'UTC' as $$
declare
  divided record;
  periods timestamptz[];
  begins timestamptz;
  part text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(7369, 1);
  for divided in
    select d.*, d.name || '_other' as other
    from (values ('change_record', 'change_record_id', 'changed_at', 'year', interval '1 year', 'YYYY'),
      ('letter', 'letter_id', 'created_at', 'quarter', '3 months', 'YYYY_Q'),
      ('notification', 'notification_id', 'created_at', 'quarter', '3 months', 'YYYY_Q')) d (name, number_column, time_column, unit, length, form)
  loop
    execute format(
      'select array_agg(distinct date_trunc($1, t.at)) from (select now() union all select now() + $2 union all select %I from time_part.%I) t (at)
        where isfinite(t.at)', divided.time_column, divided.other) into periods using divided.unit, divided.length;
    foreach begins in array periods loop
      continue when exists (select from time_parts(divided.name) p where p.begins_at <= begins and begins < p.ends_at);
      part := divided.name || '_' || to_char(begins, divided.form);
      execute format('lock table time_part.%I in access exclusive mode', divided.other);
      execute format('create table time_part.%I (like %I including all excluding indexes excluding identity, primary key (%I))',
        part, divided.name, divided.number_column);
      execute format('with moved as (delete from time_part.%1$I where %2$I >= %3$L and %2$I < %4$L returning *) insert into time_part.%5$I select * from moved',
        divided.other, divided.time_column, begins, begins + divided.length, part);
      execute format('alter table %I attach partition time_part.%I for values from (%L) to (%L)',
        divided.name, part, begins, begins + divided.length);
      made := made + 1;
    end loop;
  end loop;
  return made;
end $$;
