import { type DeskHit, searchDesk } from '@omur/contract/app/deskSearch';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import {
  AudioLines,
  CalendarRange,
  Clapperboard,
  Coins,
  FileText,
  Music,
  UserRound,
  UserRoundPen,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatNationalId } from '../../platform/i18n/format.ts';
import type { Destination } from './destinations.tsx';
import { deskMessages } from './deskMessages.ts';

interface Kind {
  name: Text;
  icon: ReactNode;
  linkOf: (hit: DeskHit) => LinkProps;
}

const toPerson = ({ personId }: DeskHit): LinkProps => ({
  to: '/personur/$personId',
  params: { personId: String(personId) },
});

const toApplication = ({ fundPeriodId, number }: DeskHit): LinkProps => ({
  to: '/sjóðir/tímabil/$fundPeriodId',
  params: { fundPeriodId: String(fundPeriodId) },
  search: { umsokn: number },
});

const kinds: Record<DeskHit['kind'], Kind> = {
  work: {
    name: deskMessages.groupWorks,
    icon: <Music />,
    linkOf: ({ number }) => ({ to: '/verk/$workId', params: { workId: String(number) } }),
  },
  author: {
    name: deskMessages.groupAuthors,
    icon: <UserRoundPen />,
    linkOf: (hit) =>
      hit.personId === null ? { to: '/óþekktir-höfundar', search: { hofundur: hit.number } } : toPerson(hit),
  },
  person: { name: deskMessages.groupPersons, icon: <UserRound />, linkOf: toPerson },
  user: {
    name: deskMessages.groupUsers,
    icon: <Users />,
    linkOf: ({ number }) => ({ to: '/notendur', search: { notandi: number } }),
  },
  contract: {
    name: deskMessages.groupContracts,
    icon: <FileText />,
    linkOf: ({ number }) => ({ to: '/samningar/$contractId', params: { contractId: String(number) } }),
  },
  livePerformance: {
    name: deskMessages.groupPerformances,
    icon: <AudioLines />,
    linkOf: ({ number }) => ({
      to: '/lifandi-flutningar/$livePerformanceId',
      params: { livePerformanceId: String(number) },
    }),
  },
  cueSheet: {
    name: deskMessages.groupCueSheets,
    icon: <Clapperboard />,
    linkOf: ({ number }) => ({ to: '/queSheets/$cueSheetId', params: { cueSheetId: String(number) } }),
  },
  application: { name: deskMessages.groupApplications, icon: <CalendarRange />, linkOf: toApplication },
  distribution: {
    name: deskMessages.groupDistributions,
    icon: <Coins />,
    linkOf: ({ number }) => ({
      to: '/úthlutanir/$distributionId',
      params: { distributionId: String(number) },
    }),
  },
};

function findOf({ kind, number, personId }: DeskHit): Destination['find'] {
  if (kind === 'work') return { findKind: kind, number };
  return personId === null ? undefined : { findKind: 'person', number: personId };
}

/** What staff find of everything, a few of each kind, in one answer. */
export function useDeskHits(asked: string, isStaff: boolean) {
  const t = useText();
  const isAsked = isStaff && asked !== '';
  const hits = useQuery({
    ...listQueryFor(searchDesk, { query: { search: asked.slice(0, 200) } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows = isAsked ? (hits.data?.rows ?? []) : [];
  return {
    hits: rows.map((hit): Destination => {
      const { name, icon, linkOf } = kinds[hit.kind];
      const detail = hit.detail === 'unknown' ? t(deskMessages.unknownAuthor) : hit.detail;
      return {
        id: `${hit.kind}-${hit.number}`,
        group: t(name),
        label: hit.name,
        detail: detail === null ? undefined : formatNationalId(detail),
        number: hit.number,
        icon,
        link: linkOf(hit),
        find: findOf(hit),
      };
    }),
    isFetching: isAsked && hits.isFetching,
    error: isAsked ? hits.error : null,
  };
}
