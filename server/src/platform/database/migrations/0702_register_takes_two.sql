-- R167: whether an import of the register takes two of the staff stands with it. What was taken before is not asked about.
alter table ipi_import add column takes_two boolean not null default false;
alter table ipi_import
  alter column takes_two set default true,
  add constraint ipi_import_by_another check (not takes_two or coalesce(taken_by <> announced_by, true));
comment on column ipi_import.takes_two is 'R167: whether another takes it than sent or typed it, neither of whom is paid by what it changes.';
