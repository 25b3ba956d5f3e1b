import { type CwrCase, listCwrCases } from '@omur/contract/exchange/cwrOut/cwrOut';
import { useState } from 'react';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { PagedTable } from '../iswc/PagedTable.tsx';
import { CaseDialog, ClosedCase } from './CaseDialog.tsx';
import { decisions, kinds, messages } from './messages.ts';

/** X96: what answers ask of staff. */
export function Cases() {
  const t = useText();
  const [language] = useLanguage();
  const [shown, setShown] = useState<'open' | 'closed'>('open');
  const isClosed = shown === 'closed';
  const [open, setOpen] = useState<CwrCase>();
  const look = (row: CwrCase) => (
    <Button
      size="small"
      aria-label={t(messages.lookWhich, { title: row.title })}
      onClick={() => setOpen(row)}
    >
      {t(messages.look)}
    </Button>
  );
  const columns: Column<CwrCase>[] = [
    {
      id: 'work',
      header: t(messages.work),
      isTitle: true,
      width: 'minmax(0, 1.4fr)',
      cell: ({ title }) => title,
    },
    {
      id: 'kind',
      header: t(messages.kind),
      width: 'minmax(0, 1fr)',
      cell: ({ caseKind }) => t(kinds[caseKind]),
    },
    { id: 'receiver', header: t(messages.receiver), width: '108px', cell: ({ receiver }) => receiver },
    {
      id: 'when',
      header: t(isClosed ? messages.closedCases : messages.when),
      width: '148px',
      cell: ({ openedAt, closedAt }) => formatInstant(closedAt ?? openedAt, language),
    },
    { id: 'actions', header: t(messages.actions), width: '116px', cell: look },
  ];
  return (
    <>
      <PagedTable
        endpoint={listCwrCases}
        query={isClosed ? { isDecided: '1' } : {}}
        label={t(messages.cases)}
        columns={columns}
        rowKey={({ caseId }) => caseId}
        phoneRow={(row) => ({
          title: row.title,
          detail: row.caseDecision
            ? `${t(kinds[row.caseKind])} · ${t(decisions[row.caseDecision])}`
            : t(kinds[row.caseKind]),
          aside: look(row),
        })}
        empty={t(isClosed ? messages.noClosed : messages.noCases)}
        filter={
          <RadioGroup
            isInline
            isLabelHidden
            label={t(messages.state)}
            value={shown}
            options={[
              { value: 'open', label: t(messages.openCases) },
              { value: 'closed', label: t(messages.closedCases) },
            ]}
            onChange={setShown}
          />
        }
      />
      {open && !open.closedAt && <CaseDialog shown={open} onClose={() => setOpen(undefined)} />}
      {open?.closedAt && <ClosedCase shown={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
