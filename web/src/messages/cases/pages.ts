import { lazyRouteComponent } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const casesPage = page({
  path: '/erindi',
  search: { leit: text },
  component: lazyRouteComponent(() => import('./CasesPage.tsx'), 'CasesPage'),
  help: 'erindi',
  label: { is: 'Erindi', en: 'Messages' },
  icon: MessagesSquare,
  menu: { group: 'own', at: 10 },
  isFor: ({ person, isStaff, role }) => Boolean(person) && !isStaff && role !== 'external',
});

export const casePage = page({
  path: '/erindi/$caseId',
  component: lazyRouteComponent(() => import('./CasePage.tsx'), 'CasePage'),
  help: 'erindi',
});
