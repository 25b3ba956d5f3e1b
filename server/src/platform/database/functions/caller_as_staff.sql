/* R123, R145: who calls, where they are staff who act by their role: the user themselves, whomever they act for, unless that member gave them
   access that holds. Nobody where no user asked, nor where a former system's files are taken, of which O87 holds it. */
create or replace function caller_as_staff() returns integer language sql stable as $$
  select u.user_id from app_user u
  where u.user_id = nullif(current_setting('omur.user_id', true), '')::integer and u.role in ('administrator', 'editor')
    and current_setting('omur.takes_files', true) is distinct from 'yes'
    and not exists (
      select from access_grant g
      where g.user_id = nullif(current_setting('omur.acting_for_user_id', true), '')::integer and g.grantee_user_id = u.user_id and not g.is_read_only
        and (g.last_day is null or g.last_day >= current_date))
$$;
