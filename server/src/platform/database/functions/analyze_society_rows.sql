/* O80: looks at the lines that an import has just staged, so that they are compared by what they are: nobody else sees them yet, and nothing
   is known of a table that was empty. */
create or replace function analyze_society_rows() returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  analyze society_row;
end $$;
