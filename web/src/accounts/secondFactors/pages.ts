import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage } from '../../platform/page/page.ts';

export const setUpPage = publicPage({
  path: '/oryggi',
  component: lazyRouteComponent(() => import('./SetUpPage.tsx'), 'SetUpPage'),
});
