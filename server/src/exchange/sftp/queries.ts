import { SftpAccount, SftpTransfer } from '@omur/contract/exchange/sftp/sftp';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** Nothing of what an account is entered with is ever read here. */
export const accounts = listing({
  schema: SftpAccount,
  from: piece`
    select a.sftp_account_id, a.receiver, a.person_id, coalesce(r.name, p.name) as owner_name, a.host, a.port, a.user_name,
      array_to_string(a.host_keys, ' ') as host_keys, a.credential_kind, a.out_folder, a.in_folder, a.done_folder, a.is_on,
      (select count(*)::integer from sftp_transfer t where t.sftp_account_id = a.sftp_account_id and t.state in ('waiting', 'uploaded', 'failed')) as waiting_count,
      (select max(t.ended_at) from sftp_transfer t where t.sftp_account_id = a.sftp_account_id and t.state = 'delivered') as delivered_at,
      (select max(t.ended_at) from sftp_transfer t where t.sftp_account_id = a.sftp_account_id and t.state = 'taken') as fetched_at,
      a.tried_at, a.next_at, a.failure as account_failure, a.shown_host_key
    from sftp_account a left join cwr_receiver r using (receiver) left join person p on p.person_id = a.person_id`,
  orders: { sftpAccountId: { up: ['q.sftp_account_id::integer'] } },
});

export const transfers = listing({
  schema: SftpTransfer,
  from: piece`
    select t.sftp_transfer_id as transfer_id, t.direction, t.file_name, t.state as transfer_state, t.reason ->> ${'language'}::text as transfer_reason,
      t.cwr_file_id,
      coalesce(t.ended_at, t.noticed_at) as noticed_at
    from sftp_transfer t where t.sftp_account_id = ${'sftpAccountId'}::integer`,
  orders: { newest: { up: ['(-q.transfer_id)::integer'] } },
});

export const nextId = sql`
  select nextval(pg_get_serial_sequence('sftp_account', 'sftp_account_id'))::integer as sftp_account_id`;

/** Files for a receiver are made, and take their numbers, under the same lock (X123). */
export const lockReceiver = sql`
  select from cwr_receiver where receiver = ${'receiver'} and closed_at is null for no key update`;
export const findLastFile = sql`
  select coalesce(max(cwr_sent_file_id), 0) as last from cwr_sent_file where receiver = ${'receiver'} and owner_id is null`;

export const findPerson = sql`select from person where person_id = ${'personId'}::integer`;
/** An answer takes its number while its file is locked: one that is being written is waited for. */
export const lockAnswered = sql`
  select from cwr_file where person_id = ${'personId'}::integer and state in ('processing', 'processed') for share`;
export const findLastAnswer = sql`
  select coalesce(max(cwr_answer_id), 0) as last from cwr_answer where person_id = ${'personId'}::integer`;

export const insertAccount = sql`
  insert into sftp_account (sftp_account_id, receiver, person_id, host, port, user_name, host_keys, sealed_secret, credential_kind, out_folder,
    in_folder, done_folder, sends_after, set_by)
  values (${'sftpAccountId'}::integer, ${'receiver'}, ${'personId'}::integer, ${'host'}, ${'port'}::integer, ${'userName'}, ${'hostKeys'}::text[], ${'sealed'}::bytea,
    ${'credentialKind'}, ${'outFolder'}, ${'inFolder'}, ${'doneFolder'}, ${'sendsAfter'}::integer, ${'userId'}::integer)`;

export const lockAccount = sql`
  select sftp_account_id, host, port, user_name, host_keys, is_on from sftp_account where sftp_account_id = ${'sftpAccountId'} for no key update`;

/** A credential stays where none is given; a failure of before says nothing of the new settings. */
export const updateAccount = sql`
  update sftp_account set host = ${'host'}, port = ${'port'}::integer, user_name = ${'userName'}, host_keys = ${'hostKeys'}::text[],
    sealed_secret = coalesce(${'sealed'}::bytea, sealed_secret), credential_kind = coalesce(${'credentialKind'}::text, credential_kind),
    credential_set_at = case when ${'sealed'}::bytea is null then credential_set_at else now() end, out_folder = ${'outFolder'},
    in_folder = ${'inFolder'}, done_folder = ${'doneFolder'}, is_on = ${'isOn'}::boolean, set_by = ${'userId'}::integer,
    attempts = 0, failure = null, shown_host_key = null, next_at = now()
  where sftp_account_id = ${'sftpAccountId'}`;

export const deleteAccount = sql`delete from sftp_account where sftp_account_id = ${'sftpAccountId'}`;

/** What another file stood in the way of is tried again too. */
export const tryNow = sql`
  with again as (
    update sftp_transfer set state = 'waiting', reason = null, ended_at = null where sftp_account_id = ${'sftpAccountId'} and state = 'failed'
  )
  update sftp_account set next_at = now() where sftp_account_id = ${'sftpAccountId'}`;
export const queueExchange = sql`
  select graphile_worker.add_job('exchangeSftp', '{}'::json, queue_name := 'sftp', max_attempts := 1, job_key := 'exchangeSftp:now')`;

export const findAccount = sql`select from sftp_account where sftp_account_id = ${'sftpAccountId'}`;
