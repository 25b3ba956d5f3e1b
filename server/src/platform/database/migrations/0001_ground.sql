-- What everything else stands on: text folding, the record of changes, lookups.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The search form of a title or name. The same steps as fold() in contract/src/rules/folding.ts; a test compares the two.
create function fold(value text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(value, nfkd), U&'[\0300-\036F]', '', 'g') collate "und-x-icu"),
        'ðøđłς', 'dodlσ'),
      'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss') collate "und-x-icu",
    '[^[:alnum:]]+', ' ', 'g'));

create table change_record (
  change_record_id bigint generated always as identity primary key,
  changed_at timestamptz not null default clock_timestamp(),
  user_id integer,
  acting_for_user_id integer,
  request_id text,
  table_name text not null,
  operation text not null constraint change_record_operation check (operation in ('insert', 'update', 'delete')),
  work_id integer,
  person_id integer,
  old_row jsonb,
  new_row jsonb
);
create index change_record_work on change_record (work_id, change_record_id) where work_id is not null;
create index change_record_person on change_record (person_id, change_record_id) where person_id is not null;
create index change_record_time on change_record (changed_at);
comment on table change_record is 'J4: who changed what. Rows are only ever inserted; the application role may do nothing else here.';

-- An update keeps only the columns that changed, so that a record reads as the change itself.
create function record_change() returns trigger language plpgsql as $$
declare
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) - 'password_hash' end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) - 'password_hash' end;
  whole jsonb := coalesce(new_row, old_row);
begin
  if tg_op = 'UPDATE' then
    if new_row = old_row and to_jsonb(old) = to_jsonb(new) then return null; end if;
    select jsonb_object_agg(key, value) into old_row
      from jsonb_each(old_row) where value is distinct from new_row -> key;
    select jsonb_object_agg(key, value) into new_row
      from jsonb_each(new_row) where old_row is not null and old_row ? key;
  end if;
  insert into change_record
    (user_id, acting_for_user_id, request_id, table_name, operation, work_id, person_id, old_row, new_row)
  values (
    nullif(current_setting('omur.user_id', true), '')::integer,
    nullif(current_setting('omur.acting_for_user_id', true), '')::integer,
    nullif(current_setting('omur.request_id', true), ''),
    tg_table_name, lower(tg_op),
    (whole ->> 'work_id')::integer, (whole ->> 'person_id')::integer,
    old_row, new_row);
  return null;
end $$;

create table postal_code (
  postal_code text primary key constraint postal_code_form check (postal_code ~ '^[0-9]{3}$'),
  post_office text not null
);

create table gender (
  gender_id smallint primary key,
  name_is text not null,
  name_en text not null
);

create table society (
  society_code smallint primary key,
  name text not null
);
comment on table society is 'CISAC society codes. 0: not a member of any society.';

create table author_type (
  author_type_id smallint primary key,
  code text not null unique,
  name_is text not null,
  name_en text not null
);

create table lookup_state (
  is_only_row boolean primary key default true constraint lookup_state_one_row check (is_only_row),
  checksum text not null
);
comment on table lookup_state is 'Of the files that the lookups were last read from, so that an unchanged start reads none of them into the database.';
