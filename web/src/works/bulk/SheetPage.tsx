import { type Bulk, getBulk } from '@omur/contract/works/bulk';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { readWorks } from './sheetStore.ts';

/** O109: one sheet of works. */
export function SheetPage({ bulkId }: { bulkId: number }) {
  const t = useText();
  const bulk = useQuery({
    ...queryFor(getBulk, { params: { bulkId } }),
    refetchInterval: ({ state }) => ((state.data as Bulk | undefined)?.queuedCount ? 1000 : false),
  });
  const works = useQuery({
    queryKey: ['bulk works', bulkId],
    queryFn: () => readWorks(bulkId),
    // What is edited here is never read over.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const failed = [bulk, works].find(({ error }) => error);
  if (failed?.error) return <PageFailed error={failed.error} reset={() => void failed.refetch()} />;
  return (
    <Stack gap="small">
      <PageHeader
        title={bulk.data?.bulkName ?? ' '}
        actions={
          <ButtonLink look="quiet" to="/verk/skra-morg" search={{}}>
            {t(messages.back)}
          </ButtonLink>
        }
      />
      {bulk.data && works.data ? (
        <SheetEditor key={bulkId} bulk={bulk.data} works={works.data} />
      ) : (
        <Skeleton shape="rows" />
      )}
    </Stack>
  );
}
