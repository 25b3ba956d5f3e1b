import { lazyRouteComponent } from '@tanstack/react-router';
import { page } from '../../platform/page/page.ts';

export const ownLinePage = page({
  path: '/stats/skýring/$distributionId/$statementLineId',
  component: lazyRouteComponent(() => import('./LinePage.tsx'), 'OwnLinePage'),
  help: 'uthlutanir',
});
