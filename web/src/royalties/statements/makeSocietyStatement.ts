import { getSociety } from '@omur/contract/accounts/sessions';
import { listSocietyLines, type SocietyCredit, type SocietyLine } from '@omur/contract/royalties/societies';
import { call } from '../../platform/api/call.ts';
import { startWorker } from './makeInWorker.ts';
import { readPages } from './readPages.ts';
import type { SocietyFormat } from './societyColumns.ts';

interface Asked {
  society: SocietyCredit;
  fromDay: string | null;
  toDay: string | null;
}

/** Makes the statement of account for another society, of distributions between two days (R62). */
export async function makeSocietyStatement(
  format: SocietyFormat,
  { society: { societyCode, societyName }, fromDay, toDay }: Asked,
  signal: AbortSignal,
): Promise<Blob> {
  const worker = startWorker(signal);
  try {
    const own = await call(getSociety, { signal });
    const lines: SocietyLine[] = [];
    const query: { limit?: number; fromDay?: string; toDay?: string } = {
      ...(fromDay && { fromDay }),
      ...(toDay && { toDay }),
    };
    for await (const page of readPages(listSocietyLines, { params: { societyCode }, query, signal }))
      lines.push(...page);
    const statement = {
      ownName: own.societyName,
      receiver: `${societyName} (${String(societyCode).padStart(3, '0')})`,
      fromDay,
      toDay,
      madeOn: new Date().toISOString().slice(0, 10),
      lines,
    };
    return await worker.make({ kind: 'society', format, statement });
  } finally {
    worker.stop();
  }
}
