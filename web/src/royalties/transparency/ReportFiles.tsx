import type { TransparencyReport } from '@omur/contract/royalties/transparency';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';
import styles from './report.module.css';

/** What makes documents is heavy, and few ask for one. */
const make = async (...asked: Parameters<typeof import('./makeReport.ts')['makeReport']>) =>
  (await import('./makeReport.ts')).makeReport(...asked);

/** The report as PDF and as a workbook. */
export function ReportFiles({ report }: { report: TransparencyReport }) {
  const t = useText();
  const name = `gagnsaeisskyrsla-${report.reportYear}-${report.edition}`;
  const pdf = useFile(`${name}.pdf`, (signal) => make('reportPdf', report, signal));
  const excel = useFile(`${name}.xlsx`, (signal) => make('reportExcel', report, signal));
  return (
    <div className={styles.files}>
      <Button
        icon={<FileText size={18} aria-hidden />}
        isLoading={pdf.isFetching}
        onClick={() => void pdf.fetchFile()}
      >
        {t(messages.pdf)}
      </Button>
      <Button
        icon={<FileSpreadsheet size={18} aria-hidden />}
        isLoading={excel.isFetching}
        onClick={() => void excel.fetchFile()}
      >
        {t(messages.excel)}
      </Button>
      <FileProblem file={pdf} />
      <FileProblem file={excel} />
    </div>
  );
}
