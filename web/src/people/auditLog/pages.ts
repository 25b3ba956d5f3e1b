import { lazyRouteComponent } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { type SearchOf, number, page, text } from '../../platform/page/page.ts';

export const recordsPage = page({
  path: '/skráningar',
  search: {
    um: text,
    verk: number,
    nafn: number,
    notandi: number,
    fyrir: number,
    efni: text,
    adgerd: text,
    fra: text,
    til: text,
    skra: number,
  },
  component: lazyRouteComponent(() => import('./RecordsPage.tsx'), 'RecordsPage'),
  help: 'felagi',
  label: { is: 'Breytingasaga', en: 'Change history' },
  icon: History,
  menu: { group: 'desk', section: 'system', at: 7 },
  isFor: ({ isStaff }) => isStaff,
});

/** How the records are narrowed down, and which one is open. */
export type RecordsSearch = SearchOf<typeof recordsPage>;
