-- O31: addresses that the mail service says take no letters. They are forgotten after a while, and tried again.
create table bounced_address (
  address text primary key constraint bounced_address_form check (address = lower(address) and length(address) between 3 and 320),
  kind text not null constraint bounced_address_kind check (kind in ('permanent', 'complaint')),
  said text constraint bounced_address_said check (length(said) <= 500),
  bounced_at timestamptz not null default now()
);
comment on column bounced_address.kind is 'permanent: there is no such mailbox. complaint: its reader has called a letter unwanted.';
-- Letters go to the first address of somebody who has several.
create index person_first_address on person (lower(trim(split_part(email, ',', 1)))) where email is not null;

-- O32: the lines of finished distributions of closed years, as files in storage.
create table archived_distribution (
  distribution_id integer primary key references distribution,
  file_key text not null constraint archived_distribution_key_unique unique,
  line_count integer not null constraint archived_distribution_lines check (line_count >= 0),
  amount numeric(16,2) not null,
  file_bytes bigint not null constraint archived_distribution_bytes check (file_bytes > 0),
  checksum bytea not null constraint archived_distribution_checksum check (octet_length(checksum) = 32),
  archived_at timestamptz not null default now()
);
comment on table archived_distribution is 'A finished distribution never changes, so that its file is written once.';
