-- Files of applications and contracts. Their content lies in storage, under a key made of owner and name.

create table stored_file (
  file_id integer generated always as identity primary key,
  owner_kind text not null constraint stored_file_owner_kind check (owner_kind in ('application', 'contractSubmission')),
  owner_id integer not null,
  person_id integer references person,
  name text not null constraint stored_file_name_given check (name <> '' and name !~ '/'),
  type text not null constraint stored_file_type
    check (type in ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/gif')),
  size_bytes integer not null constraint stored_file_size check (size_bytes between 1 and 20971520),
  state text not null default 'offered' constraint stored_file_state check (state in ('offered', 'confirmed', 'removed')),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint stored_file_removal check ((state = 'removed') = (removed_at is not null))
);
create unique index stored_file_one_of_a_name on stored_file (owner_kind, owner_id, name);
create index stored_file_of_owner on stored_file (owner_kind, owner_id, file_id);
create index stored_file_to_clear on stored_file (file_id) where state <> 'confirmed';
comment on table stored_file is 'Offered: an address to send it to was given. Confirmed: it arrived and was looked at. Removed: still in storage, until a job has cleared it.';
comment on column stored_file.owner_id is 'Number of the application or of the contract submission, by owner_kind.';
comment on column stored_file.person_id is 'Whom it was added for; null where staff added it.';

create trigger record_stored_file after insert or update or delete on stored_file
  for each row execute function record_change();

-- What somebody took off is to be gone soon, not only at the job's next hour.
create function clear_files_soon() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('clearFiles', job_key := 'clearFiles:removed');
  return null;
end $$;
create trigger stored_file_removed after update of state on stored_file
  for each row when (new.state = 'removed') execute function clear_files_soon();
