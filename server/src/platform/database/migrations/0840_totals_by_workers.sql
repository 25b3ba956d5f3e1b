-- It is told of which distributions, since a query that finds them by itself is planned for few and read by one process.
drop function if exists read_by_workers(text, integer);
