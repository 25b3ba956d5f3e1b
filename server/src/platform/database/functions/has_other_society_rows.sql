-- O86: whether lines of other files than these lie ready.
create or replace function has_other_society_rows(of_import integer) returns boolean language sql stable as $$
  select coalesce(min(society_import_id) < of_import or max(society_import_id) > of_import, false) from society_row;
$$;
