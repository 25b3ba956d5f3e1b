import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage, text } from '../../platform/page/page.ts';

export const repertoryPage = publicPage({
  path: '/verkaleit',
  search: { leit: text },
  component: lazyRouteComponent(() => import('./RepertoryPage.tsx'), 'RepertoryPage'),
});

export const repertoryWorkPage = publicPage({
  path: '/verkaleit/$workNumber',
  component: lazyRouteComponent(() => import('./RepertoryWorkPage.tsx'), 'RepertoryWorkPage'),
});
