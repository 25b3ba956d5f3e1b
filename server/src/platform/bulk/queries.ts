import { Bulk, BulkEntry, BulkMapping } from '@omur/contract/platform/calls/bulk';
import { answer } from '../database/answers.ts';
import { listing } from '../database/listing.ts';
import { piece, sql } from '../database/statement.ts';
import { lastTurn } from '../jobs/turns.ts';

/** Rows are named after the works that they were of before there were other kinds. */
const isReady = piece`not w.is_done and w.faults = '[]' and (w.alike = '[]' or w.is_other_work)`;

const bulks = piece`
  select b.bulk_id, b.kind as bulk_kind, b.name as bulk_name, c.all_count, c.ready_count, c.faulty_count, c.alike_count, c.queued_count, c.done_count,
    b.updated_at as last_changed_at, -(extract(epoch from b.updated_at) * 1000000)::bigint as age
  from bulk b, lateral (
    select count(*)::integer as all_count,
      count(*) filter (where ${isReady} and not w.is_queued)::integer as ready_count,
      count(*) filter (where not w.is_done and w.faults <> '[]')::integer as faulty_count,
      count(*) filter (where not w.is_done and w.faults = '[]' and w.alike <> '[]' and not w.is_other_work)::integer as alike_count,
      count(*) filter (where w.is_queued)::integer as queued_count,
      count(*) filter (where w.is_done)::integer as done_count
    from bulk_work w where w.bulk_id = b.bulk_id) c
  where b.user_id = ${'userId'} and b.kind = any(${'kinds'}::text[])`;

/** Few enough to be counted and put in order as they are asked for. */
export const bulksOfUser = listing({
  schema: Bulk,
  from: bulks,
  orders: { newest: { up: ['q.age::bigint', 'q.bulk_id::integer'] } },
});

export const findBulk = answer(Bulk, piece`${bulks} and b.bulk_id = ${'bulkId'}`);

/** As they were checked last, in the reader's language. */
export const entriesOfBulk = listing({
  schema: BulkEntry,
  from: piece`
    select w.place, w.version as row_version, w.lines, w.author_names as known_names, w.is_other_work as is_other, w.is_queued,
      coalesce(w.work_id, w.live_performance_id, w.person_id) as made_id,
      (select coalesce(json_agg(json_build_object('linA_FAERSLU', f -> 'lineNumber', 'dalkur', f -> 'sheetColumn', 'abending', f ->> ${'language'}::text) order by at), '[]')
        from jsonb_array_elements(w.faults) with ordinality as x (f, at)) as faults,
      (select coalesce(json_agg(json_build_object('numeR_LIKS', a -> 'id', 'heitI_LIKS', a -> 'name') order by at), '[]')
        from jsonb_array_elements(w.alike) with ordinality as x (a, at)) as alike
    from bulk_work w join bulk b using (bulk_id) where w.bulk_id = ${'bulkId'} and b.user_id = ${'userId'}`,
  orders: { place: { up: ['q.place::smallint'] } },
});

export const countBulks = sql`select count(*)::integer as bulks from bulk where user_id = ${'userId'}`;
export const insertBulk = sql`
  insert into bulk (user_id, name, kind) values (${'userId'}, ${'bulkName'}, ${'kind'}) returning bulk_id`;

/** Locked, so that of two saves of one sheet the second sees the first. */
export const lockBulk = sql`
  select b.bulk_id, b.kind, exists (select from bulk_work w where w.bulk_id = b.bulk_id and w.is_queued) as is_being_sent
  from bulk b where b.bulk_id = ${'bulkId'} and b.user_id = ${'userId'} and b.kind = any(${'kinds'}::text[]) for update`;

export const deleteBulk = sql`delete from bulk where bulk_id = ${'bulkId'}`;

export const lockEntries = sql`
  select place, version, is_done, is_queued, alike from bulk_work
  where bulk_id = ${'bulkId'} and place = any(${'places'}::integer[]) order by place for update`;

export const deleteEntries = sql`
  delete from bulk_work where bulk_id = ${'bulkId'} and place = any(${'places'}::integer[]) and not is_done and not is_queued`;

