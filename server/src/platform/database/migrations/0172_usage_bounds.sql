-- R38: what usage and income may come to, so that no line of theirs is more than a run can reckon with. What there is already stays.
alter table usage_line
  add constraint usage_line_day_long check (seconds <= 86400) not valid,
  add constraint usage_line_amount_within check (abs(amount) <= 9000000000) not valid;
alter table usage_import add constraint usage_import_rate_within check (exchange_rate <= 99999) not valid;
alter table income add constraint income_within check (abs(gross_units) <= 999999999990000) not valid;
