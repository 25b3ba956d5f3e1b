import { lazyRouteComponent } from '@tanstack/react-router';
import { BookMarked } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const codeTablesPage = page({
  path: '/kodatoflur',
  component: lazyRouteComponent(() => import('./CodeTablesPage.tsx'), 'CodeTablesPage'),
  help: 'rekstur',
  label: { is: 'Kóðatöflur', en: 'Code tables' },
  icon: BookMarked,
  menu: { group: 'desk', section: 'system', at: 19 },
});

export const codeTablePage = page({
  path: '/kodatoflur/$codeList',
  search: { leit: text },
  component: lazyRouteComponent(() => import('./CodeTablePage.tsx'), 'CodeTablePage'),
  help: 'rekstur',
});
