-- O273: whether a run has counted a line of a set list. A line that is taken off a list was looked for among all lines of all runs.
create index run_line_performance on run_line (performance_id) where performance_id is not null;
