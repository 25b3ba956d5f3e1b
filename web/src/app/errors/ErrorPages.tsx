import { type ComponentType, Suspense } from 'react';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useSession } from '../../platform/api/session.ts';
import { NotFoundPage } from '../../platform/errors/NotFoundPage.tsx';
import { PreconditionFailedPage } from '../../platform/errors/PreconditionFailedPage.tsx';
import { FrameWaits } from '../shell/FrameWaits.tsx';

const Portal = lazyComponent(async () => (await import('../shell/Portal.tsx')).Portal);

export const NotFound = () => <Framed page={NotFoundPage} />;
export const PreconditionFailed = () => <Framed page={PreconditionFailedPage} />;

/** F2.19, F2.20: with the bar and the menu for those who are logged in, from where they can go on. */
function Framed({ page: Page }: { page: ComponentType<{ isFramed?: boolean }> }) {
  if (!useSession()) return <Page />;
  return (
    <Suspense fallback={<FrameWaits />}>
      <Portal>
        <Page isFramed />
      </Portal>
    </Suspense>
  );
}
