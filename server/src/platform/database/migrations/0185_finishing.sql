-- O30: a distribution that pays many is finished by a job. Who asked for it stands with the distribution, and why it was refused, if it was.
alter table distribution
  add column finish_asked_at timestamptz,
  add column finish_asked_by integer references app_user,
  add column finish_refused jsonb,
  add constraint distribution_finish_asked check (num_nonnulls(finish_asked_at, finish_asked_by) in (0, 2)),
  add constraint distribution_finish_refusal_asked check (finish_refused is null or finish_asked_at is not null);
comment on column distribution.finish_refused is 'What finishing was refused with, in both languages. While it is null, and the state is checked, a job finishes it.';
