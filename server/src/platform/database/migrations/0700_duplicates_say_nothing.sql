-- R163: what a bank rejects because it has it already says nothing of the payment that it has, and is counted by itself.
alter table bank_answer add column duplicate_count integer not null default 0;
comment on column bank_answer.duplicate_count is 'R163: payments that the bank rejected as it had them already, by themselves or with their file or batch.';
