import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage, text } from '../../platform/page/page.ts';

export const unidentifiedPage = publicPage({
  path: '/ókunn-notkun',
  search: { leit: text },
  component: lazyRouteComponent(() => import('./UnidentifiedPage.tsx'), 'UnidentifiedPage'),
});
