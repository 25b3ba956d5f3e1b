-- R136: what staff change in a contract that moves money is asked for by one and done once another says so.
alter table confirmation
  add column contract_id integer references publishing_contract,
  add column contract_call text constraint confirmation_contract_call check (contract_call in ('terms', 'worksIn', 'workOut', 'subAgreement')),
  add column contract_body jsonb,
  add column contract_says jsonb,
  drop constraint confirmation_kind,
  add constraint confirmation_kind check (kind in ('join', 'account', 'email', 'leaving', 'staff', 'tax', 'contract')),
  add constraint confirmation_contract check
    ((kind = 'contract') = (contract_id is not null and contract_call is not null and contract_body is not null and contract_says is not null));
comment on column confirmation.contract_body is 'R136: what the call was sent with, by the names of the code.';
comment on column confirmation.contract_says is 'R136: the same in words, of both languages.';
create unique index confirmation_terms_once on confirmation (contract_id) where state = 'waiting' and contract_call = 'terms';
create index confirmation_contract_waiting on confirmation (contract_id) where state = 'waiting' and kind = 'contract';

-- The history has who asked for a change beside who confirmed it. What is there was made by one.
alter table contract_change
  add column asked_by integer references app_user,
  add column takes_two boolean not null default false;
alter table contract_change
  alter column takes_two set default true,
  add constraint contract_change_by_another check (not takes_two or user_id is null
    or field in ('ICE_AGREEMENT_NR', 'ADDITIONAL_INFO', 'SAMNINGSNUMER_FELAGS', 'SAMNINGSNUMER_SENDANDA', 'YFIRFAERSLA')
    or coalesce(asked_by <> user_id, false));
