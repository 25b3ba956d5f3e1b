import { getUnclaimed, listKeptDecisions, type Unclaimed } from '@omur/contract/royalties/unclaimed';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { queryIfAny, usePages } from '../../platform/api/queries.ts';
import { formatDay, formatWhole } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { AskDialog } from './AskDialog.tsx';
import { Decisions } from './Decisions.tsx';
import { Lines } from './Lines.tsx';
import { messages } from './messages.ts';
import { Proposal } from './Proposal.tsx';

const route = getRouteApi('/portal/ósótt-fé/$categoryId/$usedYear');

/** R32: the unclaimed money of a category and a year of use, and what is proposed about it, for administrators. */
export function UnclaimedPage() {
  const params = route.useParams();
  const category = id.safeParse(Number(params.categoryId));
  const year = id.safeParse(Number(params.usedYear));
  if (!category.success || !year.success) return <ToNotFound />;
  return (
    <StaffOnly isForAdministrators>
      <Found categoryId={category.data} usedYear={year.data} />
    </StaffOnly>
  );
}

function Found(params: { categoryId: number; usedYear: number }) {
  const found = useQuery(queryIfAny(getUnclaimed, { params }));
  if (found.data) return <OfYear unclaimed={found.data} />;
  if (found.data === null) return <ToNotFound />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OfYear({ unclaimed }: { unclaimed: Unclaimed }) {
  const t = useText();
  const [isAsking, setIsAsking] = useState(false);
  const { categoryId, categoryName, usedYear, lineCount } = unclaimed;
  const decisions = usePages(listKeptDecisions, { params: {}, query: { categoryId, usedYear } });
  const [newest] = decisions.rows;
  const waiting = newest?.keptDecisionState === 'waiting' ? newest : undefined;
  return (
    <Stack>
      <PageHeader
        title={t(messages.title, { category: categoryName, year: usedYear })}
        subtitle={t(messages.subtitle)}
        actions={
          !decisions.isLoading &&
          !waiting &&
          lineCount > 0 && (
            <Button look="primary" onClick={() => setIsAsking(true)}>
              {t(messages.ask)}
            </Button>
          )
        }
      />
      <KeyFacts
        facts={[
          { label: t(messages.toDecide), value: exactAmount(unclaimed.amountIsk) },
          { label: t(messages.lines), value: formatWhole(lineCount) },
          { label: t(messages.decideFrom), value: formatDay(unclaimed.decideFrom) },
        ]}
      />
      {waiting && <Proposal decision={waiting} unclaimed={unclaimed} />}
      <Card title={t(messages.list)}>
        <Lines categoryId={categoryId} usedYear={usedYear} />
      </Card>
      {decisions.count > 0 && <Decisions of={{ categoryId, usedYear }} />}
      {isAsking && <AskDialog unclaimed={unclaimed} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}
