import { lazyRouteComponent } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const groupsPage = page({
  path: '/hópar',
  search: { leit: text },
  component: lazyRouteComponent(() => import('./GroupsPage.tsx'), 'GroupsPage'),
  help: 'hopar',
  label: { is: 'Hópar', en: 'Groups' },
  icon: UsersRound,
  menu: { group: 'own', at: 3.5 },
  isFor: ({ authorId, isStaff, role }) => isStaff || (authorId !== undefined && role === 'member'),
});

export const groupPage = page({
  path: '/hópar/$groupId',
  component: lazyRouteComponent(() => import('./GroupPage.tsx'), 'GroupPage'),
  help: 'hopar',
});
