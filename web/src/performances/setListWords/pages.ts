import { lazyRouteComponent } from '@tanstack/react-router';
import { number, page } from '../../platform/page/page.ts';

export const askedSetListsPage = page({
  path: '/lifandi-flutningar/lagalistar',
  // The performance that a notification told of.
  search: { nr: number },
  component: lazyRouteComponent(() => import('./AskedSetListsPage.tsx'), 'AskedSetListsPage'),
  help: 'hopar',
});
