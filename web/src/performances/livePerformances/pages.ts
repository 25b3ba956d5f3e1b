import { lazyRouteComponent } from '@tanstack/react-router';
import { MicVocal } from 'lucide-react';
import { flag, number, page, text } from '../../platform/page/page.ts';

export const livePerformancePage = page({
  path: '/lifandi-flutningar/$livePerformanceId',
  search: { flipi: text },
  component: lazyRouteComponent(() => import('./LivePerformancePage.tsx'), 'LivePerformancePage'),
  help: 'lifandi-flutningur',
});

export const chooseLivePerformancePage = page({
  path: '/lifandi-flutningar/stofna',
  // Whether another app has shared a set list (H71).
  search: { drog: text, deilt: flag },
  component: lazyRouteComponent(() => import('./ChooserPage.tsx'), 'ChooserPage'),
  help: 'lifandi-flutningur',
  label: { is: 'Skrá lifandi flutning', en: 'Register a performance' },
  icon: MicVocal,
  menu: { group: 'own', at: 3 },
  isFor: ({ person, isReading }) => Boolean(person) && !isReading,
});

/** What opens a form: a draft to go on with, a performance that the new one is like, or a set list that another app has shared. */
const formSearch = { drog: text, eins: number, deilt: flag };

export const newConcertPage = page({
  path: '/lifandi-flutningar/stofna/innlendur',
  search: formSearch,
  component: lazyRouteComponent(() => import('./RegisterPages.tsx'), 'DomesticPage'),
  help: 'lifandi-flutningur',
});

export const newStreamPage = page({
  path: '/lifandi-flutningar/stofna/streymi',
  search: formSearch,
  component: lazyRouteComponent(() => import('./RegisterPages.tsx'), 'StreamingPage'),
  help: 'lifandi-flutningur',
});

export const newForeignConcertPage = page({
  path: '/lifandi-flutningar/stofna/erlendur',
  search: formSearch,
  component: lazyRouteComponent(() => import('./RegisterPages.tsx'), 'ForeignPage'),
  help: 'lifandi-flutningur',
});
