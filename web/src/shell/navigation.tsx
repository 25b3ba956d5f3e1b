import type { Role } from '@omur/contract/values';
import {
  AudioLines,
  CalendarRange,
  ChartColumn,
  Clapperboard,
  ClipboardCheck,
  Coins,
  FileClock,
  FilePenLine,
  FileQuestion,
  FileSignature,
  HandCoins,
  History,
  KeyRound,
  ListChecks,
  Mail,
  MailQuestion,
  MapPin,
  MicVocal,
  Plus,
  SquareUser,
  Stamp,
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
  hasContracts: boolean;
  seesAccess: boolean;
  /** Staff may be nobody's person, and then register no performances. */
  person: object | null | undefined;
}

/** The menu by role: viewers and external users have none (F2.24, F6.6). */
export function navigationOf(
  { role, isStaff, mayRegister, hasContracts, seesAccess, person }: Who,
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
    Boolean(person) && {
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
    {
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
      id: 'submissions',
      label: t(messages.submissions),
      icon: <FilePenLine />,
      link: { to: '/samningar/innsendir' },
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
      id: 'livePerformancesDesk',
      label: t(messages.groupPerformances),
      icon: <AudioLines />,
      link: { to: '/lifandi-flutningar/yfirlit' },
    },
    isStaff && {
      id: 'fundPeriods',
      label: t(messages.fundPeriods),
      icon: <CalendarRange />,
      link: { to: '/sjóðir/tímabil' },
    },
    role === 'administrator' && {
      id: 'distributions',
      label: t(messages.distributions),
      icon: <Coins />,
      link: { to: '/úthlutanir' },
    },
    isStaff && {
      id: 'usageClaims',
      label: t(messages.usageClaims),
      icon: <FileQuestion />,
      link: { to: '/kröfur' },
    },
    isStaff && {
      id: 'places',
      label: t(messages.places),
      icon: <MapPin />,
      link: { to: '/staðir' },
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
