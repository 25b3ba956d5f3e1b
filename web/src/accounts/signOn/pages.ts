import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage } from '../../platform/page/page.ts';

export const consentPage = publicPage({
  path: '/innskraning-i-thjonustu/$uid',
  component: lazyRouteComponent(() => import('./ConsentPage.tsx'), 'ConsentPage'),
});
