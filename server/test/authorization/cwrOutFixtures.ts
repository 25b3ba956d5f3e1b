import { answerFile } from '../cwrOutAnswers.ts';
import type { Portal, Someone } from '../portal.ts';

let next = 0;

/** A file of a person's own catalogue. */
export async function aSentCwrFile(portal: Portal, personId: number): Promise<number> {
  const [row] = await portal.sql(
    `with file as (
       insert into cwr_sent_file (owner_id, receiver, version, year, sequence, file_name, made_at, work_count, refused_count, digest)
       values ($1, '077', '2.2', 2025, $2, $3, now(), 1, 0, 'x') returning cwr_sent_file_id
     )
     insert into cwr_sent_file_part (cwr_sent_file_id, part, content) select cwr_sent_file_id, 1, 'HDR' from file returning cwr_sent_file_id`,
    [personId, (next += 1), `CW25${String(next).padStart(4, '0')}OWN_077.V22`],
  );
  return row?.['cwr_sent_file_id'] as number;
}

/** A case that an answer opened, a work that is held back, a file of the society, and an SFTP account with a file that came. */
export async function aCwrCase(
  portal: Portal,
  by: Someone,
): Promise<{ cwrCaseId: number; sftpAccountId: number }> {
  const workId = await portal.work({ by, title: 'Svarað' });
  const [row] = await portal.sql(
    `with received as (
       insert into cwr_received_file (file_name, sender, content_digest, answer_count, taken_count, warning_count)
       values ('CW250001319_077.V22', '319', 'x', 1, 1, 0) returning received_file_id
     ), answer as (
       insert into cwr_received_answer (received_file_id, receiver, kind, work_id, messages, body_hash)
       select received_file_id, '319', 'ISW', $1, '[]', 'x' from received returning answer_id
     ), held as (
       insert into cwr_receiver_work (receiver, work_id, broken_rules)
       values ('319', $1, '[{"rule": "NWR T 011", "is": "Hlutir", "en": "Parts"}]')
     ), file as (
       insert into cwr_sent_file (receiver, version, year, sequence, file_name, made_at, work_count, refused_count, digest)
       values ('048', '2.2', 2025, 1, 'CW250001077_048.V22', now(), 1, 0, 'x')
     )
     insert into cwr_case (answer_id, work_id, kind, detail) select answer_id, $1, 'iswc', '{"iswc": "T9110536293"}' from answer returning case_id`,
    [workId],
  );
  const [account] = await portal.sql<{ id: number }>(
    `with account as (
       insert into sftp_account (receiver, host, port, user_name, host_keys, sealed_secret, credential_kind, out_folder, sends_after, set_by)
       values ('048', 'sftp.example.is', 22, 'omur', array['SHA256:' || repeat('A', 43)], '\\x00', 'password', '/in', 0, $1)
       returning sftp_account_id
     ), file as (
       insert into sftp_transfer (sftp_account_id, direction, file_name, size_bytes, state)
       select sftp_account_id, 'in', 'CW250001048_077.V22', 1, 'taken' from account
     )
     select sftp_account_id as id from account`,
    [by.userId],
  );
  return { cwrCaseId: row?.['case_id'] as number, sftpAccountId: account?.id ?? 0 };
}

/** Answers to nothing that we sent. */
export const answersToNothing = answerFile([
  { status: 'RA', madeAt: new Date('2020-01-01T10:00:00Z'), group: 1, transaction: 0, workId: 1 },
]);