export const writeEntries = sql`
  insert into bulk_work (bulk_id, place, lines, author_names, faults, alike, is_other_work)
  select ${'bulkId'}::integer, r.place, r.lines, r.known_names, r.faults, r.alike, r.is_other
  from json_to_recordset(${'entries'}::json) as r (place integer, lines jsonb, known_names jsonb, faults jsonb, alike jsonb, is_other boolean)
  on conflict (bulk_id, place) do update set version = bulk_work.version + 1, lines = excluded.lines, author_names = excluded.author_names,
    faults = excluded.faults, alike = excluded.alike, is_other_work = excluded.is_other_work`;

export const touchBulk = sql`
  update bulk b set updated_at = now() where b.bulk_id = ${'bulkId'}
  returning (select coalesce(sum(octet_length(w.lines::text)), 0)::integer from bulk_work w where w.bulk_id = b.bulk_id) as bytes`;

export const findColumns = sql`select mapping from bulk_column where user_id = ${'userId'} and kind = ${'kind'}`;

/** Beside what was confirmed before, as long as there is room for both. */
export const keepColumns = sql`
  insert into bulk_column as kept (user_id, kind, mapping) values (${'userId'}, ${'kind'}, ${'mapping'}::jsonb)
  on conflict (user_id, kind) do update set mapping = case when octet_length((kept.mapping || excluded.mapping)::text) <= 65536
    then kept.mapping || excluded.mapping else excluded.mapping end`;

const mappings = piece`
  select m.bulk_mapping_id, m.kind as bulk_kind, m.name as bulk_mapping_name, m.confirmed_at as mapping_confirmed_at, lower(m.name) as folded
  from bulk_mapping m where m.user_id = ${'userId'} and m.kind = any(${'kinds'}::text[])`;

export const mappingsOfUser = listing({
  schema: BulkMapping,
  from: mappings,
  orders: { name: { up: ['q.folded', 'q.bulk_mapping_id::integer'] } },
});

/** The latest first, so that of two that fit alike it is proposed. */
export const findMappings = sql`
  select bulk_mapping_id, name as bulk_mapping_name, mapping from bulk_mapping
  where user_id = ${'userId'} and kind = ${'kind'} order by confirmed_at desc, bulk_mapping_id desc`;

export const countOtherMappings = sql`
  select count(*)::integer as others from bulk_mapping
  where user_id = ${'userId'} and (kind, lower(name)) <> (${'kind'}::text, lower(${'name'}::text))`;

export const keepMapping = sql`
  insert into bulk_mapping (user_id, kind, name, mapping) values (${'userId'}, ${'kind'}, ${'name'}, ${'mapping'}::jsonb)
  on conflict (user_id, kind, lower(name)) do update set name = excluded.name, mapping = excluded.mapping, confirmed_at = now()`;

const ownMapping = piece`
  m.bulk_mapping_id = ${'bulkMappingId'} and m.user_id = ${'userId'} and m.kind = any(${'kinds'}::text[])`;
export const isNamed = sql`
  select from bulk_mapping m join bulk_mapping o using (user_id, kind)
  where ${ownMapping} and o.bulk_mapping_id <> m.bulk_mapping_id and lower(o.name) = lower(${'name'}::text)`;
export const renameMapping = sql`update bulk_mapping m set name = ${'name'} where ${ownMapping}`;
export const deleteMapping = sql`delete from bulk_mapping m where ${ownMapping}`;

export const queueEntries = sql`
  update bulk_work w set is_queued = true where w.bulk_id = ${'bulkId'} and not w.is_queued and ${isReady}`;

export const noteSender = sql`update bulk set sent_by = ${'userId'}, updated_at = now() where bulk_id = ${'bulkId'}`;

export const askForSending = sql`
  select graphile_worker.add_job('registerBulk', json_build_object('bulkId', ${'bulkId'}::integer), max_attempts := 25,
    job_key := 'registerBulk:' || ${'bulkId'}::integer, priority := ${lastTurn})`;

/** The sheets of a user that are on their way, in the order in which they were begun (O172). */
export const takeTurns = sql`
  select take_turns(array(
    select 'registerBulk:' || o.bulk_id from bulk b join bulk o using (user_id)
    where b.bulk_id = ${'bulkId'} and exists (select from bulk_work w where w.bulk_id = o.bulk_id and w.is_queued)
    order by o.bulk_id limit ${lastTurn}))`;
