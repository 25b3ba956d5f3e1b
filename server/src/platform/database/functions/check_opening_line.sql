-- R20: lines come with the list, and while it waits.
create or replace function check_opening_line() returns trigger language plpgsql as $$
begin
  if not exists (select from opening o where o.opening_id = new.opening_id and o.state = 'waiting') then
    raise exception 'Opening % is decided.', new.opening_id using errcode = 'restrict_violation', constraint = 'opening_stays';
  end if;
  return new;
end $$;
create or replace trigger opening_line_waits before insert on opening_line for each row execute function check_opening_line();
