-- R201: a rate that one has typed is seen and confirmed by who finishes the run that pays by it; one far from what is known says why.
alter table usage_import
  add column rate_reason text constraint usage_import_rate_reason check (length(rate_reason) between 1 and 500),
  add constraint usage_import_rate_of_currency check (rate_reason is null or currency <> 'ISK');
comment on column usage_import.rate_reason is 'R201: why the rate is more than a tenth from the one before.';
alter table run add column are_rates_seen boolean not null default false;
comment on column run.are_rates_seen is 'R201: who finished it has seen the rates of the reports and statements that it pays by.';
