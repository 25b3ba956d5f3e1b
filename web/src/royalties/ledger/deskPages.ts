import { lazyRouteComponent } from '@tanstack/react-router';
import { BookOpenText } from 'lucide-react';
import { number, page, text } from '../../platform/page/page.ts';

export const ledgerPage = page({
  path: '/bókhald',
  search: { flipi: text, lykill: number, flokkur: number, tala: text, fra: text, til: text },
  component: lazyRouteComponent(() => import('./LedgerPage.tsx'), 'LedgerPage'),
  help: 'tekjur-og-greidslur',
  label: { is: 'Bókhald og afstemming', en: 'Ledger and control' },
  icon: BookOpenText,
  menu: { group: 'desk', section: 'money', at: 14.4 },
  isFor: ({ role }) => role === 'administrator',
});
