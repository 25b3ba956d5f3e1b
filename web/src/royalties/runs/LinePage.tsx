import { explainOwnLine, explainRunLine, type ExplainedLine } from '@omur/contract/royalties/explanations';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getRouteApi } from '@tanstack/react-router';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Explanation } from './Explanation.tsx';
import { lineMessages as messages } from './lineMessages.ts';
import { RematchDialog } from './RematchDialog.tsx';
import { rematchMessages } from './rematchMessages.ts';

const deskRoute = getRouteApi('/portal/úthlutunarkeyrslur/$distributionId/$statementLineId');
const ownRoute = getRouteApi('/portal/stats/skýring/$distributionId/$statementLineId');

interface LineNumbers {
  distributionId: string;
  statementLineId: string;
}

/** R17: how a line of a run came about, with everybody's shares, for administrators. */
export function RunLinePage() {
  const { role } = useLoggedIn();
  const numbers = deskRoute.useParams();
  return role === 'administrator' ? <FoundLine numbers={numbers} of={explainRunLine} /> : <ToNotFound />;
}

/** R17: why this króna; to whom the line pays. */
export function OwnLinePage() {
  return <FoundLine numbers={ownRoute.useParams()} of={explainOwnLine} />;
}

interface FoundLineProps {
  numbers: LineNumbers;
  of: typeof explainRunLine;
}

function FoundLine({ numbers, of }: FoundLineProps) {
  const distribution = id.safeParse(Number(numbers.distributionId));
  const line = id.safeParse(Number(numbers.statementLineId));
  const params = { distributionId: distribution.data ?? 0, statementLineId: line.data ?? 0 };
  const found = useQuery({ ...queryIfAny(of, { params }), enabled: distribution.success && line.success });
  if (!distribution.success || !line.success || found.data === null) return <ToNotFound />;
  if (found.data) return <OneLine line={found.data} of={params} />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

interface OneLineProps {
  line: ExplainedLine;
  of: { distributionId: number; statementLineId: number };
}

function OneLine({ line, of }: OneLineProps) {
  const t = useText();
  const [isMoving, setIsMoving] = useState(false);
  const where = [line.distributionName, formatDay(line.usedOn), line.station].filter(Boolean).join(' · ');
  return (
    <Stack>
      <PageHeader
        title={t(messages.title, { title: line.title ?? t(messages.unknown) })}
        subtitle={where}
        actions={
          line.mayRematch && <Button onClick={() => setIsMoving(true)}>{t(rematchMessages.rematch)}</Button>
        }
      />
      {line.paidForTitle !== null && (
        <Alert title={t(rematchMessages.moved, { paid: line.paidForTitle, right: line.toTitle ?? '' })} />
      )}
      <Explanation line={line} />
      {isMoving && <RematchDialog line={of} onClose={() => setIsMoving(false)} />}
    </Stack>
  );
}
