import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage, text } from '../../platform/page/page.ts';

/** Where people can go on from an error page. Why they came there is not in the address: a link could make the page say anything. */
const search = { back: text };

export const notFoundPage = publicPage({
  path: '/not-found',
  search,
  component: lazyRouteComponent(() => import('./ErrorPages.tsx'), 'NotFound'),
});

export const preconditionFailedPage = publicPage({
  path: '/precondition-failed',
  search,
  component: lazyRouteComponent(() => import('./ErrorPages.tsx'), 'PreconditionFailed'),
});
