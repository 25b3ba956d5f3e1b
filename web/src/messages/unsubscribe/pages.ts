import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage, text } from '../../platform/page/page.ts';

export const unsubscribePage = publicPage({
  path: '/afskraning/$token',
  // The language of the letter that the link stands in.
  search: { mal: text },
  component: lazyRouteComponent(() => import('./UnsubscribePage.tsx'), 'UnsubscribePage'),
});
