-- X93: what was made is never changed, and no number is used again.
create or replace function refuse_cwr_sent_file_change() returns trigger language plpgsql as $$
begin
  raise exception 'a file of CWR that was made stays as it is' using errcode = 'check_violation', constraint = 'cwr_sent_file_kept';
end $$;
create or replace trigger cwr_sent_file_kept before update or delete on cwr_sent_file
  for each row execute function refuse_cwr_sent_file_change();
create or replace trigger cwr_sent_file_part_kept before update or delete on cwr_sent_file_part
  for each row execute function refuse_cwr_sent_file_change();
create or replace trigger cwr_sent_file_work_kept before update or delete on cwr_sent_file_work
  for each row execute function refuse_cwr_sent_file_change();
