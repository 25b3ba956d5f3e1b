import { lazyRouteComponent } from '@tanstack/react-router';
import { FilePenLine } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const submissionsPage = page({
  path: '/samningar/innsendir',
  search: { leit: text },
  component: lazyRouteComponent(() => import('./SubmissionsPage.tsx'), 'SubmissionsPage'),
  help: 'samningar',
  label: { is: 'Samningar í bið', en: 'Pending contracts' },
  icon: FilePenLine,
  menu: { group: 'desk', section: 'contracts', at: 6 },
});
