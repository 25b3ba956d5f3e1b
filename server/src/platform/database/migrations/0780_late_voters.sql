-- R209: who fixes a list of voters has seen how many are on it by what was entered only after its day.
alter table assembly_step add column late_voters integer not null default 0 constraint assembly_step_late_voters check (late_voters >= 0);
comment on column assembly_step.late_voters is 'R209: of a list that was fixed, how many were on it by what users entered after its day, as whoever fixed it had seen.';
