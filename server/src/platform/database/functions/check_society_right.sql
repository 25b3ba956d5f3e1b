-- R60: whose a society's right is never changes, and what is a person's never becomes a society's.
create or replace function check_society_right() returns trigger language plpgsql as $$
begin
  raise exception 'Right % keeps whose it is.', old.right_id using errcode = 'restrict_violation', constraint = 'society_right_stays';
end $$;
create or replace trigger society_right_stays before update on author_right
  for each row when ((old.society_code, old.for_author_id) is distinct from (new.society_code, new.for_author_id)) execute function check_society_right();
