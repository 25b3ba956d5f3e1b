import { lazyRouteComponent } from '@tanstack/react-router';
import { UserRoundSearch } from 'lucide-react';
import { number, page, text } from '../../platform/page/page.ts';

export const unknownAuthorsPage = page({
  path: '/óþekktir-höfundar',
  search: { leit: text, hofundur: number },
  component: lazyRouteComponent(() => import('./UnknownAuthorsPage.tsx'), 'UnknownAuthorsPage'),
  help: 'erlendir-medhofundar',
  label: { is: 'Óþekktir höfundar', en: 'Unknown authors' },
  icon: UserRoundSearch,
  menu: { group: 'desk', section: 'people', at: 8 },
});
