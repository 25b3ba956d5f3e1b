-- X150: staff type a membership of a society into the register, which comes in as a file of a line for each right does: said first, taken after.

alter table ipi_import
  add column is_typed boolean not null default false,
  add column removed_memberships integer not null default 0,
  add constraint ipi_import_typed check (not is_typed or checksum is null and state not in ('receiving', 'checking', 'same'));
comment on column ipi_import.is_typed is 'No file: memberships that somebody typed. Its lines stay, to say what they were.';

alter table ipi_import_line
  add column is_typed boolean not null default false,
  add column is_removal boolean not null default false,
  add constraint ipi_import_line_removal check (not is_removal or is_typed),
  add constraint ipi_import_line_typed check (not is_typed or society_code is not null);
comment on column ipi_import_line.is_typed is 'Says a membership alone: the name stays as the register has it.';
comment on column ipi_import_line.is_removal is 'The membership never was. A file removes nothing.';
create index ipi_import_line_typed_of_party on ipi_import_line (base_number) where is_typed;

alter table ipi_change
  drop constraint ipi_change_kind,
  add constraint ipi_change_kind check (kind in ('name', 'nameFrom', 'nameTo', 'membership', 'newMembership', 'removedMembership'));
