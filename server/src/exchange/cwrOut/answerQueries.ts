import { sql } from '../../platform/database/statement.ts';

export const isKnownFile = sql`select from cwr_received_file where content_digest = ${'digest'}`;
export const isReceiver = sql`select from cwr_receiver where receiver = ${'receiver'} for no key update`;
export const nextFileId = sql`
  select nextval(pg_get_serial_sequence('cwr_received_file', 'received_file_id'))::integer as received_file_id`;
export const insertAnswerFile = sql`
  insert into cwr_received_file (received_file_id, file_name, sender, content_digest, answer_count, taken_count, warning_count, received_by)
  values (${'receivedFileId'}::integer, ${'fileName'}, ${'receiver'}, ${'digest'}, ${'answerCount'}::integer, ${'takenCount'}::integer,
    ${'warningCount'}::integer, ${'userId'}::integer)`;

/** X95: the work of the transaction that an answer names, in a file of ours for its sender. */
export const findAnswered = sql`
  select w.work_id, w.cwr_sent_file_id from cwr_sent_file f join cwr_sent_file_work w using (cwr_sent_file_id)
  where f.owner_id is null and f.receiver = ${'receiver'} and f.made_at = ${'madeAt'}::timestamptz
    and w.group_number = ${'group'}::integer and w.transaction_number = ${'transaction'}::integer and w.work_id = ${'workId'}::integer
  order by w.cwr_sent_file_id limit 1`;

/** X172: a file of ours that its receiver refuses whole. */
export const findRefusedFile = sql`
  select cwr_sent_file_id as file_id from cwr_sent_file
  where owner_id is null and receiver = ${'receiver'} and made_at = ${'madeAt'}::timestamptz order by cwr_sent_file_id limit 1`;

/** An answer for each work of the file; the first of them is answered. */
export const insertRefusals = sql`
  with made as (
    insert into cwr_received_answer (received_file_id, receiver, kind, work_id, cwr_sent_file_id, status, processed_on, messages, body_hash)
    select ${'receivedFileId'}::integer, ${'receiver'}, 'ACK', w.work_id, w.cwr_sent_file_id, 'RJ', ${'processedOn'}::date, ${'messages'}::jsonb,
      ${'hash'} || ' ' || w.work_id
    from cwr_sent_file_work w where w.cwr_sent_file_id = ${'fileId'}::integer order by w.group_number, w.transaction_number
    on conflict (body_hash) do nothing returning answer_id, work_id)
  select answer_id, work_id from made order by answer_id limit 1`;

/** Works that were answered by themselves, or sent again since, are not of that refusal. */
export const noteRefusals = sql`
  update cwr_receiver_work set answer_status = 'RJ', answered_on = ${'processedOn'}::date
  where receiver = ${'receiver'} and cwr_sent_file_id = ${'fileId'}::integer and answer_status is null`;

/** X98: a work that the sender of a notice has from us. */
export const findSent = sql`
  select work_id from cwr_receiver_work where receiver = ${'receiver'} and work_id = ${'workId'}::integer and body_hash is not null`;

export const insertAnswer = sql`
  insert into cwr_received_answer (received_file_id, receiver, kind, work_id, cwr_sent_file_id, status, processed_on, recipient_number, messages, body_hash)
  values (${'receivedFileId'}::integer, ${'receiver'}, ${'kind'}, ${'workId'}::integer, ${'fileId'}::integer, ${'status'}, ${'processedOn'}::date,
    ${'recipientNumber'}, ${'messages'}::jsonb, ${'hash'})
  on conflict (body_hash) do nothing returning answer_id`;

/** The answer to what was sent last counts; one of an earlier day, or RA after a second answer, does not undo a later one. */
export const noteStatus = sql`
  update cwr_receiver_work set answer_status = ${'status'}, answered_on = ${'processedOn'}::date,
    recipient_number = coalesce(${'recipientNumber'}, recipient_number)
  where receiver = ${'receiver'} and work_id = ${'workId'}::integer and cwr_sent_file_id = ${'fileId'}::integer
    and (answered_on is null or answered_on <= ${'processedOn'}::date)
    and (answer_status is null or answer_status = 'RA' or ${'status'} <> 'RA')`;

/** X97: what the receiver calls the work. A number that another work has already stays there. */
export const keepNumber = sql`
  insert into work_number (work_id, issuer, number, source, added_by)
  values (${'workId'}::integer, ${'receiver'}, ${'number'}, 'cwr', ${'userId'}::integer) on conflict do nothing`;

export const openCase = sql`
  insert into cwr_case (answer_id, work_id, kind, detail)
  values (${'answerId'}::integer, ${'workId'}::integer, ${'kind'}, ${'detail'}::jsonb) on conflict do nothing`;

/**
 * X97: the number of a writer of the work that has none, where nothing says that it is another's (X135), and the IPI register, if there is
 * one, knows it (X142).
 */
export const takeIpi = sql`
  update author a set ipi_name_number = ${'ipi'}
  where a.author_id = ${'authorId'}::integer and a.ipi_name_number is null
    and exists (select from work_author wa where wa.work_id = ${'workId'}::integer and wa.author_id = a.author_id)
    and ipi_number_fault(a.author_id, ${'ipi'}) is null
    and (exists (select from ipi_name where name_number = ${'ipi'}) or not exists (select from ipi_name))`;

/** X135: the writer, and what speaks against the number; locked, so that it stays so until it is theirs. */
export const lockWriter = sql`
  select a.ipi_name_number, ipi_number_fault(a.author_id, ${'ipi'}) as fault
  from author a where a.author_id = ${'authorId'}::integer and a.merged_into is null
    and exists (select from work_author wa where wa.work_id = ${'workId'}::integer and wa.author_id = a.author_id) for update`;
export const giveIpi = sql`
  update author set ipi_name_number = ${'ipi'} where author_id = ${'authorId'}::integer`;
