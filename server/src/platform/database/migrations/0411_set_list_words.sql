-- H159, H160, H164: what those who played together say of a set list that one of them registered.
create table group_performance (
  live_performance_id integer primary key references live_performance,
  group_id integer references author_group on delete set null,
  registered_as integer not null references author,
  version integer not null default 1 constraint group_performance_version check (version > 0)
);
create index group_performance_author on group_performance (registered_as);
create index group_performance_group on group_performance (group_id) where group_id is not null;
comment on table group_performance is 'A live performance that was registered as one of a group.';
comment on column group_performance.registered_as is 'The name that the others know the registrant by, also when they have left: another would tell who bears a pseudonym.';
comment on column group_performance.version is 'Goes up by trigger with any change of the set list, or of who played where and when. A word is of one version, and counts while that stands.';
create trigger record_group_performance after insert or delete on group_performance for each row execute function record_change();

create table set_list_word (
  live_performance_id integer not null references group_performance,
  author_id integer not null references author,
  asked_at timestamptz not null default now(),
  is_right boolean,
  remark text constraint set_list_word_remark check (char_length(remark) between 1 and 2000),
  said_at timestamptz,
  said_of integer,
  is_told_again boolean not null default false,
  primary key (live_performance_id, author_id),
  constraint set_list_word_whole check (num_nulls(is_right, said_at, said_of) in (0, 3)),
  constraint set_list_word_reason check ((is_right is false) = (remark is not null))
);
create index set_list_word_author on set_list_word (author_id);
create index set_list_word_objected on set_list_word (live_performance_id) where not is_right;
comment on table set_list_word is 'Whoever was in the group on the day, but for who registered it; they stay when they leave the group.';
comment on column set_list_word.said_of is 'The version that was read.';
comment on column set_list_word.is_told_again is 'They have been told that the list changed after what they said.';
create trigger record_set_list_word after insert or delete on set_list_word for each row execute function record_change();
create trigger record_set_list_word_said after update of is_right, remark on set_list_word for each row execute function record_change();

do $$
begin
  if exists (select from pg_roles where rolname = 'omur_app') then
    grant select, insert, update, delete on group_performance, set_list_word to omur_app;
  end if;
end $$;
