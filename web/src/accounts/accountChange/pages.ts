import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage, text } from '../../platform/page/page.ts';

export const stopPage = publicPage({
  path: '/reikningur/$token',
  // The language of the letter that the link stands in.
  search: { mal: text },
  component: lazyRouteComponent(() => import('./StopPage.tsx'), 'StopPage'),
});
