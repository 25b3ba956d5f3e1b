-- O142: what services know somebody by stays theirs, and becomes nobody else's.
create or replace function keep_subject() returns trigger language plpgsql as $$
begin
  raise exception 'A subject does not change.' using errcode = 'check_violation', constraint = 'app_user_subject_unchanged';
end $$;
create or replace trigger keep_subject before update of subject on app_user
  for each row when (new.subject is distinct from old.subject) execute function keep_subject();
