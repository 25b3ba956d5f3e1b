import { lazyRouteComponent } from '@tanstack/react-router';
import { ChartColumn } from 'lucide-react';
import { page } from '../../platform/page/page.ts';

export const reportsPage = page({
  path: '/gagnsæisskýrslur',
  component: lazyRouteComponent(() => import('./ReportsPage.tsx'), 'ReportsPage'),
  help: 'tekjur-og-greidslur',
  label: { is: 'Gagnsæisskýrslur', en: 'Transparency reports' },
  icon: ChartColumn,
  menu: { group: 'desk', section: 'money', at: 14.6 },
  isFor: ({ role }) => role === 'administrator',
});

export const reportPage = page({
  path: '/gagnsæisskýrslur/$reportId',
  component: lazyRouteComponent(() => import('./ReportPage.tsx'), 'ReportPage'),
  help: 'tekjur-og-greidslur',
});
