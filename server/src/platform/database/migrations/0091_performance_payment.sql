-- Lines of set lists that a run has paid: each is paid once.

create table performance_payment (
  performance_id integer primary key references performance,
  distribution_id integer not null references distribution
);
create index performance_payment_distribution on performance_payment (distribution_id);
comment on table performance_payment is 'Lines of set lists that a run has paid. What stands here is never paid again.';
