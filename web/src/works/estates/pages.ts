import { lazyRouteComponent } from '@tanstack/react-router';
import { page } from '../../platform/page/page.ts';

export const heirsPage = page({
  path: '/erfingjar',
  component: lazyRouteComponent(() => import('./HeirsPage.tsx'), 'HeirsPage'),
  help: 'felagi',
  label: { is: 'Erfingjar', en: 'Heirs' },
  isFor: ({ person, role }) => Boolean(person) && role !== 'viewer' && role !== 'external',
});
