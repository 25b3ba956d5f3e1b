import { Skeleton } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';

export const CardWaits = () => (
  <Stack>
    <Skeleton shape="heading" />
    <Skeleton shape="facts" />
    <Skeleton shape="rows" />
  </Stack>
);
