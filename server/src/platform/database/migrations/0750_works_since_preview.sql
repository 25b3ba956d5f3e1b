-- R188: a preview names the works whose documentation has changed since the preview before.

alter table run add column began_at timestamptz, add column changed_work_count integer not null default 0;
comment on column run.began_at is 'When the last preview began to be reckoned: what is changed later is in the next one.';
alter table run_work_code add column light smallint;
comment on column run_work_code.light is 'R188: the light of the work then. Runs of before have none.';

create table run_work_change (
  distribution_id integer not null references run,
  work_id integer not null references work,
  what text[] not null constraint run_work_change_what
    check (cardinality(what) > 0 and what <@ array['shares', 'light', 'codes', 'matches']),
  eyrir_before bigint not null,
  eyrir_now bigint not null,
  moved_eyrir bigint not null constraint run_work_change_moved check (moved_eyrir >= abs(eyrir_now - eyrir_before)),
  change_record_id bigint,
  primary key (distribution_id, work_id)
);
comment on table run_work_change is 'R188: works of which shares, light, codes or usage are others than in the preview before.';
comment on column run_work_change.moved_eyrir is 'What the holders who get more gain by it, or those who get less lose, whichever is more.';
comment on column run_work_change.change_record_id is 'The last change on record of the work between the two previews.';
