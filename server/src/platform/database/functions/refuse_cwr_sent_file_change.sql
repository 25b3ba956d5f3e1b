-- X93, X126: what was made is never changed, and no number is used again; the bytes may go after seven years.
create or replace function refuse_cwr_sent_file_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'cwr_sent_file_part'
    and exists (select from cwr_sent_file f where f.cwr_sent_file_id = old.cwr_sent_file_id and f.made_at < now() - interval '7 years')
  then return old; end if;
  raise exception 'a file of CWR that was made stays as it is' using errcode = 'check_violation', constraint = 'cwr_sent_file_kept';
end $$;
create or replace trigger cwr_sent_file_kept before update or delete on cwr_sent_file
  for each row execute function refuse_cwr_sent_file_change();
create or replace trigger cwr_sent_file_part_kept before update or delete on cwr_sent_file_part
  for each row execute function refuse_cwr_sent_file_change();
create or replace trigger cwr_sent_file_work_kept before update or delete on cwr_sent_file_work
  for each row execute function refuse_cwr_sent_file_change();
