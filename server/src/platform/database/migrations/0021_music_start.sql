-- A3: the code by which a person signs up to MusicStart, one a person.

create table music_start_code (
  person_id integer constraint music_start_one_a_person primary key references person,
  code text not null constraint music_start_code_once unique
    constraint music_start_code_form check (code ~ '^[ACDEFGHJKMNPRTVWXY34679]{12}$'),
  issued_on date not null default current_date
);
comment on column music_start_code.code is 'Twelve letters and digits, none that is read as another.';

create trigger record_music_start_code after insert or update or delete on music_start_code
  for each row execute function record_change();
