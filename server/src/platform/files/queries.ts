import { StoredFile } from '@omur/contract/platform/calls/files';
import { answer } from '../database/answers.ts';
import { listing } from '../database/listing.ts';
import { lockClass } from '../database/locks.ts';
import { piece, sql } from '../database/statement.ts';

const ofOwner = piece`f.owner_kind = ${'kind'} and f.owner_id = ${'ownerId'}`;
const row = piece`
  select f.file_id, f.name as file_name, f.type as file_type, f.size_bytes, f.state as file_state, f.created_at
  from stored_file f where ${ofOwner} and f.state <> 'removed'`;

export const filesOfOwner = listing({
  schema: StoredFile,
  from: row,
  orders: { fileId: { up: ['q.file_id::integer'] } },
});

export const findFile = answer(StoredFile, piece`${row} and f.file_id = ${'fileId'}`);

/** Anyone who changes a file holds it until done. */
export const lockFile = sql`
  select f.name, f.type, f.size_bytes, f.state from stored_file f
  where ${ofOwner} and f.file_id = ${'fileId'} and f.state <> 'removed' for update`;

export const findOffered = sql`
  select f.name, f.type, f.size_bytes, f.state from stored_file f
  where ${ofOwner} and f.file_id = ${'fileId'} and f.state = 'offered'`;

export const findConfirmed = sql`
  select f.name, f.type, f.size_bytes, f.state from stored_file f
  where ${ofOwner} and f.file_id = ${'fileId'} and f.state = 'confirmed'`;

export const countFiles = sql`select count(*)::integer as count from stored_file f where ${ofOwner} and f.state <> 'removed'`;

/** A6: what a person has sent for things that nobody has decided on, in bytes. Anyone who asks first is done first. */
export const sumWaiting = sql`
  select coalesce(sum(f.size_bytes), 0)::float8 as bytes
  from (select pg_advisory_xact_lock(${lockClass('filesOf')}, ${'personId'}::integer)) held, stored_file f
  where f.person_id = ${'personId'} and f.state <> 'removed' and case f.owner_kind
    when 'application' then exists (
      select from fund_application a where a.application_id = f.owner_id and a.status = 'received')
    when 'case' then exists (select from member_case c where c.case_id = f.owner_id and c.closed_at is null)
    when 'assembly' then false
    when 'estate' then exists (select from estate e where e.estate_id = f.owner_id and e.state in ('reported', 'proposed'))
    when 'news' then false
    when 'disputeParty' then exists (
      select from work_dispute_party p join work_dispute d using (work_dispute_id) where p.party_id = f.owner_id and d.ended_at is null)
    else exists (
      select from contract_submission s where s.submission_id = f.owner_id and s.state in ('offered', 'waiting')) end`;

/** What was offered and never came, or was taken off, makes room for another of its name. */
export const makeRoom = sql`
  delete from stored_file f where ${ofOwner} and f.name = ${'name'} and f.state <> 'confirmed' returning f.file_id`;

/** Nothing when there is one of the name already. */
export const insertFile = sql`
  insert into stored_file (owner_kind, owner_id, person_id, name, type, size_bytes)
  values (${'kind'}, ${'ownerId'}, ${'personId'}, ${'name'}, ${'type'}, ${'sizeBytes'})
  on conflict (owner_kind, owner_id, name) do nothing returning file_id`;

export const confirmFile = sql`update stored_file set state = 'confirmed' where file_id = ${'fileId'}`;

export const takeOff = sql`
  update stored_file f set state = 'removed', removed_at = now()
  where ${ofOwner} and f.file_id = ${'fileId'} and f.state <> 'removed'`;

/** One at a time, so that a storage which fails in the middle holds up one file and not all. */
export const lockToClear = sql`
  select f.file_id, f.owner_kind, f.owner_id, f.name, f.removed_at < now() - interval '1 hour' as is_past_recall, f.state
  from stored_file f
  where f.file_id > ${'after'} and f.state <> 'confirmed'
    and (f.state = 'removed' or f.created_at < now() - interval '1 day')
  order by f.file_id limit 1 for update skip locked`;

export const forgetFile = sql`delete from stored_file where file_id = ${'fileId'}`;
