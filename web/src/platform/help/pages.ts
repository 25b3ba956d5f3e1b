import { lazyRouteComponent } from '@tanstack/react-router';
import { CircleQuestionMark } from 'lucide-react';
import { page } from '../page/page.ts';

export const helpPage = page({
  path: '/hjalp',
  component: lazyRouteComponent(() => import('./HelpPage.tsx'), 'HelpPage'),
  help: null,
  label: { is: 'Hjálp', en: 'Help' },
  icon: CircleQuestionMark,
});
