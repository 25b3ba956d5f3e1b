-- O80: the same of what taking the files comes to, by which each batch finds its own.
create or replace function analyze_society_changes() returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  analyze society_change;
end $$;
