import { explainOwnLine, explainRunLine, type ExplainedLine } from '@omur/contract/royalties/explanations';
import { id } from '@omur/contract/platform/values';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PageWaits } from '../../platform/page/PageWaits.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Explanation } from './Explanation.tsx';
import { lineMessages as messages } from './lineMessages.ts';

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
  if (found.data) return <OneLine line={found.data} />;
  if (found.error) return <PageFailed error={found.error} reset={() => void found.refetch()} />;
  return <PageWaits />;
}

function OneLine({ line }: { line: ExplainedLine }) {
  const t = useText();
  const where = [line.distributionName, formatDay(line.usedOn), line.station].filter(Boolean).join(' · ');
  return (
    <Stack>
      <PageHeader title={t(messages.title, { title: line.title ?? t(messages.unknown) })} subtitle={where} />
      <Explanation line={line} />
    </Stack>
  );
}
