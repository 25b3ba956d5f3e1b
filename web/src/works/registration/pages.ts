import { lazyRouteComponent } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { number, page, text } from '../../platform/page/page.ts';

export const newWorkPage = page({
  path: '/verk/stofna',
  // The work whose authors are carried over to a new one, and the draft to go on with.
  search: { fra: number, drog: text },
  component: lazyRouteComponent(() => import('./RegisterPage.tsx'), 'RegisterPage'),
  help: 'skra-verk',
  label: { is: 'Skrá verk', en: 'Register a work' },
  icon: Plus,
  menu: { group: 'own', at: 2 },
  isFor: ({ mayRegister }) => mayRegister,
});

export const amendWorkPage = page({
  path: '/verk/$workId/breyta',
  component: lazyRouteComponent(() => import('./AmendPage.tsx'), 'AmendPage'),
  help: 'samthykki',
});

export const takeOverWorkPage = page({
  path: '/verk/$workId/yfirtaka',
  component: lazyRouteComponent(() => import('./TakeOverPage.tsx'), 'TakeOverPage'),
  help: 'samthykki',
});
