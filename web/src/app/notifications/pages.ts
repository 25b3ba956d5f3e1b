import { lazyRouteComponent } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { number, page } from '../../platform/page/page.ts';

export const notificationsPage = page({
  path: '/tilkynningar',
  // The notification that is read.
  search: { nr: number },
  component: lazyRouteComponent(() => import('./AnsweredHere.tsx'), 'AnsweredHere'),
  help: 'innskraning',
  label: { is: 'Tilkynningar', en: 'Notifications' },
  icon: Bell,
  isFor: ({ person }) => Boolean(person),
});
