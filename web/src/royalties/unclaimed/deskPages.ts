import { lazyRouteComponent } from '@tanstack/react-router';
import { page } from '../../platform/page/page.ts';

export const unclaimedPage = page({
  path: '/ósótt-fé/$categoryId/$usedYear',
  component: lazyRouteComponent(() => import('./UnclaimedPage.tsx'), 'UnclaimedPage'),
  help: 'keyrslur',
});
