import {
  getOpening,
  listOpeningLines,
  type Opening,
  type OpeningLine,
} from '@omur/contract/royalties/openings';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryIfAny, usePages } from '../../platform/api/queries.ts';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Decision } from './Decision.tsx';
import { accountWords, messages } from './messages.ts';
import { OpeningState } from './OpeningState.tsx';

const route = getRouteApi('/portal/upphafsstöður/$openingId');

/** R20: a list of balances from a former system, for administrators. */
export function OpeningPage() {
  const number = id.safeParse(Number(route.useParams().openingId));
  if (!number.success) return <ToNotFound />;
  return (
    <StaffOnly isForAdministrators>
      <Found openingId={number.data} />
    </StaffOnly>
  );
}

function Found(params: { openingId: number }) {
  const found = useQuery(queryIfAny(getOpening, { params }));
  if (found.data) return <OneOpening opening={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneOpening({ opening }: { opening: Opening }) {
  const t = useText();
  const { openingId, openingDay, openingState, categoryName: category } = opening;
  return (
    <Stack>
      <PageHeader
        title={t(messages.title, { day: formatDay(openingDay), category })}
        subtitle={opening.openingSource}
      />
      <KeyFacts
        facts={[
          { label: t(messages.payable), value: exactAmount(opening.payableIsk) },
          { label: t(messages.held), value: exactAmount(opening.heldIsk) },
          { label: t(messages.booked), value: exactAmount(opening.bookedIsk) },
          { label: t(messages.lines), value: formatWhole(opening.lineCount) },
          { label: t(messages.state), value: <OpeningState state={openingState} /> },
        ]}
      />
      {openingState === 'waiting' && opening.sameLineCount > 0 && (
        <Alert look="warning" title={t(messages.sameTitle, { count: opening.sameLineCount })}>
          {t(messages.sameWhat)}
        </Alert>
      )}
      {openingState === 'waiting' && <Decision opening={opening} />}
      <Card title={t(messages.lines)}>
        <Lines openingId={openingId} />
      </Card>
    </Stack>
  );
}

function Lines(params: { openingId: number }) {
  const t = useText();
  const list = usePages(listOpeningLines, { params });
  const columns: Column<OpeningLine>[] = [
    {
      id: 'line',
      header: t(messages.line),
      width: '90px',
      isNumeric: true,
      cell: ({ fileLine }) => fileLine - 1,
    },
    {
      id: 'payee',
      header: t(messages.payeeName),
      width: 'minmax(0, 1.5fr)',
      isTitle: true,
      cell: ({ payeeName, sameInCategory: category }) => (
        <>
          {payeeName} {category && <Badge>{t(messages.sameIn, { category })}</Badge>}
        </>
      ),
    },
    {
      id: 'account',
      header: t(messages.account),
      cell: ({ openingAccount }) => t(accountWords[openingAccount]),
    },
    {
      id: 'amount',
      header: t(messages.amount),
      width: '170px',
      isNumeric: true,
      cell: ({ amountIsk }) => exactAmount(amountIsk),
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(messages.lines)}
      columns={columns}
      rowKey={({ fileLine }) => fileLine}
      phoneRow={(row) => ({
        title: row.payeeName,
        detail: [
          t(accountWords[row.openingAccount]),
          row.sameInCategory && t(messages.sameIn, { category: row.sameInCategory }),
        ]
          .filter(Boolean)
          .join(' · '),
        aside: exactAmount(row.amountIsk),
      })}
      countText={messages.lineCount}
      none={t(messages.none)}
    />
  );
}
