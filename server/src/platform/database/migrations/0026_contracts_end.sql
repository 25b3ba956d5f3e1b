-- A contract that is over gives its works back, or up to another that they are in (V6). Staff put works into a contract, and take them out.

comment on column publishing_contract.took_effect_at is 'Since when the rights of its works follow it (V6). Null: it has not started, or is over.';
create index contract_in_effect on publishing_contract (ends_on) where took_effect_at is not null;

alter table contract_change drop constraint contract_change_field;
alter table contract_change add constraint contract_change_field check (field in
  ('UPPHAF_SAMNINGS', 'LOK_SAMNINGS', 'PERFORMANCE_SHARE', 'MECHANICAL_SHARE', 'ICE_AGREEMENT_NR', 'ADDITIONAL_INFO', 'VERK'));
