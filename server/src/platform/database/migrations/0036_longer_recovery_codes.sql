-- Recovery codes have 140 random bits; those that were handed out before hold until they are renewed.

comment on column recovery_code.code_hash is 'SHA-256 of 140 random bits; of some 80 for codes that were made before 0036.';
