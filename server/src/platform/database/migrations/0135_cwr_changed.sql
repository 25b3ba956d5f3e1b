-- X110: what is registered of mechanical shares or publishers may be other than what was sent; the answer is then AC.
alter table cwr_transaction add column is_changed boolean not null default false;
comment on column cwr_transaction.is_changed is 'X110: the work was registered with other mechanical shares or publishers than the file has, as the contract makes them.';
