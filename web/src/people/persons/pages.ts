import { lazyRouteComponent } from '@tanstack/react-router';
import { page } from '../../platform/page/page.ts';

export const editPersonPage = page({
  path: '/mitt-spjald/$personId/uppfaera',
  component: lazyRouteComponent(() => import('./EditPersonPage.tsx'), 'EditPersonPage'),
  help: 'felagi',
});
