import { CwrFile, CwrTransaction } from '@omur/contract/exchange/cwr/cwr';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { lastTurn } from '../../platform/jobs/turns.ts';

/** X81: the sender's own, and staff's. */
const isSeen = piece`(${'isStaff'}::boolean or f.person_id = ${'personId'}::integer)`;

const messages = (column: 'f' | 't') => piece`
  (select coalesce(json_agg(json_build_object('alvarleiki', m ->> 'severity', 'regla', m ->> 'rule', 'linA_I_SKRA', (m ->> 'line')::integer,
      'fyrstI_DALKUR', (m ->> 'column')::integer, 'abending', m -> 'text' ->> ${'language'}::text) order by at), '[]'::json)
    from jsonb_array_elements(${column === 'f' ? piece`f.messages` : piece`t.messages`}) with ordinality as x (m, at))`;

const files = piece`
  select f.cwr_file_id, f.file_name, f.file_bytes as size_bytes, encode(f.digest, 'hex') as digest, f.sender_name, f.sender_ipi,
    f.state as cwr_file_state, f.version as cwr_version, f.created_on, f.announced_at as uploaded_at, u.name || case when f.is_dropped then ' · SFTP' else '' end as uploaded_by_name, f.sent_at,
    f.processed_at, f.transaction_count, coalesce(c.staged_count, 0) as staged_count, coalesce(c.refused_count, 0) as refused_count,
    coalesce(c.no_part_count, 0) as no_part_count, coalesce(c.registered_count, 0) as registered_count,
    coalesce(c.question_count, 0) as question_count, coalesce(c.decided_count, 0) as decided_count, ${messages('f')} as messages
  from cwr_file f join app_user u on u.user_id = f.announced_by
  left join lateral (select count(*) filter (where t.state = 'staged')::integer as staged_count,
      count(*) filter (where t.first_answer = 'RJ')::integer as refused_count,
      count(*) filter (where t.first_answer = 'NP')::integer as no_part_count,
      count(*) filter (where t.state = 'registered')::integer as registered_count,
      count(*) filter (where t.state = 'question' or t.state = 'staged' and t.question is not null and f.sent_at is null)::integer
        as question_count,
      count(*) filter (where t.state = 'decided')::integer as decided_count
    from cwr_transaction t where t.cwr_file_id = f.cwr_file_id) c on true
  where ${isSeen}`;

export const allFiles = listing({
  schema: CwrFile,
  from: files,
  orders: { newest: { up: ['(-q.cwr_file_id)::integer'] } },
  counted: piece`cwr_file f where ${isSeen}`,
});
export const findFile = answer(CwrFile, piece`${files} and f.cwr_file_id = ${'cwrFileId'}`);

const mayReadQuestion = piece`(${'isStaff'}::boolean or f.sent_at is null)`;

/** The sender reads before sending what staff would be asked (X112), and after it that the work waits: questions and their reasons are staff's until they are decided. */
export const transactionsOf = listing({
  schema: CwrTransaction,
  from: piece`
    select t.cwr_transaction_id, t.group_number, t.transaction_number, t.transaction_type, t.title, t.submitter_number, t.file_line,
      t.state as cwr_transaction_state, t.first_answer, t.second_answer,
      case when ${'isStaff'}::boolean or t.state in ('registered', 'decided') then t.work_id end as work_id,
      case when ${mayReadQuestion} then t.question end as cwr_question,
      case when ${mayReadQuestion} then (select coalesce(json_agg(r ->> ${'language'}::text order by at), '[]'::json)
        from jsonb_array_elements(t.reasons) with ordinality as x (r, at)) else '[]'::json end as reasons,
      t.remark, ${messages('t')} as messages
    from cwr_transaction t join cwr_file f using (cwr_file_id)
    where t.cwr_file_id = ${'cwrFileId'}::integer and ${isSeen} and (${'state'}::text is null or t.state = ${'state'})`,
  orders: { place: { up: ['q.group_number::integer', 'q.transaction_number::integer'] } },
});

/** A file for the one who changes it. */
export const lockFile = sql`
  select f.state, f.file_name, f.digest, f.person_id, f.sender_code from cwr_file f
  where f.cwr_file_id = ${'cwrFileId'} and ${isSeen} for no key update of f`;

