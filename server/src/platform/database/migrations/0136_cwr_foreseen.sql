-- X112: before a file is sent, its works carry what staff would be asked.
comment on column cwr_transaction.question is 'What staff are asked; before the file is sent, what they would be asked (X112).';
