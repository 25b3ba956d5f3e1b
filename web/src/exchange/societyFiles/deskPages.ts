import { lazyRouteComponent } from '@tanstack/react-router';
import { PackageOpen } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const societyPage = page({
  path: '/gagnaflutningur',
  search: { nytt: text },
  component: lazyRouteComponent(() => import('./SocietyPage.tsx'), 'SocietyPage'),
  help: 'rekstur',
  label: { is: 'Gagnaflutningur', en: 'Migration' },
  icon: PackageOpen,
  menu: { group: 'desk', section: 'system', at: 96 },
  isFor: ({ role }) => role === 'administrator',
});

export const societyColumnsPage = page({
  path: '/gagnaflutningur/dalkar',
  component: lazyRouteComponent(() => import('./ColumnsPage.tsx'), 'ColumnsPage'),
  help: 'rekstur',
  label: { is: 'Skrár og dálkar', en: 'Files and columns' },
});

export const societyImportPage = page({
  path: '/gagnaflutningur/$societyImportId',
  search: { flipi: text },
  component: lazyRouteComponent(() => import('./SocietyImportPage.tsx'), 'SocietyImportPage'),
  help: 'rekstur',
});
