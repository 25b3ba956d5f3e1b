-- What the registrant says to the society about a work. A plain field of a work, for its parties (H7).
alter table work add column registrant_remark text,
  add constraint work_registrant_remark check (char_length(registrant_remark) <= 2000);
