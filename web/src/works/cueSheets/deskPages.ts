import { lazyRouteComponent } from '@tanstack/react-router';
import { Clapperboard } from 'lucide-react';
import { type SearchOf, page, text } from '../../platform/page/page.ts';

export const cueSheetsPage = page({
  path: '/cue-blöð',
  search: { leit: text, rod: text, nytt: text },
  component: lazyRouteComponent(() => import('./CueSheetsPage.tsx'), 'CueSheetsPage'),
  help: 'skra-verk',
  label: { is: 'Notkunarblöð', en: 'Cue sheets' },
  icon: Clapperboard,
  menu: { group: 'desk', section: 'works', at: 10 },
});

/** How the list of cue sheets stands, and what is being made. */
export type CueSheetsSearch = SearchOf<typeof cueSheetsPage>;