/** A publisher by the number it has with us or a number of the same party; a writer by one of theirs. */
export const findSenders = sql`
  select p.person_id from person p
  where not ${'isWriter'}::boolean and p.publisher_ipi_name_number in (
    select ${'senderIpi'}::text union all select o.name_number from ipi_name n join ipi_name o using (party_id) where n.name_number = ${'senderIpi'})
  union
  select a.person_id from author a
  where ${'isWriter'}::boolean and a.merged_into is null and a.ipi_name_number in (
    select ${'senderIpi'}::text union all select o.name_number from ipi_name n join ipi_name o using (party_id) where n.name_number = ${'senderIpi'})
  order by person_id limit 20`;

/** X175: one that was refused whole and answered. */
const isAnswered = piece`exists (select from cwr_answer a where a.cwr_file_id = cwr_file.cwr_file_id)`;

export const findSame = sql`
  select cwr_file_id from cwr_file where digest = ${'digest'} and person_id = ${'personId'}
    and (sent_at is not null or state in ('checking', 'checked') or ${isAnswered})
  order by sent_at is null and not ${isAnswered}, cwr_file_id limit 1`;

export const findSentName = sql`select cwr_file_id from cwr_file where file_name = ${'fileName'} and sent_at is not null`;

/** The code in the name of a file is its sender's: answers are numbered by it. */
export const findOtherOfCode = sql`
  select cwr_file_id from cwr_file
  where sender_code = ${'senderCode'} and person_id <> ${'personId'}::integer
    and (sent_at is not null or ${isAnswered}) limit 1`;

export const findCode = sql`select sender_code, person_id from cwr_file where cwr_file_id = ${'cwrFileId'}`;

/** So that one of a person waits for another. */
export const lockSender = sql`select from person where person_id = ${'personId'}::integer for no key update`;
export const sumUnsent = sql`
  select count(*)::integer as files, coalesce(sum(file_bytes), 0)::float8 as bytes from cwr_file
  where person_id = ${'personId'}::integer and state in ('checking', 'refused', 'checked')`;

export const insertFile = sql`
  with made as (
    insert into cwr_file (file_name, file_bytes, digest, sender_code, sender_ipi, sender_name, person_id, announced_by)
    values (${'fileName'}, ${'fileBytes'}, ${'digest'}, ${'senderCode'}, ${'senderIpi'}, ${'senderName'}, ${'personId'}, ${'userId'})
    returning cwr_file_id
  )
  insert into cwr_file_content (cwr_file_id, content) select cwr_file_id, ${'content'}::bytea from made returning cwr_file_id`;

export const askForCheck = sql`
  select graphile_worker.add_job('checkCwrFile', json_build_object('cwrFileId', ${'cwrFileId'}::integer), max_attempts := 10,
    job_key := 'checkCwrFile:' || ${'cwrFileId'}::integer, priority := ${lastTurn})`;

const registering = piece`graphile_worker.add_job('registerCwrFile', json_build_object('cwrFileId', cwr_file_id),
    queue_name := 'cwr', max_attempts := 25, job_key := 'registerCwrFile:' || cwr_file_id, priority := ${lastTurn})`;

export const sendFile = sql`
  with sent as (
    update cwr_file set state = 'processing', sent_by = ${'userId'}, sent_by_key = ${'keyId'}, sent_at = now() where cwr_file_id = ${'cwrFileId'} returning cwr_file_id
  )
  select ${registering} from sent`;

/** The next works of a file, once it is its turn again. */
export const askForRest = sql`select ${registering} from cwr_file where cwr_file_id = ${'cwrFileId'} and state = 'processing'`;

/** The files of a sender that wait to be judged, and those whose works are being registered, in their order (O172). */
export const takeTurns = sql`
  select take_turns(array(
    select t.task || ':' || o.cwr_file_id from cwr_file f join cwr_file o using (person_id)
    where f.cwr_file_id = ${'cwrFileId'} and o.state = t.state order by o.sent_at, o.cwr_file_id limit ${lastTurn}))
  from (values ('checkCwrFile', 'checking'), ('registerCwrFile', 'processing')) t (task, state)`;

export const cancelFile = sql`
  with gone as (delete from cwr_file_content where cwr_file_id = ${'cwrFileId'})
  update cwr_file set state = 'cancelled' where cwr_file_id = ${'cwrFileId'}`;
export const clearTransactions = sql`delete from cwr_transaction where cwr_file_id = ${'cwrFileId'}`;

export const findUnsent = sql`
  select cwr_file_id from cwr_file where state in ('checking', 'refused', 'checked')
    and announced_at < now() - ${'days'}::integer * interval '1 day' order by announced_at limit 1 for update skip locked`;
