-- R11: usage of a run is asked for by its days.
drop function if exists run_usage(integer);
