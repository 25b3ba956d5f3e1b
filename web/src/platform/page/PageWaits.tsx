import { Skeleton } from '../ui/Skeleton.tsx';

/** Something in the shape of a page while its code is fetched. */
export function PageWaits() {
  return (
    <>
      <Skeleton shape="heading" />
      <Skeleton shape="rows" />
    </>
  );
}
