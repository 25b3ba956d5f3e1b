import { type Bulk, getBulk } from '@omur/contract/platform/calls/bulk';
import { useQuery } from '@tanstack/react-query';
import { pollEvery } from '../jobs/pollEvery.ts';
import { queryFor } from '../api/queries.ts';
import { useText } from '../i18n/texts.tsx';
import { PageFailed } from '../page/PageFailed.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';
import { messages } from './messages.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { useView } from './view.ts';
import { readEntries } from './sheetStore.ts';

/** O109: one sheet of entries. */
export function SheetPage({ bulkId }: { bulkId: number }) {
  const t = useText();
  const { addressOf } = useView();
  const bulk = useQuery({
    ...queryFor(getBulk, { params: { bulkId } }),
    refetchInterval: ({ state }) => ((state.data as Bulk | undefined)?.queuedCount ? pollEvery : false),
  });
  const entries = useQuery({
    queryKey: ['bulk entries', bulkId],
    queryFn: () => readEntries(bulkId),
    // What is edited here is never read over.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const failed = [bulk, entries].find(({ error }) => error);
  if (failed?.error) return <PageFailed error={failed.error} reset={() => void failed.refetch()} />;
  return (
    <Stack gap="small">
      <PageHeader
        title={bulk.data?.bulkName ?? '\u00A0'}
        actions={
          <ButtonLink look="quiet" {...addressOf()}>
            {t(messages.back)}
          </ButtonLink>
        }
      />
      {bulk.data && entries.data ? (
        <SheetEditor key={bulkId} bulk={bulk.data} entries={entries.data} />
      ) : (
        <Skeleton shape="rows" />
      )}
    </Stack>
  );
}
