-- R72: a payee who has asked for fewer and larger payments is left out of a pay run for that, and not by the society's minimum.
alter table pay_run_left_out drop constraint pay_run_left_out_reason;
alter table pay_run_left_out add constraint pay_run_left_out_reason
  check (reason in ('belowLeast', 'belowOwnLeast', 'onHold', 'noAccount', 'accountFailed', 'deceased'));
