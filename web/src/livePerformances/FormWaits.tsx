import type { LivePerformanceKind } from '@omur/contract/performances/rules/livePerformance';
import { useText } from '../texts.tsx';
import { Columns } from '../ui/Columns.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { titles } from './kinds.ts';

/** The shape of the form while it is being found out what it opens with. */
export function FormWaits({ kind }: { kind: LivePerformanceKind }) {
  const t = useText();
  return (
    <Stack>
      <PageHeader title={t(titles[kind])} />
      <Columns aside={<Skeleton shape="card" />}>
        <Skeleton shape="card" count={3} />
      </Columns>
    </Stack>
  );
}
