import { lazyRouteComponent } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { number, page } from '../../platform/page/page.ts';

export const memberSheetPage = page({
  path: '/notendur/margir',
  // The sheet that is open.
  search: { blad: number },
  component: lazyRouteComponent(() => import('./MemberSheetPage.tsx'), 'MemberSheetPage'),
  help: 'umbod',
  label: { is: 'Skrá marga félaga', en: 'Many members' },
  icon: UsersRound,
  isFor: ({ isStaff }) => isStaff,
});
