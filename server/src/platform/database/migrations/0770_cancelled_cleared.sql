-- O34: a distribution of many lines is cancelled at once, and a job clears what stands there. Until then its number is not used anew.
alter table distribution
  add column clearing_since timestamptz,
  add constraint distribution_being_cleared check (clearing_since is null or state = 'cancelled');
comment on column distribution.clearing_since is 'O34: when it was cancelled, while a job still clears what stands there; null once that is done.';
