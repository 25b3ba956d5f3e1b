-- R143: who entered a contract that publishes in the place of another, and who confirmed it, is the first row of its history.
alter table contract_change drop constraint contract_change_field;
alter table contract_change add constraint contract_change_field check (field in
  ('UPPHAF_SAMNINGS', 'LOK_SAMNINGS', 'PERFORMANCE_SHARE', 'MECHANICAL_SHARE', 'ICE_AGREEMENT_NR', 'ADDITIONAL_INFO', 'VERK',
   'SVAEDI', 'SYNCHRONISATION_SHARE', 'VARSLA_TIL', 'INNHEIMTA_TIL', 'TEGUND_SAMNINGS', 'SAMNINGSNUMER_FELAGS', 'SAMNINGSNUMER_SENDANDA',
   'YFIRFAERSLA', 'FRUMSAMNINGUR_NR'));
