import type { Person } from '@omur/contract/people/persons';
import { listFundPeriods, listFunds } from '@omur/contract/grants/funds';
import { periodToApplyIn } from '@omur/contract/grants/rules/fundApplication';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useDraft } from '../../platform/drafts/drafts.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { readChoice, startChoice, type Choice } from './form.ts';
import { messages } from './messages.ts';

/** A period may close while somebody writes; they are to know soon. */
const askAgainAfter = 30_000;

/** L2.9: applying for a grant. */
export function FundsPage() {
  const member = useMember();
  if (member.error) return <PageFailed error={member.error} reset={member.retry} />;
  if (!member.isKnown) return <PageWaits />;
  const mayApply = member.role !== 'viewer' && member.role !== 'external' && member.person;
  return mayApply && member.person ? <Applying person={member.person} /> : <Nobody />;
}

function Nobody() {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={t(messages.title)} />
      <EmptyState title={t(messages.nobody)} icon={<HandCoins />}>
        {t(messages.nobodyWhy)}
      </EmptyState>
    </Stack>
  );
}

function Applying({ person }: { person: Person }) {
  const draft = useDraft<unknown>('fund.choice');
  const [choice, setChoice] = useState<Choice>(() => readChoice(draft.restored) ?? startChoice(person));
  const take = (changes: Partial<Choice>) => {
    const next = { ...choice, ...changes };
    setChoice(next);
    draft.keep(next);
  };
  const funds = useQuery(listQueryFor(listFunds));
  const periods = useQuery({
    ...listQueryFor(listFundPeriods, { params: { fundId: choice.fundId } }),
    refetchInterval: askAgainAfter,
    refetchOnWindowFocus: 'always',
  });
  const rows = periods.data?.rows;
  const fundPeriodId = rows ? periodToApplyIn(rows, choice.fundPeriodId) : 0;

  // The first open period becomes the chosen one, so that its closing is not taken for another choice.
  if (fundPeriodId > 0 && !choice.fundPeriodId) setChoice({ ...choice, fundPeriodId });

  const error = funds.error ?? (periods.data ? null : periods.error);
  if (error)
    return (
      <PageFailed
        error={error}
        reset={() => {
          void funds.refetch();
          void periods.refetch();
        }}
      />
    );
  if (!funds.data) return <PageWaits />;
  return (
    <ApplicationForm
      key={choice.fundId}
      person={person}
      funds={funds.data.rows}
      periods={rows}
      choice={choice}
      fundPeriodId={fundPeriodId}
      onChoice={take}
      onClosed={() => void periods.refetch()}
    />
  );
}
