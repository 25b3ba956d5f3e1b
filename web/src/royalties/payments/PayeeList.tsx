import { getTaxSheet, listPayees, type Payee } from '@omur/contract/royalties/payments';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { callFile } from '../../platform/api/call.ts';
import { usePages } from '../../platform/api/queries.ts';
import { FileProblem, useFile } from '../../platform/download/File.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { deskMessages as messages, stopWords } from './deskMessages.ts';
import { ForeignAccountDialog } from './ForeignAccountDialog.tsx';
import { PayeeDialog } from './PayeeDialog.tsx';

/** Everybody who has had money in the ledger (R1, R3). */
export function PayeeList() {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);
  const [opened, setOpened] = useState<Payee>();
  const [abroad, setAbroad] = useState<Payee>();
  const tax = useTaxFile();
  const list = usePages(listPayees, { params: {}, query: { ...(search && { search }) } });
  const action = (row: Payee) => (
    <Button
      size="small"
      aria-label={t(messages.editWhich, { name: row.payeeName })}
      onClick={() => setOpened(row)}
    >
      {t(messages.editPayee)}
    </Button>
  );
  const stop = ({ stopReason }: Payee) =>
    stopReason === null ? null : <Badge look="amber">{t(stopWords[stopReason])}</Badge>;
  const columns: Column<Payee>[] = [
    {
      id: 'payee',
      header: t(messages.payee),
      width: 'minmax(0, 1.5fr)',
      isTitle: true,
      cell: ({ payeeName }) => payeeName,
    },
    {
      id: 'account',
      header: t(messages.account),
      width: '150px',
      cell: ({ accountEnd }) => (accountEnd === null ? '–' : t(messages.accountEnd, { digits: accountEnd })),
    },
    {
      id: 'balance',
      header: t(messages.balance),
      width: '160px',
      isNumeric: true,
      cell: ({ balanceIsk }) => exactAmount(balanceIsk),
    },
    {
      id: 'held',
      header: t(messages.held),
      width: '140px',
      isNumeric: true,
      cell: ({ heldIsk }) => exactAmount(heldIsk),
    },
    { id: 'stop', header: t(messages.state), cell: stop },
    { id: 'actions', header: t(messages.actions), width: '110px', cell: action },
  ];
  return (
    <>
      <FileProblem file={tax.file} />
      <PagedTable
        list={list}
        label={t(messages.payees)}
        columns={columns}
        rowKey={({ payeeId }) => payeeId}
        phoneRow={(row) => ({
          title: row.payeeName,
          detail: (
            <>
              <div>{exactAmount(row.balanceIsk)}</div>
              {stop(row)}
            </>
          ),
          aside: action(row),
        })}
        countText={messages.payeeCount}
        none={t(messages.noPayees)}
      >
        <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
        {tax.button}
      </PagedTable>
      {opened && (
        <PayeeDialog
          payee={opened}
          onClose={() => setOpened(undefined)}
          onAbroad={() => {
            setAbroad(opened);
            setOpened(undefined);
          }}
        />
      )}
      {abroad && <ForeignAccountDialog payee={abroad} onClose={() => setAbroad(undefined)} />}
    </>
  );
}

/** R25: last year's, which is handed in; beside the search, while what keeps it from coming stands above the list. */
function useTaxFile() {
  const t = useText();
  const [year] = useState(() => new Date().getUTCFullYear() - 1);
  const file = useFile(`stadgreidsla-${year}.csv`, (signal) =>
    callFile(getTaxSheet, { params: { taxYear: year }, signal }),
  );
  const button = (
    <Button
      icon={<Download size={18} aria-hidden />}
      isLoading={file.isFetching}
      onClick={() => void file.fetchFile()}
    >
      {t(messages.taxFile, { year: String(year) })}
    </Button>
  );
  return { file, button };
}
