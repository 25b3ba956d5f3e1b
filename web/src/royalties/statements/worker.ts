import type { StatementLine } from '@omur/contract/royalties/statistics';
import { fetchTypefaces } from '../../platform/paper/fetchTypefaces.ts';
import { csvOf } from './csv.ts';
import type { ToWorker, FromWorker, Wanted } from './orders.ts';
import type { Statement } from './statement.ts';

// Documents are put together here, so that the page stays alive meanwhile. What each needs is fetched for it alone.

const lines: StatementLine[] = [];
/** Those of a year whose lines are all there. */
const statements: Statement[] = [];

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'lines') lines.push(...data.lines);
  else if (data.kind === 'statement') statements.push({ head: data.head, lines: lines.splice(0) });
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
  if (wanted.kind === 'year') {
    const [{ yearPdf }, typefaces] = await Promise.all([import('./yearPdf.ts'), fetchTypefaces()]);
    return yearPdf(wanted.year, statements, typefaces);
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
