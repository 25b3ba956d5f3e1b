import { createRoute, redirect } from '@tanstack/react-router';
import { root } from './rootRoute.tsx';
import { currentSession } from '../platform/api/session.ts';
import { Portal } from './shell/Portal.tsx';

/** F2.23: everything below needs somebody who is logged in. */
export const portal = createRoute({
  getParentRoute: () => root,
  id: 'portal',
  beforeLoad: ({ location }) => {
    if (!currentSession()) throw redirect({ to: '/login', search: { to: location.href } });
  },
  component: Portal,
});
