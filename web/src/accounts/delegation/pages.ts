import { lazyRouteComponent } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const accessPage = page({
  path: '/umboð',
  search: { flipi: text },
  component: lazyRouteComponent(() => import('./AccessPage.tsx'), 'AccessPage'),
  help: 'umbod',
  label: { is: 'Umboð', en: 'Shared access' },
  icon: KeyRound,
  menu: { group: 'own', at: 4 },
  isFor: ({ seesAccess }) => seesAccess,
});
