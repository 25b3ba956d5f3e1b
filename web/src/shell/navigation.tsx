import type { Role } from '@omur/contract/values';
import { ClipboardCheck, Plus, SquareUser } from 'lucide-react';
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
  ];
  return items.filter((item) => item !== false);
}
