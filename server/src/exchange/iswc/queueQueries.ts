import { sql } from '../../platform/database/statement.ts';
import { turnOf } from '../../platform/database/turnQueries.ts';

/** Takes so many changed works off the list. */
export const takeChanged = sql`
  delete from iswc_changed_work where work_id in (
    select work_id from iswc_changed_work order by work_id limit ${'limit'}::integer for update skip locked)
  returning work_id`;

/** The latest request of each work. */
export const findLatest = sql`
  select distinct on (work_id) work_id, request_id, state, body_hash from iswc_request
  where work_id = any(${'workIds'}::integer[]) order by work_id, request_id desc`;

/** X53: nothing where a request of the work is under way already. */
export const enqueue = sql`
  insert into iswc_request (work_id, kind, queued_by)
  values (${'workId'}::integer, ${'kind'}, ${'userId'}::integer) on conflict do nothing returning request_id`;

export const enqueueAnswer = sql`
  insert into iswc_request (work_id, kind, queued_by, chosen_iswc, disambiguation_reason, disambiguate_from)
  values (${'workId'}::integer, 'resolution', ${'userId'}::integer, ${'chosenIswc'}, ${'reason'}, ${'disambiguateFrom'}::text[])`;

export const markStale = sql`
  update iswc_request set is_stale = true where request_id = any(${'requestIds'}::integer[])`;

/** The oldest that is due, whose like go with it. */
export const findDue = sql`
  select kind = 'update' as is_update, is_alone from iswc_request
  where state = 'waiting' and due_at <= now() order by due_at, request_id limit 1`;

export const claimDue = sql`
  select request_id, work_id, kind, is_previewed, chosen_iswc, disambiguation_reason, disambiguate_from from iswc_request
  where state = 'waiting' and due_at <= now() and (kind = 'update') = ${'isUpdate'}::boolean and is_alone = ${'isAlone'}::boolean
  order by due_at, request_id limit ${'limit'}::integer for update skip locked`;

export const drop = sql`
  update iswc_request set state = 'dropped', answered_at = now(), answer_code = ${'code'}, answer_message = null
  where request_id = ${'requestId'}::integer`;

export const turnInto = sql`update iswc_request set kind = ${'kind'} where request_id = ${'requestId'}::integer`;

export const insertBatch = sql`
  insert into iswc_batch (channel, kind, item_count, ask_at) values ('rest', ${'kind'}, ${'itemCount'}, now() + ${'askAfterSeconds'} * interval '1 second')
  returning batch_id`;

/** X53: written down, and committed, before a byte goes out. */
export const markSending = sql`
  update iswc_request r set state = ${'state'}, batch_id = ${'batchId'}::integer, body_hash = s.body_hash, sent_at = now(),
    attempts = attempts + 1, is_stale = false, answered_at = null, answer_code = null, answer_message = null
  from unnest(${'requestIds'}::integer[], ${'hashes'}::text[]) s (request_id, body_hash) where r.request_id = s.request_id`;

/** A request that is still out, to write its answer. */
export const lockOut = sql`
  select request_id, work_id, kind, is_stale, is_previewed from iswc_request
  where request_id = ${'requestId'}::integer and state = any(${'states'}::text[]) for update`;

/** X109: who registered a work, for whom its ISWC was asked. */
export const findRegistrant = sql`
  select w.title, registrant_of(w.work_id) as person_id from work w where w.work_id = ${'workId'}::integer`;

export const closeRequest = sql`
  update iswc_request set state = ${'state'}, answered_at = now(), answer_code = ${'code'}, answer_message = left(${'message'}, 1000)
  where request_id = ${'requestId'}::integer`;

/** Back to the queue, for another try. */
export const putBack = sql`
  update iswc_request set state = 'waiting', due_at = now() + ${'waitSeconds'} * interval '1 second', answer_code = ${'code'},
    answer_message = left(${'message'}, 1000), is_alone = is_alone or ${'isAlone'}::boolean, is_previewed = is_previewed or ${'isPreviewed'}::boolean
  where request_id = ${'requestId'}::integer`;

export const stillOut = sql`
  select request_id, work_id, kind, attempts, sent_at from iswc_request
  where batch_id = ${'batchId'}::integer and state = 'sending' order by request_id`;

export const endBatch = sql`
  update iswc_batch set state = 'answered', ended_at = now(), http_status = ${'status'}::smallint, message = left(${'message'}, 500)
  where batch_id = ${'batchId'}::integer`;

export const noteBreak = sql`
  update iswc_batch set message = left(${'message'}, 500), ask_at = now() + ${'waitSeconds'} * interval '1 second', asks = asks + ${'asked'}::integer
  where batch_id = ${'batchId'}::integer`;

/** Batches whose answer nobody has seen: the line broke, or the server died. */
export const findBroken = sql`
  select batch_id, asks from iswc_batch
  where state = 'sending' and channel = 'rest' and ask_at <= now() order by batch_id`;

export const { take: takeTurn, end: endTurn } = turnOf('iswcTurn');

export const findPause = sql`select paused_until > now() as is_paused from iswc_agency`;
export const notePause = sql`
  update iswc_agency set paused_until = now() + ${'waitSeconds'} * interval '1 second', pause_reason = left(${'reason'}, 300)`;
export const noteAnswered = sql`update iswc_agency set answered_at = now(), paused_until = null, pause_reason = null`;

/** Staff do not wait for the clock, nor their changes for each other (O358). */
export const exchangeSoon = sql`select queue_after_commit('exchangeIswcs')`;
