-- R73: live performances share one pool for each tariff, or a concert has a pool of its own, into which what its promoter pays is allocated.
alter table run_rule
  add column live_performance_id integer references live_performance,
  add column performance_type_id smallint,
  add constraint run_rule_of_concerts check (num_nonnulls(live_performance_id, performance_type_id) = 0
    or kind = 'pool' and usage_kind = 'live' and num_nonnulls(live_performance_id, performance_type_id) = 1
      and num_nonnulls(usage_sender_id, station_id) = 0),
  add constraint run_rule_performance_type check (performance_type_id between 1 and 3);
create index run_rule_live_performance on run_rule (live_performance_id) where live_performance_id is not null;
comment on column run_rule.live_performance_id is 'R73: the set list of this concert alone; before a rule for its type, and that before one for all live performances.';
comment on column run_rule.performance_type_id is 'R73: set lists of concerts of this type: 1 concert, 2 stream, 3 festival.';

alter table money_rule add column payer_name text constraint money_rule_payer_name check (length(payer_name) between 1 and 200),
  add constraint money_rule_of_payer check (payer_name is null or kind = 'allocation' and payer_kind is null);
comment on column money_rule.payer_name is 'R73: what this payer pays; before a rule for the kind of payer, and that before one for all.';
