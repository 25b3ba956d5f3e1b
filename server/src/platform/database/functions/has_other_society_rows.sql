-- O86: whether lines of other files than these lie ready.
create or replace function has_other_society_rows(of_import integer) returns boolean language sql stable as $$
  select exists (select from society_row where society_import_id < of_import) or exists (select from society_row where society_import_id > of_import);
$$;
