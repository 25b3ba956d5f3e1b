-- R208: income that another administrator than who registered it has seen on the society's account. Only added to.
create table income_confirmed (
  income_id integer primary key references income,
  confirmed_by integer not null references app_user,
  confirmed_at timestamptz not null default now()
);
create index income_confirmed_by on income_confirmed (confirmed_by);
comment on table income_confirmed is 'R208: income that another than who registered it says came in. Never changed.';
