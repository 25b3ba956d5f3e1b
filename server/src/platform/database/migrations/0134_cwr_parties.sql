-- X105: the agreement between a party and its publisher or writer as the submitter of a file numbers it; the society's number is agreement_number.
alter table work_party add column submitter_agreement text
  constraint work_party_submitter_agreement check (submitter_agreement is null or source = 'cwr' and char_length(submitter_agreement) <= 14);
