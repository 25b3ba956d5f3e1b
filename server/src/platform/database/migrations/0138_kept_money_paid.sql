-- R31: what a run kept is paid by a later run of the same category, once its work or its right holder is known.

alter table run
  add column released_line_count integer not null default 0,
  add column released_units bigint not null default 0;
comment on column run.released_units is 'R31: what earlier runs kept and this one pays. It does not come from the pools: it left them when it was kept.';

alter table run_line add column kept_usage_id integer references unmatched_usage;
alter table run_line add constraint run_line_kept check (kept_usage_id is null
  or (work_id is not null and finding is null and amount_units is not null and units = amount_units));
create unique index run_line_kept_once on run_line (kept_usage_id, distribution_id) where kept_usage_id is not null;
comment on column run_line.kept_usage_id is 'R31: what an earlier run kept. Such a line has an amount, takes nothing of its pool, and has shares of its own.';

alter table run_share add column kept_usage_id integer not null default 0, add column several_authors integer[];
alter table run_share drop constraint run_share_pkey;
alter table run_share add primary key (distribution_id, work_id, used_on, country_id, kept_usage_id, share_number);
comment on column run_share.kept_usage_id is 'R31: who shares this kept amount; 0 for the shares of all other lines.';

comment on column run_share.several_authors is 'Whose share it is where a right has that of several authors.';

-- It answers more columns.
drop function if exists run_shares(integer);
