import type { Role } from '@omur/contract/values';
import {
  Clapperboard,
  ClipboardCheck,
  FileClock,
  History,
  ListChecks,
  Mail,
  MailQuestion,
  Plus,
  SquareUser,
  UserRoundSearch,
  Users,
} from 'lucide-react';
import type { useText } from '../texts.tsx';
import type { NavigationItem } from '../ui/Shell.tsx';
import { messages } from './messages.ts';

interface Who {
  role: Role;
  isStaff: boolean;
  mayRegister: boolean;
}

/** The menu by role: viewers and external users have none (F2.24, F6.6). */
export function navigationOf(
  { role, isStaff, mayRegister }: Who,
  t: ReturnType<typeof useText>,
): NavigationItem[] {
  if (role === 'viewer' || role === 'external') return [];
  const items: (NavigationItem | false)[] = [
    { id: 'card', label: t(messages.card), icon: <SquareUser />, link: { to: '/mitt-spjald' } },
    mayRegister && {
      id: 'newWork',
      label: t(messages.newWork),
      icon: <Plus />,
      link: { to: '/verk/stofna' },
    },
    isStaff && {
      id: 'review',
      label: t(messages.review),
      icon: <ClipboardCheck />,
      link: { to: '/yfirferð' },
      startsGroup: true,
    },
    isStaff && {
      id: 'provisional',
      label: t(messages.provisional),
      icon: <FileClock />,
      link: { to: '/bráðabirgðaskráningar' },
    },
    isStaff && {
      id: 'waitingApprovals',
      label: t(messages.waitingApprovals),
      icon: <MailQuestion />,
      link: { to: '/samþykki-í-bið' },
    },
    isStaff && {
      id: 'records',
      label: t(messages.records),
      icon: <History />,
      link: { to: '/skráningar' },
    },
    isStaff && {
      id: 'unknownAuthors',
      label: t(messages.unknownAuthors),
      icon: <UserRoundSearch />,
      link: { to: '/óþekktir-höfundar' },
    },
    isStaff && {
      id: 'cueSheets',
      label: t(messages.groupCueSheets),
      icon: <Clapperboard />,
      link: { to: '/cue-blöð' },
    },
    isStaff && {
      id: 'users',
      label: t(messages.users),
      icon: <Users />,
      link: { to: '/notendur' },
    },
    isStaff && {
      id: 'mailbox',
      label: t(messages.mailbox),
      icon: <Mail />,
      link: { to: '/pósthólf' },
    },
    role === 'administrator' && {
      id: 'jobs',
      label: t(messages.jobs),
      icon: <ListChecks />,
      link: { to: '/verkraðir' },
    },
  ];
  return items.filter((item) => item !== false);
}
