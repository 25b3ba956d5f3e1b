-- R15: what a run has paid is proved once for each statement: usage_payment_line, usage_line_paid, usage_payment_refers.
alter table usage_payment
  drop constraint usage_payment_line, drop constraint usage_payment_distribution_id_fkey, drop constraint usage_payment_work_id_fkey;
