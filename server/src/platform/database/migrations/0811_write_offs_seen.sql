-- R231: what is written off is what was left when it was asked for. What was asked for before waits without it, and is asked for anew.
alter table advance
  add column write_off_units bigint,
  add column write_off_awaited_units bigint,
  add constraint advance_write_off_seen check (num_nulls(write_off_units, write_off_awaited_units) in (0, 2)
    and (write_off_units is null or write_off_asked_by is not null));
comment on column advance.write_off_units is 'R231: what was left of the advance when writing it off was asked for. Written by the trigger advance_stays alone.';
comment on column advance.write_off_awaited_units is 'R231: what waited for its payee then (advance_awaited). Written by the same trigger.';
