-- O34, O225: the indexes that attach_history() takes over, made all at once when the table is full.
create or replace function index_history(of_distribution integer) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
declare part text := 'h' || of_distribution;
begin
  execute format('alter table statement_line_part.%I add primary key (right_id, distribution_id, statement_line_id)', part);
  execute format('create index on statement_line_part.%I (right_id, work_id, distribution_id, statement_line_id)', part);
  execute format('create index on statement_line_part.%I (right_id, amount, distribution_id, statement_line_id)', part);
  execute format('revoke insert on statement_line_part.%I from omur_app', part);
  execute format('analyze statement_line_part.%I', part);
end $$;
