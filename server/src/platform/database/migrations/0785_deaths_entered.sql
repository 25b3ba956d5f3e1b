-- R215: who of the staff entered a death that no division of an estate has borne out. Of deaths that stand already nobody has.
alter table person add column death_entered_by integer constraint person_death_entered_by_fkey references app_user;
create index person_death_entered_by on person (death_entered_by) where death_entered_by is not null;
comment on column person.death_entered_by is 'R215: user who entered that the person has died, until a division of the estate has passed; null where files did. Written by the trigger death_is_entered alone.';
