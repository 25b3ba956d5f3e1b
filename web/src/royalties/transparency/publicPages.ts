import { lazyRouteComponent } from '@tanstack/react-router';
import { number, publicPage } from '../../platform/page/page.ts';

export const transparencyPage = publicPage({
  path: '/gagnsæi',
  search: { skyrsla: number },
  component: lazyRouteComponent(() => import('./PublicReportsPage.tsx'), 'PublicReportsPage'),
});
