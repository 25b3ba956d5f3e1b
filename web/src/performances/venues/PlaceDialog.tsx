import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';

interface PlaceDialogProps<Place> {
  title: string;
  place: UseQueryResult<Place>;
  /** What is changed of the place itself; `onAnew` begins it anew on what somebody else made of it. */
  form: (place: Place, onAnew: () => void) => ReactNode;
  onClose: () => void;
  /** What belongs to the place. */
  children: ReactNode;
}

/** One venue or festival: changed, closed and opened, with what belongs to it. */
export function PlaceDialog<Place>({ title, place, form, onClose, children }: PlaceDialogProps<Place>) {
  const [readings, setReadings] = useState(0);
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {place.isPending && <Skeleton shape="rows" count={4} />}
      {place.error && !place.data && <PageFailed error={place.error} reset={() => void place.refetch()} />}
      {place.data && (
        <Stack>
          <Fragment key={readings}>{form(place.data, () => setReadings(readings + 1))}</Fragment>
          {children}
        </Stack>
      )}
    </Dialog>
  );
}
