-- X134: the list of societies is replaced from a file as the tables of codes are. What has ended stays for what refers to it.
alter table society
  add column starts_on date not null default '-infinity',
  add column ends_on date not null default 'infinity',
  add constraint society_dates check (starts_on <= ends_on),
  add constraint society_number check (society_code between 0 and 999),
  add constraint society_named check (char_length(name) between 1 and 300),
  -- It stands for none, and ends no more than it began.
  add constraint society_none_stays check (society_code <> 0 or starts_on = '-infinity' and ends_on = 'infinity');
