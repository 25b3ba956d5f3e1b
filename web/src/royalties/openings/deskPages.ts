import { lazyRouteComponent } from '@tanstack/react-router';
import { page } from '../../platform/page/page.ts';

export const openingPage = page({
  path: '/upphafsstöður/$openingId',
  component: lazyRouteComponent(() => import('./OpeningPage.tsx'), 'OpeningPage'),
  help: 'tekjur-og-greidslur',
});
