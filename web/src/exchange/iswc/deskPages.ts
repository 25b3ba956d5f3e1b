import { lazyRouteComponent } from '@tanstack/react-router';
import { Fingerprint } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const iswcPage = page({
  path: '/iswc',
  // The tab, and the state of the requests shown.
  search: { flipi: text, stada: text },
  component: lazyRouteComponent(() => import('./IswcPage.tsx'), 'IswcPage'),
  help: 'iswc',
  label: { is: 'ISWC-númer', en: 'ISWCs' },
  icon: Fingerprint,
  menu: { group: 'desk', section: 'works', at: 4.7 },
});
