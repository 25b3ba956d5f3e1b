import { getOperations, type Operations } from '@omur/contract/platform/calls/operations';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queries.ts';
import { formatDay, formatTime, formatWhole } from '../i18n/format.ts';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { PageFailed } from '../page/PageFailed.tsx';
import { PageWaits } from '../page/PageWaits.tsx';
import { StaffOnly } from '../page/StaffOnly.tsx';
import { Alert } from '../ui/Alert.tsx';
import { KeyFacts } from '../ui/KeyFacts.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Backups } from './Backups.tsx';
import { operationsPage } from './deskPages.ts';
import { countOutOfBounds, sizeText } from './figures.ts';
import { messages } from './messages.ts';
import { Queues } from './Queues.tsx';
import { Replicas } from './Replicas.tsx';
import { TableSizes } from './TableSizes.tsx';

const readAgainEvery = 30_000;

/** O70: how the portal runs, for administrators. */
export const OperationsPage = () => (
  <StaffOnly isForAdministrators>
    <Status />
  </StaffOnly>
);

function Status() {
  const t = useText();
  const { data, error, refetch } = useQuery({
    ...queryFor(getOperations),
    refetchInterval: readAgainEvery,
    refetchOnWindowFocus: 'always',
  });
  if (error && !data) return <PageFailed error={error} reset={() => void refetch()} />;
  if (!data) return <PageWaits />;
  const count = countOutOfBounds(t, data);
  return (
    <Stack>
      <PageHeader title={t(operationsPage.label)} subtitle={t(messages.about)} />
      <Alert
        look={count > 0 ? 'warning' : 'success'}
        title={count > 0 ? t(messages.attention, { count }) : t(messages.allWell)}
      />
      <Versions found={data} />
      <Backups found={data} />
      <Queues found={data} />
      <Replicas replicas={data.replicas} />
      <TableSizes tables={data.tables} />
    </Stack>
  );
}

function Versions({ found }: { found: Operations }) {
  const t = useText();
  const [language] = useLanguage();
  const { startedAt } = found;
  return (
    <KeyFacts
      facts={[
        { label: t(messages.version), value: found.version },
        { label: t(messages.commit), value: found.commit?.slice(0, 10) ?? t(messages.unknown) },
        { label: 'Node.js', value: found.nodeVersion },
        { label: 'PostgreSQL', value: found.databaseVersion.split(' ')[0] },
        { label: t(messages.schema), value: found.schemaVersion.split('_')[0] },
        {
          label: t(messages.started),
          value: `${formatDay(startedAt)} ${formatTime(startedAt, language)}`,
        },
        { label: t(messages.size), value: sizeText(found.databaseBytes, language) },
        { label: t(messages.sessions), value: formatWhole(found.sessionCount) },
        { label: t(messages.streams), value: formatWhole(found.streamCount) },
      ]}
    />
  );
}
