import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';

export const CardWaits = () => (
  <Stack>
    <Skeleton shape="heading" />
    <Skeleton shape="facts" />
    <Skeleton shape="rows" />
  </Stack>
);
