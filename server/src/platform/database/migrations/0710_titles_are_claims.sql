-- R171: titles are claims. Those that are here have been believed until today, and stay so.
alter table work_title
  add column is_verified boolean not null default true,
  add column added_by integer constraint work_title_added_by references app_user,
  add column added_at timestamptz;
comment on column work_title.is_verified is 'R171: it came before staff approved the work, or staff have confirmed it. Usage is found by no other.';
comment on column work_title.added_by is 'Who added it by itself; null of what a registration, a proposal or a file brought.';
create index work_title_unverified on work_title (work_title_id) where not is_verified;
-- It takes one more argument from now on.
drop function if exists find_usage_works(text, text, text[], integer);
