import { lazyRouteComponent } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { number, page } from '../../platform/page/page.ts';

export const tourSheetPage = page({
  path: '/lifandi-flutningar/tonleikaferd',
  // The sheet that is open.
  search: { blad: number },
  component: lazyRouteComponent(() => import('./TourSheetPage.tsx'), 'TourSheetPage'),
  help: 'lifandi-flutningur',
  label: { is: 'Skrá tónleikaferð', en: 'Register a tour' },
  icon: Route,
  isFor: ({ person, mayRegister }) => Boolean(person) && mayRegister,
});
