-- O221: a system delivers CWR with a key, and what is registered of it later is recorded under the name of that key.
alter table api_key drop constraint api_key_scopes;
alter table api_key add constraint api_key_scopes check (cardinality(scopes) > 0
  and scopes <@ array['readWorks', 'register', 'readMoney', 'readPerformances', 'registerPerformances', 'readCwr', 'sendCwr']);
alter table cwr_file add column sent_by_key integer references api_key;
comment on column cwr_file.sent_by_key is 'The key with which a system sent it; null if a person or a drop folder did.';
