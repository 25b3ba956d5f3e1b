import type { CwrWork } from '../src/exchange/cwr/typed.ts';
import type { TypedRecord } from '../src/exchange/cwr/values.ts';
import { writeCwr } from '../src/exchange/cwr/write.ts';
import { workRecords } from '../src/exchange/cwr/workRecords.ts';
import { cwrHeader, cwrRecord } from './cwrWorks.ts';
import type { Portal } from './portal.ts';

/** An answer to a transaction of a file. */
export interface GivenAnswer {
  status: string;
  madeAt: Date;
  group: number;
  transaction: number;
  workId: number;
  /** NWR, or HDR or TRL of a file that was refused whole. */
  originalType?: 'NWR' | 'HDR' | 'TRL';
  title?: string;
  recipientNumber?: string | null;
  processedOn?: string;
  messages?: readonly string[];
  works?: readonly CwrWork[];
}

function acknowledgement(answer: GivenAnswer): TypedRecord[] {
  const { originalType = 'NWR' } = answer;
  const [day = '', time = ''] = answer.madeAt.toISOString().split('T');
  return [
    cwrRecord('ACK', {
      createdOn: day,
      createdAt: time.slice(0, 8),
      originalGroup: answer.group,
      originalTransaction: answer.transaction,
      originalType,
      title: originalType === 'NWR' ? (answer.title ?? 'VERK') : null,
      submitterNumber: originalType === 'NWR' ? String(answer.workId) : null,
      recipientNumber: answer.recipientNumber ?? null,
      processedOn: answer.processedOn ?? '2026-11-22',
      status: answer.status,
    }),
    ...(answer.messages ?? []).map((text) =>
      cwrRecord('MSG', { messageType: 'T', recordType: originalType, level: 'T', rule: '011', text }),
    ),
    ...(answer.works ?? []).flatMap(workRecords),
  ];
}

/** A file of answers and notices of ISWCs of a society, in base64, as the desk takes it. */
export function answerFile(
  answers: readonly GivenAnswer[],
  {
    sender = '319',
    notices = [],
    day = '2026-11-22',
  }: { sender?: string; notices?: readonly CwrWork[]; day?: string } = {},
): string {
  const header = cwrHeader({
    senderType: 'SO',
    senderId: sender.padStart(9, '0'),
    senderName: 'ICE',
    createdOn: day,
    sentOn: day,
    characterSet: 'UTF-8',
    version: '2.2',
    revision: 1,
  });
  const groups = [
    ...(answers.length > 0 ? [{ type: 'ACK' as const, transactions: answers.map(acknowledgement) }] : []),
    ...(notices.length > 0 ? [{ type: 'ISW' as const, transactions: notices.map(workRecords) }] : []),
  ];
  const lines = [...writeCwr({ version: '2.2', header, groups })];
  return Buffer.from(lines.join(''), 'latin1').toString('base64');
}

/** The transaction by which a work was last sent to a receiver, as an answer names it. */
export async function sentOf(portal: Portal, workId: number) {
  const [row] = await portal.sql(
    `select f.made_at, w.group_number, w.transaction_number from cwr_sent_file_work w join cwr_sent_file f using (cwr_sent_file_id)
     where w.work_id = $1 and f.owner_id is null order by f.cwr_sent_file_id desc limit 1`,
    [workId],
  );
  return {
    madeAt: row?.['made_at'] as Date,
    group: row?.['group_number'] as number,
    transaction: row?.['transaction_number'] as number,
    workId,
  };
}
