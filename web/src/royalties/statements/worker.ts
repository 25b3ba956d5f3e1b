import type { StatementLine } from '@omur/contract/royalties/statistics';
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import strong from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import { csvOf } from './csv.ts';
import type { ToWorker, FromWorker, Wanted } from './orders.ts';
import type { Typefaces } from './typeface.ts';

// Documents are put together here, so that the page stays alive meanwhile. What each needs is fetched for it alone.

const lines: StatementLine[] = [];

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'lines') lines.push(...data.lines);
  else void made(data).then(answer, (error: Error) => answer({ kind: 'failed', problem: error.message }));
});

const answer = (said: FromWorker) => postMessage(said);

async function made(wanted: Wanted): Promise<FromWorker> {
  return { kind: 'made', content: await contentOf(wanted) };
}

async function contentOf(wanted: Wanted): Promise<Blob> {
  if (wanted.kind === 'csv') return new Blob([csvOf(wanted.head, lines)], { type: 'text/csv;charset=utf-8' });
  if (wanted.kind === 'excel') return (await import('./excel.ts')).excelOf(wanted.head, lines);
  if (wanted.kind === 'pdf') {
    const [{ statementPdf }, typefaces] = await Promise.all([import('./statementPdf.ts'), fetchTypefaces()]);
    return statementPdf(wanted.head, lines, typefaces);
  }
  if (wanted.kind === 'remittance') {
    const [{ remittancePdf }, typefaces] = await Promise.all([
      import('./remittancePdf.ts'),
      fetchTypefaces(),
    ]);
    return remittancePdf(wanted.remittance, typefaces);
  }
  if (wanted.kind === 'taxYear') {
    const [{ taxPdf }, typefaces] = await Promise.all([import('./taxPdf.ts'), fetchTypefaces()]);
    return taxPdf(wanted.summary, typefaces);
  }
  if (wanted.kind === 'society') return (await import('./societyFiles.ts')).societyFile(wanted);
  if (wanted.kind === 'reportExcel') return (await import('./reportExcel.ts')).reportExcel(wanted.report);
  const [{ reportPdf }, typefaces] = await Promise.all([import('./reportPdf.ts'), fetchTypefaces()]);
  return reportPdf(wanted.report, typefaces);
}

async function fetchTypefaces(): Promise<Typefaces> {
  const [one, other] = await Promise.all([bytesOf(regular), bytesOf(strong)]);
  return { regular: one, strong: other };
}

async function bytesOf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The typeface answered ${response.status}.`);
  return response.arrayBuffer();
}
