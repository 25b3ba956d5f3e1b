import { lazyRouteComponent } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const cwrOutPage = page({
  path: '/cwr-ut',
  search: { flipi: text },
  component: lazyRouteComponent(() => import('./CwrOutPage.tsx'), 'CwrOutPage'),
  help: 'cwr-ut',
  label: { is: 'CWR út', en: 'CWR out' },
  icon: Send,
  menu: { group: 'desk', section: 'works', at: 4.9 },
});
