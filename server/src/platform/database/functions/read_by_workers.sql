/* What a query finds, read by several processes where that is faster: a statement that writes what it reads itself is read by one alone.
   `$1` in the query is the number of the import, `$2` are numbers of distributions. It runs as who calls it, and is never built from input. What
   is done with the rows is planned for many. To hand a row over costs less than PostgreSQL believes where a hash is made of it. */
create or replace function read_by_workers(query text, of_import integer, of_distributions integer[] default null) returns setof record
  language plpgsql stable rows 1000000 set parallel_tuple_cost = 0.01 as $$
begin
  return query execute query using of_import, of_distributions;
end $$;
