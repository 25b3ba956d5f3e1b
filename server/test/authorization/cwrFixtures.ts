import type { Portal, Someone } from '../portal.ts';

let next = 0;

/** Files of CWR of somebody's: one that was processed, with an answer and a question to staff, and one that was judged. */
export async function cwrFilesOf(portal: Portal, { personId, userId }: Someone) {
  next += 1;
  // The code in the names of files is one sender's.
  const code = String.fromCodePoint(65 + Math.floor(next / 26), 65 + (next % 26));
  const name = (kind: string) => `CW26${String(next).padStart(4, '0')}${kind}_077.V22`;
  const insert = (kind: string, state: string) =>
    portal.sql<{ cwr_file_id: number }>(
      `insert into cwr_file (file_name, file_bytes, digest, sender_code, sender_ipi, sender_name, person_id, announced_by, state, version,
         sent_by, sent_at, processed_at, transaction_count)
       select $1::text, 10, sha256(convert_to($1::text, 'UTF8')), $5, '00000000199', 'HRAUNTUN', $2::integer, $3::integer, $4::text, '2.2',
         case when s then $3::integer end, case when s then now() end, case when s then now() end, 1
       from (select $4::text = 'processed' as s) x returning cwr_file_id`,
      [name(kind), personId, userId, state, code],
    );
  const [processed] = await insert('AA', 'processed');
  const [judged] = await insert('AB', 'checked');
  const cwrFileId = processed?.cwr_file_id ?? 0;
  const [asked] = await portal.sql<{ cwr_transaction_id: number }>(
    `insert into cwr_transaction (cwr_file_id, group_number, transaction_number, transaction_type, title, submitter_number, file_line,
       first_answer, state, question)
     values ($1, 1, 0, 'NWR', 'VORVISA', 'A1', 3, 'RA', 'question', 'nobody') returning cwr_transaction_id`,
    [cwrFileId],
  );
  const [answer] = await portal.sql<{ cwr_answer_id: number }>(
    `insert into cwr_answer (cwr_file_id, person_id, stage, receiver, year, file_number, file_name, content, answer_count)
     values ($1, $2, 'first', $5, 2026, $3, $4, 'HDR', 1) returning cwr_answer_id`,
    [cwrFileId, personId, next, `CW26${String(next).padStart(4, '0')}077_${code}.V22`, code],
  );
  return {
    cwrFileId,
    judgedCwrFileId: judged?.cwr_file_id ?? 0,
    cwrTransactionId: asked?.cwr_transaction_id ?? 0,
    cwrAnswerId: answer?.cwr_answer_id ?? 0,
  };
}
