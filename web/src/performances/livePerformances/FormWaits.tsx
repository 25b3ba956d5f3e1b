import type { LivePerformanceKind } from '@omur/contract/performances/rules/livePerformance';
import { useText } from '../../platform/i18n/texts.tsx';
import { Columns } from '../../platform/ui/Columns.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
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
