-- R108: a bank that takes no payment of a file, or has not enough on the society's account, says nothing of any payee's account.
alter table payment
  add column failed_with_us boolean not null default false,
  add constraint payment_failed_with_us check (not failed_with_us or state = 'rejected');
comment on column payment.failed_with_us is 'The bank rejected its file or batch, or it for a reason that is with the society; its account may be right.';
