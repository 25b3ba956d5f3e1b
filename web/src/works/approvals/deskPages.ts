import { lazyRouteComponent } from '@tanstack/react-router';
import { MailQuestion } from 'lucide-react';
import { page, text } from '../../platform/page/page.ts';

export const waitingApprovalsPage = page({
  path: '/samþykki-í-bið',
  search: { leit: text, rod: text },
  component: lazyRouteComponent(() => import('./WaitingApprovalsPage.tsx'), 'WaitingApprovalsPage'),
  help: 'samthykki',
  label: { is: 'Samþykki í bið', en: 'Unanswered approvals' },
  icon: MailQuestion,
  menu: { group: 'desk', section: 'works', at: 3 },
});
