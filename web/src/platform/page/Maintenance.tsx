import { Suspense } from 'react';
import { lazyComponent } from '../api/lazyComponent.ts';

const MaintenanceNotice = lazyComponent(
  async () => (await import('./MaintenanceNotice.tsx')).MaintenanceNotice,
);

/** O342: what is announced of maintenance. Its code comes beside the page, and is there before the portal closes. */
export const Maintenance = () => (
  <Suspense>
    <MaintenanceNotice />
  </Suspense>
);
