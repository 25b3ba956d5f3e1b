-- R35: a run is corrected by another over differences alone.
create table run_correction (
  distribution_id integer primary key references run,
  corrected_id integer not null references run,
  work_ids integer[] not null constraint run_correction_works check (cardinality(work_ids) between 1 and 100 and array_position(work_ids, null) is null),
  reason text not null constraint run_correction_reason check (length(reason) between 1 and 500),
  constraint run_correction_of_another check (corrected_id <> distribution_id)
);
create index run_correction_of on run_correction (corrected_id);
comment on table run_correction is 'R35: a run that shares lines of a finished one anew. Whom it is about is chosen by work; it takes no pool and no new usage.';
create trigger record_run_correction after insert or update or delete on run_correction for each row execute function record_change();
create trigger run_correction_stays before update or delete on run_correction for each row execute function refuse_change_of_finished();

create table run_correction_work (
  distribution_id integer not null references run_correction,
  work_id integer not null references work,
  finding text constraint run_correction_work_finding check (finding in (
    'notInRun', 'notGreen', 'disputed', 'givenAway', 'claimed', 'correctedByFile', 'protectedChanged', 'right')),
  line_count integer not null default 0,
  moved_eyrir bigint not null default 0 constraint run_correction_work_moved check (moved_eyrir >= 0),
  primary key (distribution_id, work_id),
  constraint run_correction_work_left_out check (finding is null or line_count = 0 and moved_eyrir = 0)
);
comment on table run_correction_work is 'R35: what a correction found of each work it is about: why nothing is corrected, or of how many lines how much changes hands.';

create table run_correction_share (
  distribution_id integer not null references run_correction,
  corrected_line_id integer not null,
  share_number smallint not null,
  right_id integer references author_right,
  author_id integer references author,
  contract_id integer references publishing_contract,
  share_hundredths integer not null constraint run_correction_share_share check (share_hundredths between 0 and 10000),
  had_eyrir bigint not null constraint run_correction_share_had check (had_eyrir >= 0),
  is_changed boolean not null,
  primary key (distribution_id, corrected_line_id, share_number)
);
comment on table run_correction_share is 'R35: of each line that is corrected, whose it is, and what each has had of it: what was paid, or is kept. Who has had too little or too much shares anew what they have had together.';

alter table run_line add column corrected_line_id integer;
alter table run_line add constraint run_line_corrects check (corrected_line_id is null
  or (kept_usage_id is null and work_id is not null and finding is null and amount_units is not null and units = amount_units));
create unique index run_line_corrected_once on run_line (distribution_id, corrected_line_id) where corrected_line_id is not null;
comment on column run_line.corrected_line_id is 'R35: the line of the corrected run. What is shared anew of it is no money of a pool.';

-- They answer more columns.
drop function if exists run_parts(integer);
drop function if exists explained_line(integer, integer);
