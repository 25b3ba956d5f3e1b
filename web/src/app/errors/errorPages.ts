import { lazyRouteComponent } from '@tanstack/react-router';
import { publicPage, text } from '../../platform/page/page.ts';

/** Where people can go on from an error page. Why they came there is not in the address: a link could make the page say anything. */
const search = { back: text };

const notFoundPage = publicPage({
  path: '/not-found',
  search,
  component: lazyRouteComponent(() => import('./ErrorPages.tsx'), 'NotFound'),
});

const preconditionFailedPage = publicPage({
  path: '/precondition-failed',
  search,
  component: lazyRouteComponent(() => import('./ErrorPages.tsx'), 'PreconditionFailed'),
});

/** Apart from the other public pages, as they stand in the frame, which knows those. */
export const errorPages = [notFoundPage, preconditionFailedPage] as const;
