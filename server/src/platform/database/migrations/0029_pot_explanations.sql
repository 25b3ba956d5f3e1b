-- What a pot is, in words for those it pays; and what a file on its way in looks like, so that sending it can be taken up again.

alter table pot
  add column explanation_is text constraint pot_explanation_is_length check (length(explanation_is) between 1 and 600),
  add column explanation_en text constraint pot_explanation_en_length check (length(explanation_en) between 1 and 600),
  add column version integer not null default 0;
comment on table pot is 'What a line is paid from, and what else moves on an account. Imports add those they meet for the first time; administrators explain them.';
-- Imports have a report of their own.
create trigger record_pot after update or delete on pot for each row execute function record_change();

alter table distribution_import add column announced_at timestamptz not null default now();
alter table distribution_part
  add column checksum text constraint distribution_part_checksum check (checksum ~ '^[0-9a-f]{64}$'),
  add column received_at timestamptz not null default now();
comment on column distribution_part.checksum is 'SHA-256 of the content: the part need not be sent again by whoever has the same.';
