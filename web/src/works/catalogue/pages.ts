import { lazyRouteComponent } from '@tanstack/react-router';
import { number, page, text } from '../../platform/page/page.ts';

export const workPage = page({
  path: '/verk/$workId',
  search: { flipi: text, uthlutun: number },
  component: lazyRouteComponent(() => import('./WorkPage.tsx'), 'WorkPage'),
  help: 'samthykki',
});
