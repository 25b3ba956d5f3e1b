-- O224: when national IDs and e-mail addresses were taken out of a draft that nobody has changed for a month.
alter table draft add column people_left_out_at timestamptz;
