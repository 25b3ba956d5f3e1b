-- O342: planned maintenance, as its operator announced it. One after the other, and no longer than anyone would plan for.
create table maintenance (
  maintenance_id integer generated always as identity primary key,
  announced_at timestamptz not null default now(),
  writes_until timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  constraint maintenance_order check (writes_until <= starts_at and starts_at < ends_at),
  constraint maintenance_length check (ends_at <= writes_until + interval '3 days'),
  constraint maintenance_apart exclude using gist (tstzrange(writes_until, ends_at) with &&) where (ended_at is null)
);
comment on table maintenance is 'When nothing may be changed any more, when the portal is closed, and until when. Written by a command of the owner; ended_at: ended or called off before its time.';
