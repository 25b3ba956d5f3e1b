import { lazyRouteComponent } from '@tanstack/react-router';
import { number, publicPage } from '../../platform/page/page.ts';

/** O136: the same for everybody, where the society has opened them. */
export const publicNewsPage = publicPage({
  path: '/fréttir-félagsins',
  search: { nr: number },
  component: lazyRouteComponent(() => import('./bothPages.ts'), 'PublicNewsPage'),
});
