import {
  AudioLines,
  Barcode,
  CalendarRange,
  Clapperboard,
  ClipboardCheck,
  Coins,
  FileClock,
  FilePenLine,
  FileQuestion,
  History,
  ListChecks,
  Mail,
  MailQuestion,
  MapPin,
  UserRoundCheck,
  UserRoundPlus,
  UserRoundSearch,
  Users,
} from 'lucide-react';
import type { useText } from '../../platform/i18n/texts.tsx';
import type { NavigationItem } from '../../platform/ui/Shell.tsx';
import { deskMessages } from './deskMessages.ts';

/** The menu of those who work for the society, below their own. */
export function deskNavigationOf(isAdministrator: boolean, t: ReturnType<typeof useText>): NavigationItem[] {
  const items: (NavigationItem | false)[] = [
    {
      id: 'review',
      label: t(deskMessages.review),
      icon: <ClipboardCheck />,
      link: { to: '/yfirferð' },
      startsGroup: true,
    },
    {
      id: 'provisional',
      label: t(deskMessages.provisional),
      icon: <FileClock />,
      link: { to: '/bráðabirgðaskráningar' },
    },
    {
      id: 'waitingApprovals',
      label: t(deskMessages.waitingApprovals),
      icon: <MailQuestion />,
      link: { to: '/samþykki-í-bið' },
    },
    {
      id: 'codes',
      label: t(deskMessages.codes),
      icon: <Barcode />,
      link: { to: '/kóðar' },
    },
    {
      id: 'confirmations',
      label: t(deskMessages.confirmations),
      icon: <UserRoundCheck />,
      link: { to: '/staðfestingar' },
    },
    {
      id: 'submissions',
      label: t(deskMessages.submissions),
      icon: <FilePenLine />,
      link: { to: '/samningar/innsendir' },
    },
    {
      id: 'records',
      label: t(deskMessages.records),
      icon: <History />,
      link: { to: '/skráningar' },
    },
    {
      id: 'unknownAuthors',
      label: t(deskMessages.unknownAuthors),
      icon: <UserRoundSearch />,
      link: { to: '/óþekktir-höfundar' },
    },
    {
      id: 'memberships',
      label: t(deskMessages.memberships),
      icon: <UserRoundPlus />,
      link: { to: '/aðildarumsóknir' },
    },
    {
      id: 'cueSheets',
      label: t(deskMessages.groupCueSheets),
      icon: <Clapperboard />,
      link: { to: '/cue-blöð' },
    },
    {
      id: 'livePerformancesDesk',
      label: t(deskMessages.groupPerformances),
      icon: <AudioLines />,
      link: { to: '/lifandi-flutningar/yfirlit' },
    },
    {
      id: 'fundPeriods',
      label: t(deskMessages.fundPeriods),
      icon: <CalendarRange />,
      link: { to: '/sjóðir/tímabil' },
    },
    isAdministrator && {
      id: 'distributions',
      label: t(deskMessages.distributions),
      icon: <Coins />,
      link: { to: '/úthlutanir' },
    },
    {
      id: 'usageClaims',
      label: t(deskMessages.usageClaims),
      icon: <FileQuestion />,
      link: { to: '/kröfur' },
    },
    {
      id: 'places',
      label: t(deskMessages.places),
      icon: <MapPin />,
      link: { to: '/staðir' },
    },
    {
      id: 'users',
      label: t(deskMessages.users),
      icon: <Users />,
      link: { to: '/notendur' },
    },
    {
      id: 'mailbox',
      label: t(deskMessages.mailbox),
      icon: <Mail />,
      link: { to: '/pósthólf' },
    },
    isAdministrator && {
      id: 'jobs',
      label: t(deskMessages.jobs),
      icon: <ListChecks />,
      link: { to: '/verkraðir' },
    },
  ];
  return items.filter((item) => item !== false);
}
