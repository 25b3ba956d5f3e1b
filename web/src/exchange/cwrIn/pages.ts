import { lazyRouteComponent } from '@tanstack/react-router';
import { FileStack } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const cwrPage = page({
  path: '/cwr',
  component: lazyRouteComponent(() => import('./CwrPage.tsx'), 'CwrPage'),
  help: 'cwr',
  label: { is: 'CWR-skrár', en: 'CWR files' },
  icon: FileStack,
  menu: { group: 'own', at: 6.5, isExact: true },
  isFor: ({ hasContracts, isStaff }) => hasContracts || isStaff,
});

export const cwrFilePage = page({
  path: '/cwr/$cwrFileId',
  component: lazyRouteComponent(() => import('./CwrFilePage.tsx'), 'CwrFilePage'),
  help: 'cwr',
});
