import { lazyRouteComponent } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const unmatchedPage = page({
  path: '/óráðstafað',
  search: { flipi: text, leit: text },
  component: lazyRouteComponent(() => import('./UnmatchedPage.tsx'), 'UnmatchedPage'),
  help: 'oradstafad',
  label: { is: 'Óráðstafaðar greiðslur', en: 'Unmatched usage' },
  icon: FileQuestion,
  isFor: ({ person }) => Boolean(person),
});
