-- R203: what is left of an advance to somebody who has died is recovered from what their right brings the heirs, each by their part.
create table inherited_recovery (
  advance_id integer not null references advance,
  distribution_id integer not null references distribution,
  payee_id integer not null references payee,
  units bigint not null constraint inherited_recovery_units check (units > 0 and units % 100 = 0),
  primary key (advance_id, distribution_id, payee_id)
);
create index inherited_recovery_distribution on inherited_recovery (distribution_id);
create index inherited_recovery_payee on inherited_recovery (payee_id);
comment on table inherited_recovery is 'R203: how much of a row of advance_recovery came from what an heir was brought. Only added to.';
