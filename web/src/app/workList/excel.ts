import type { ListedWork, WorkColumn } from '@omur/contract/app/workList';
import type { useText } from '../../platform/i18n/texts.tsx';
import { textIn } from './columns.tsx';
import { messages } from './messages.ts';

/** The chosen works with the columns that are shown; the writer of Excel comes when it is asked for. */
export async function excelOf(
  t: ReturnType<typeof useText>,
  works: readonly ListedWork[],
  columns: readonly WorkColumn[],
): Promise<Blob> {
  const { default: writeExcel } = await import('write-excel-file/universal');
  const headings = [t(messages.light), t(messages.workTitle), ...columns.map((id) => t(messages[id]))];
  const data = [
    headings.map((value) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#EAF1F8' })),
    ...works.map((work) => [
      { value: t(messages[work.light]) },
      { value: work.title },
      // H156: an amount can be added up, to the eyrir.
      ...columns.map((id) =>
        id === 'earned' ? { value: work.amountIsk, format: '#,##0.00' } : { value: textIn[id](work) },
      ),
    ]),
  ];
  const sheet = {
    sheet: t(messages.title),
    columns: headings.map((_, at) => ({ width: at === 1 ? 40 : 18 })),
    stickyRowsCount: 1,
    data,
  };
  return writeExcel([sheet]).toBlob();
}
