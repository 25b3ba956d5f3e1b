import { lazyRouteComponent } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { number, page, text } from '../../platform/page/page.ts';

export const reviewPage = page({
  path: '/yfirferð',
  // The tab, the chosen work or proposal, and how the queue is narrowed down.
  search: { flipi: text, verk: number, tillaga: number, leit: text, sia: text },
  component: lazyRouteComponent(() => import('./ReviewPage.tsx'), 'ReviewPage'),
  help: 'yfirferd',
  label: { is: 'Yfirferð verka', en: 'Review of works' },
  icon: ClipboardCheck,
  menu: { group: 'desk', section: 'works', at: 1 },
});
