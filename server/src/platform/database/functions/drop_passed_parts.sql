/* O162: drops each table of letters or notifications that has nothing in it but what was to be kept until now. A letter is kept from when it
   was sent, which may be later than when it was written, and for as long as it waits. Answers how many it dropped. */
create or replace function drop_passed_parts(kept_days integer) returns integer language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '500ms' as $$
declare
  passed constant timestamptz := now() - make_interval(days => kept_days);
  gone record;
  is_needed boolean;
  dropped integer := 0;
begin
  if kept_days < 365 or kept_days is null then
    raise exception 'Letters and notifications of the last year stay.' using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(7369, 1);
  for gone in
    select d.name, d.needed, p.part
    from (values ('letter', 'sent_at >= $1 or sent_at is null and due_at < ''infinity'''), ('notification', 'created_at >= $1')) d (name, needed)
    cross join lateral time_parts(d.name) p where p.ends_at <= passed
  loop
    -- From here on nobody writes to it.
    execute format('lock table only %I in access exclusive mode', gone.name);
    execute format('lock table %s in access exclusive mode', gone.part);
    execute format('select exists (select from %s where %s)', gone.part, gone.needed) into is_needed using passed;
    continue when is_needed;
    execute format('drop table %s', gone.part);
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$;
