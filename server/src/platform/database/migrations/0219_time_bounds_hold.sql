-- O161: reads each once. Nobody waits for it.
alter table change_record validate constraint of_time;
alter table letter validate constraint of_time;
alter table notification validate constraint of_time;
