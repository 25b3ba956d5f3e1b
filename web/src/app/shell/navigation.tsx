import type { Role } from '@omur/contract/platform/values';
import {
  ChartColumn,
  FileSignature,
  HandCoins,
  KeyRound,
  MicVocal,
  Plus,
  SquareUser,
  Stamp,
} from 'lucide-react';
import type { useText } from '../../platform/i18n/texts.tsx';
import type { NavigationItem } from '../../platform/ui/Shell.tsx';
import { messages } from '../../platform/page/messages.ts';

interface Who {
  role: Role;
  mayRegister: boolean;
  isReading: boolean;
  hasContracts: boolean;
  seesAccess: boolean;
  /** Staff may be nobody's person, and then register no performances. */
  person: object | null | undefined;
}

/** The menu by role: viewers and external users have none (F2.24, F6.6). */
export function navigationOf(
  { role, mayRegister, isReading, hasContracts, seesAccess, person }: Who,
  t: ReturnType<typeof useText>,
  isAtContracts: boolean,
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
    Boolean(person) &&
      !isReading && {
        id: 'newLivePerformance',
        label: t(messages.newLivePerformance),
        icon: <MicVocal />,
        link: { to: '/lifandi-flutningar/stofna' },
      },
    seesAccess && {
      id: 'access',
      label: t(messages.access),
      icon: <KeyRound />,
      link: { to: '/umboð' },
    },
    hasContracts && {
      id: 'contracts',
      label: t(messages.contracts),
      icon: <FileSignature />,
      link: { to: '/samningar', activeOptions: { exact: true, includeSearch: false } },
    },
    hasContracts &&
      !isReading &&
      isAtContracts && {
        id: 'newContract',
        label: t(messages.newContract),
        link: { to: '/samningar/stofna' },
        isSub: true,
      },
    Boolean(person) && {
      id: 'stats',
      label: t(messages.stats),
      icon: <ChartColumn />,
      link: { to: '/stats' },
    },
    !isReading && {
      id: 'funds',
      label: t(messages.funds),
      icon: <HandCoins />,
      link: { to: '/sjodir-umsokn' },
    },
    {
      id: 'musicStart',
      label: t(messages.musicStart),
      icon: <Stamp />,
      link: { to: '/musicstart' },
    },
  ];
  return items.filter((item) => item !== false);
}
