import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';

/** The shape of a card; one’s own has its name at once, which the session knows. */
export const CardWaits = ({ name }: { name?: string }) => (
  <Stack>
    {name === undefined ? <Skeleton shape="heading" /> : <PageHeader person={name} title={name} />}
    <Skeleton shape="facts" />
    <Skeleton shape="rows" />
  </Stack>
);
