import type { PreviewedPayment } from '@omur/contract/royalties/payments';
import type { usePages } from '../../platform/api/queries.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { deskMessages as messages, leftOutWords } from './deskMessages.ts';

interface PreviewTableProps {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: PreviewedPayment[] };
  label: string;
  countText: Text;
  none: string;
}

/** What each would be paid, or why nothing. */
export function PreviewTable(props: PreviewTableProps) {
  const t = useText();
  const outcome = ({ leftOutReason, paidIsk }: PreviewedPayment) =>
    leftOutReason === null ? exactAmount(paidIsk) : t(leftOutWords[leftOutReason]);
  const columns: Column<PreviewedPayment>[] = [
    { id: 'payee', header: t(messages.payee), isTitle: true, cell: ({ payeeName }) => payeeName },
    {
      id: 'balance',
      header: t(messages.balance),
      width: '170px',
      isNumeric: true,
      cell: ({ balanceIsk }) => exactAmount(balanceIsk),
    },
    { id: 'paid', header: t(messages.paid), width: 'minmax(0, 1fr)', isNumeric: true, cell: outcome },
  ];
  return (
    <PagedTable
      {...props}
      columns={columns}
      rowKey={({ payeeId }) => payeeId}
      phoneRow={(row) => ({ title: row.payeeName, detail: outcome(row), aside: exactAmount(row.balanceIsk) })}
    />
  );
}
