import { lazyRouteComponent } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { number, page, text } from '../../platform/page/page.ts';

export const cwrOutPage = page({
  path: '/cwr-ut',
  // The tab, and the SFTP account that is looked at.
  search: { flipi: text, tenging: number },
  component: lazyRouteComponent(() => import('./CwrOutPage.tsx'), 'CwrOutPage'),
  help: 'cwr-ut',
  label: { is: 'CWR út', en: 'CWR out' },
  icon: Send,
  menu: { group: 'desk', section: 'works', at: 4.9 },
});
