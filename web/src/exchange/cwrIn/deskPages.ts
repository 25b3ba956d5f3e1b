import { lazyRouteComponent } from '@tanstack/react-router';
import { FileQuestionMark } from 'lucide-react';
import { number, page } from '../../platform/page/page.ts';

export const cwrQuestionsPage = page({
  path: '/cwr-spurningar',
  // The work that is looked at.
  search: { faersla: number },
  component: lazyRouteComponent(() => import('./QuestionsPage.tsx'), 'QuestionsPage'),
  help: 'cwr',
  label: { is: 'Verk úr CWR-skrám', en: 'Works of CWR files' },
  icon: FileQuestionMark,
  menu: { group: 'desk', section: 'works', at: 4.8 },
});
