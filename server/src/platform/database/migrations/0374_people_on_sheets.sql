-- O222: when national IDs and e-mail addresses were taken off a sheet that nobody has changed for a month.
alter table bulk add column people_left_out_at timestamptz;
