import { sql } from '../../platform/database/statement.ts';
import { turnOf } from '../../platform/database/turnQueries.ts';

/** Two servers never exchange at once: the turn ends with the connection, so with the server that had it. */
export const { take: takeTurn, end: endTurn } = turnOf('sftpTurn');

/**
 * The user of a publisher's files is one of its own, who can log in; if it has none, who set the account up. Where its login is locked or
 * closed, or its membership has ended, nothing goes through its folders.
 */
export const findDue = sql`
  select a.sftp_account_id, a.receiver, a.person_id, a.host, a.port, a.user_name, a.host_keys, a.sealed_secret as sealed, a.credential_kind,
    a.out_folder, a.in_folder, a.done_folder, a.attempts, a.next_at::text as due_at, u.user_id, u.role, p.kennitala, coalesce(p.name, '') as name, u.name as user_name_of
  from sftp_account a left join person p using (person_id)
  join app_user u on u.user_id = coalesce((select min(o.user_id) from app_user o
    where o.person_id = a.person_id and o.role = 'member' and not o.is_locked and o.closed_at is null), a.set_by)
  where a.is_on and a.next_at <= now() and p.left_on is null
    and not exists (select from app_user o where o.person_id = a.person_id and (o.is_locked or o.closed_at is not null))
  order by a.next_at, a.sftp_account_id`;

/** X123: what was made since the account is there goes out once. */
export const queueFiles = sql`
  insert into sftp_transfer (sftp_account_id, direction, file_name, cwr_answer_id, cwr_sent_file_id, state)
  select a.sftp_account_id, 'out', f.file_name, null::integer, f.cwr_sent_file_id, 'waiting'
  from sftp_account a join cwr_sent_file f on f.receiver = a.receiver and f.owner_id is null and f.cwr_sent_file_id > a.sends_after
  where a.sftp_account_id = ${'accountId'}
    and not exists (select from sftp_transfer t where t.sftp_account_id = a.sftp_account_id and t.cwr_sent_file_id = f.cwr_sent_file_id)
  union all
  select a.sftp_account_id, 'out', n.file_name, n.cwr_answer_id, null, 'waiting'
  from sftp_account a join cwr_answer n on n.person_id = a.person_id and n.cwr_answer_id > a.sends_after
  where a.sftp_account_id = ${'accountId'}
    and not exists (select from sftp_transfer t where t.sftp_account_id = a.sftp_account_id and t.cwr_answer_id = n.cwr_answer_id)
  on conflict do nothing`;

export const findWaiting = sql`
  select t.sftp_transfer_id as transfer_id, t.file_name, t.size_bytes, t.cwr_answer_id, t.cwr_sent_file_id, t.state from sftp_transfer t
  where t.sftp_account_id = ${'accountId'} and t.state in ('waiting', 'uploaded') order by t.sftp_transfer_id`;

export const findAnswer = sql`select content from cwr_answer where cwr_answer_id = ${'cwrAnswerId'}::integer`;

export const markUploaded = sql`
  update sftp_transfer set state = 'uploaded', size_bytes = ${'size'}::bigint where sftp_transfer_id = ${'transferId'}`;
export const markDelivered = sql`
  update sftp_transfer set state = 'delivered', ended_at = now() where sftp_transfer_id = ${'transferId'}`;
export const markFailed = sql`
  update sftp_transfer set state = 'failed', ended_at = now(), reason = ${'reason'}::jsonb where sftp_transfer_id = ${'transferId'}`;

/** One that was noticed just now, as two rounds by hand may follow one another, can still be written to. */
export const findLying = sql`
  select sftp_transfer_id as transfer_id, file_name, size_bytes, modified_at, state, noticed_at < now() - interval '1 minute' as has_lain from sftp_transfer
  where sftp_account_id = ${'accountId'} and direction = 'in' and ended_at is null order by sftp_transfer_id`;
export const noteSeen = sql`
  insert into sftp_transfer (sftp_account_id, direction, file_name, size_bytes, modified_at, state)
  values (${'accountId'}, 'in', ${'fileName'}, ${'size'}::bigint, ${'modifiedAt'}::bigint, 'seen')
  on conflict (sftp_account_id, file_name) where direction = 'in' and ended_at is null
  do update set size_bytes = excluded.size_bytes, modified_at = excluded.modified_at, noticed_at = now()`;
export const forgetSeen = sql`delete from sftp_transfer where sftp_transfer_id = ${'transferId'} and state = 'seen'`;
export const markTaken = sql`
  update sftp_transfer set state = 'taken', cwr_file_id = ${'cwrFileId'}::integer where sftp_transfer_id = ${'transferId'}`;
export const markRefused = sql`
  update sftp_transfer set state = 'refused', reason = ${'reason'}::jsonb where sftp_transfer_id = ${'transferId'}`;
export const markMoved = sql`update sftp_transfer set ended_at = now() where sftp_transfer_id = ${'transferId'}`;

/** X124: sent by itself once it was judged; one that was judged before is sent at once. */
export const markDropped = sql`
  update cwr_file set is_dropped = true where cwr_file_id = ${'cwrFileId'} and state in ('checking', 'checked') returning state`;

/** Not where the account was changed, or was to be tried again, during the round. */
export const noteRound = sql`
  update sftp_account set attempts = 0, failure = null, shown_host_key = null, tried_at = now(), next_at = now() + interval '5 minutes'
  where sftp_account_id = ${'accountId'} and next_at = ${'dueAt'}::timestamptz`;
export const noteFailure = sql`
  update sftp_account set attempts = attempts + 1, failure = ${'failure'}, shown_host_key = ${'shownHostKey'}, tried_at = now(),
    next_at = now() + ${'milliseconds'}::float8 * interval '1 millisecond'
  where sftp_account_id = ${'accountId'} and next_at = ${'dueAt'}::timestamptz
  returning attempts, host, coalesce((select r.name from cwr_receiver r where r.receiver = sftp_account.receiver),
    (select p.name from person p where p.person_id = sftp_account.person_id)) as owner_name`;

export const findAdministrators = sql`
  select person_id from app_user
  where role = 'administrator' and person_id is not null and not is_locked and closed_at is null order by person_id`;
