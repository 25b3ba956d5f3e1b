-- R50: usage that a run paid for the wrong work is shared anew among those of the right one.
alter table run_line add column moved_from integer references work;
alter table run_line add constraint run_line_moved check (moved_from is null
  or (corrected_line_id is not null and usage_item_id is not null and moved_from <> work_id));
comment on column run_line.moved_from is 'R50: the work that the line was paid for before; work_id is the one that it is of.';

alter table run_correction_work add column to_work_id integer not null default 0;
alter table run_correction_work drop constraint run_correction_work_pkey;
alter table run_correction_work add primary key (distribution_id, work_id, to_work_id);
alter table run_correction_work add constraint run_correction_work_other check (to_work_id <> work_id);
comment on column run_correction_work.to_work_id is 'R50: the work that lines which were paid for this one are of; 0 for lines that are of it.';

-- It answers more columns.
drop function if exists corrected_nodes(integer);
