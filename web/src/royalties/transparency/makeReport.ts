import { getSociety } from '@omur/contract/accounts/sessions';
import type { TransparencyReport } from '@omur/contract/royalties/transparency';
import { call } from '../../platform/api/call.ts';
import { chosenLanguage } from '../../platform/i18n/text.ts';
import { startWorker } from '../statements/makeInWorker.ts';
import { documentOf } from './document.ts';

/** The report as a file, in the language of the page. */
export async function makeReport(
  kind: 'reportPdf' | 'reportExcel',
  report: TransparencyReport,
  signal: AbortSignal,
): Promise<Blob> {
  const society = await call(getSociety, { signal });
  const worker = startWorker(signal);
  try {
    return await worker.make({ kind, report: documentOf(report, society.societyName, chosenLanguage()) });
  } finally {
    worker.stop();
  }
}
