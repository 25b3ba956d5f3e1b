create or replace function refuse_change_of_finished() returns trigger language plpgsql as $$
declare of_distribution integer := old.distribution_id;
begin
  if exists (select from distribution where distribution_id = of_distribution and state = 'finished') then
    raise exception 'Distribution % is finished and never changes.', of_distribution using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
