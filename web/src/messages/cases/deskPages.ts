import { lazyRouteComponent } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const inboxPage = page({
  path: '/innhólf',
  search: { flipi: text, hver: text, leit: text },
  component: lazyRouteComponent(() => import('./InboxPage.tsx'), 'InboxPage'),
  help: 'innholf',
  label: { is: 'Innhólf', en: 'Inbox' },
  icon: Inbox,
  menu: { group: 'desk', section: 'people', at: 0.5 },
});
