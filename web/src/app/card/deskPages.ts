import { lazyRouteComponent } from '@tanstack/react-router';
import { page } from '../../platform/page/page.ts';
import { cardPage } from './pages.ts';

/** A person's card as staff see it. */
export const personPage = page({
  path: '/personur/$personId',
  search: cardPage.search,
  component: lazyRouteComponent(() => import('./PersonPage.tsx'), 'PersonPage'),
  help: 'felagi',
});
