-- X130–X133: administrators keep the receivers of CWR files. 319 and 048 stay as they are.

alter table cwr_receiver
  drop constraint cwr_receiver_code,
  add constraint cwr_receiver_code check (receiver ~ '^[0-9]{3}$' and receiver <> '077'),
  add column society_code smallint not null generated always as (receiver::smallint) stored,
  add column sends text not null default 'all' constraint cwr_receiver_sends check (sends in ('all', 'theirs')),
  add column closed_at timestamptz,
  add column closed_by integer references app_user,
  -- Not valid: an empty database has its societies after its migrations.
  add constraint cwr_receiver_society foreign key (society_code) references society not valid,
  add constraint cwr_receiver_closed check ((closed_at is null) = (closed_by is null));
create trigger record_cwr_receiver after insert or update or delete on cwr_receiver
  for each row execute function record_change();
comment on table cwr_receiver is 'X130: societies and hubs that works are sent to. One that is closed gets no more files; what it has of ours stays.';
comment on column cwr_receiver.sends is 'X131: all works that may go out, or those with somebody who belongs to that society.';
comment on column cwr_receiver.version is 'Another version makes no work stale: works that change later go out in it.';
