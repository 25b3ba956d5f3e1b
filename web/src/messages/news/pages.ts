import { lazyRouteComponent } from '@tanstack/react-router';
import { Newspaper } from 'lucide-react';
import { number, page } from '../../platform/page/page.ts';

/** O135: the news, or one article of them by its number. */
export const newsPage = page({
  path: '/fréttir',
  search: { nr: number },
  component: lazyRouteComponent(() => import('./bothPages.ts'), 'NewsPage'),
  help: 'frettir',
  label: { is: 'Fréttir', en: 'News' },
  icon: Newspaper,
  menu: { group: 'own', at: 9.7 },
});
