import { lazyRouteComponent } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { type SearchOf, number, page, text } from '../../platform/page/page.ts';

export const placesPage = page({
  path: '/staðir',
  search: { flipi: text, leit: text, sia: text, rod: text, stadur: number, hatid: number, nytt: text },
  component: lazyRouteComponent(() => import('./PlacesPage.tsx'), 'PlacesPage'),
  help: 'lifandi-flutningur',
  label: { is: 'Staðir og hátíðir', en: 'Venues and festivals' },
  icon: MapPin,
  menu: { group: 'desk', section: 'performances', at: 15 },
});

/** How the lists of venues and festivals stand, the one that is open, and what is being made. */
export type PlacesSearch = SearchOf<typeof placesPage>;
