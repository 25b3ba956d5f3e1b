import { listSocietyCredits, type SocietyCredit } from '@omur/contract/royalties/societies';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { EnterDialog } from './EnterDialog.tsx';
import { messages } from './messages.ts';
import { StatementDialog } from './StatementDialog.tsx';

const codeOf = ({ societyCode }: SocietyCredit) => String(societyCode).padStart(3, '0');

/** What stands for which society, and what waits for it (R61, R62). */
export function SocietyList() {
  const t = useText();
  const [entered, setEntered] = useState<SocietyCredit>();
  const [stated, setStated] = useState<SocietyCredit>();
  const list = usePages(listSocietyCredits, { params: {} });
  const acts = (row: SocietyCredit) => (
    <>
      {row.payeeId === null && (
        <Button
          size="small"
          look="primary"
          aria-label={t(messages.enterWhich, { society: row.societyName })}
          onClick={() => setEntered(row)}
        >
          {t(messages.enter)}
        </Button>
      )}{' '}
      {row.societyAuthorCount > 0 && (
        <Button
          size="small"
          aria-label={t(messages.statementOf, { society: row.societyName })}
          onClick={() => setStated(row)}
        >
          {t(messages.statement)}
        </Button>
      )}
    </>
  );
  return (
    <>
      <PagedTable
        list={list}
        label={t(messages.tab)}
        columns={useColumns(acts)}
        rowKey={({ societyCode }) => societyCode}
        phoneRow={(row) => ({
          title: `${row.societyName} (${codeOf(row)})`,
          detail: (
            <>
              <div>{`${t(messages.balance)} ${exactAmount(row.balanceIsk)}`}</div>
              {row.societyWaitsIsk > 0 && (
                <div>{`${t(messages.waits)} ${exactAmount(row.societyWaitsIsk)}`}</div>
              )}
              <Account row={row} />
            </>
          ),
          aside: acts(row),
        })}
        countText={messages.count}
        none={t(messages.none)}
        noneMore={t(messages.noneMore)}
      />
      {entered && <EnterDialog society={entered} onClose={() => setEntered(undefined)} />}
      {stated && <StatementDialog society={stated} onClose={() => setStated(undefined)} />}
    </>
  );
}

function Account({ row: { payeeId, accountEnd } }: { row: SocietyCredit }) {
  const t = useText();
  if (accountEnd !== null) return t(messages.accountEnd, { digits: accountEnd });
  return <Badge look="amber">{t(payeeId === null ? messages.isNoPayee : messages.noAccount)}</Badge>;
}

function useColumns(acts: (row: SocietyCredit) => React.ReactNode): Column<SocietyCredit>[] {
  const t = useText();
  return [
    {
      id: 'society',
      header: t(messages.society),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: (row) => (
        <>
          <div>{row.societyName}</div>
          <div className="small dim">{t(messages.code, { code: codeOf(row) })}</div>
        </>
      ),
    },
    {
      id: 'authors',
      header: t(messages.authors),
      width: '90px',
      isNumeric: true,
      cell: ({ societyAuthorCount }) => formatWhole(societyAuthorCount),
    },
    {
      id: 'credited',
      header: t(messages.credited),
      width: '156px',
      isNumeric: true,
      cell: ({ creditedIsk }) => exactAmount(creditedIsk),
    },
    {
      id: 'balance',
      header: t(messages.balance),
      width: '156px',
      isNumeric: true,
      cell: ({ balanceIsk }) => exactAmount(balanceIsk),
    },
    {
      id: 'waits',
      header: t(messages.waits),
      width: '140px',
      isNumeric: true,
      cell: ({ societyWaitsIsk }) => exactAmount(societyWaitsIsk),
    },
    { id: 'account', header: t(messages.account), width: '150px', cell: (row) => <Account row={row} /> },
    { id: 'actions', header: t(messages.actions), width: '170px', cell: acts },
  ];
}
