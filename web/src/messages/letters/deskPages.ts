import { lazyRouteComponent } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { type SearchOf, number, page, text } from '../../platform/page/page.ts';

export const mailboxPage = page({
  path: '/pósthólf',
  search: { leit: text, stada: text, bref: number },
  component: lazyRouteComponent(() => import('./MailboxPage.tsx'), 'MailboxPage'),
  help: 'rekstur',
  label: { is: 'Pósthólf', en: 'Mailbox' },
  icon: Mail,
  menu: { group: 'desk', section: 'system', at: 17 },
});

/** How the mailbox stands: search, state, and the letter that is open. */
export type MailboxSearch = SearchOf<typeof mailboxPage>;
