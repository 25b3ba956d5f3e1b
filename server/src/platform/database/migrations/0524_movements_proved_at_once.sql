-- O34: what money moved for and which works a distribution has is proved once for each statement: movement_refers, distribution_work_refers.
alter table movement
  drop constraint movement_right_id_fkey, drop constraint movement_distribution_id_fkey, drop constraint movement_pot_id_fkey;
alter table distribution_work
  drop constraint distribution_work_distribution_id_fkey, drop constraint distribution_work_work_id_fkey;
