import { lazyRouteComponent } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { number, page, text } from '../../platform/page/page.ts';

export const usersPage = page({
  path: '/notendur',
  // How the list stands, the user that is open, and what is being made.
  search: { leit: text, rod: text, notandi: number, nyr: text, hofundur: number },
  component: lazyRouteComponent(() => import('./UsersPage.tsx'), 'UsersPage'),
  help: 'umbod',
  label: { is: 'Notendur', en: 'Users' },
  icon: Users,
  menu: { group: 'desk', section: 'people', at: 16 },
});
