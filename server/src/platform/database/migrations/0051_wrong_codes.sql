-- S2: whoever gives wrong codes of a second factor knows the password. The lock is the user's, from wherever they are given, and grows.
create table wrong_code (
  user_id integer primary key references app_user on delete cascade,
  tries integer not null,
  locked_until timestamptz
);
comment on table wrong_code is 'S2: wrong codes of a second factor since the last right one or the last new password. The eighth locks for a quarter of an hour, each further one twice as long as the one before, a day at most.';
