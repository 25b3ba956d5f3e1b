import { fold } from '@omur/contract/rules/folding';
import { type FoundWork, searchWorks } from '@omur/contract/works';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { Bell, CircleQuestionMark, CornerDownRight, FileQuestion, Music, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { askingAll } from '../api/queries.ts';
import { useText } from '../texts.tsx';
import { useDebounced } from '../ui/useDebounced.ts';
import { useDeskHits } from './deskHits.tsx';
import { useMember } from './member.ts';
import { messages } from './messages.ts';
import { paletteMessages } from './paletteMessages.ts';
import { useNavigation } from './useNavigation.ts';
import { usePerformanceHits } from './performanceHits.tsx';

/** Somewhere the palette leads. */
export interface Destination {
  id: string;
  /** What the ones of a kind stand under, where there are several kinds. */
  group?: string | undefined;
  label: string;
  detail?: string | undefined;
  number?: number | undefined;
  icon?: ReactNode;
  link: LinkProps;
}

const mostWorks = 8;
const shortestTitle = 2;

/**
 * The pages whose name holds what is typed, then the works that match, the one with that very number first, and one's own live performances.
 * Staff find everything else too.
 */
export function useDestinations(typed: string) {
  const { isStaff, person } = useMember();
  const pages = usePages(typed);
  const asked = useDebounced(typed.trim(), 180);
  const desk = useDeskHits(asked, isStaff);
  const workId = isStaff ? undefined : numberIn(asked);
  const title = !isStaff && fold(asked).length >= shortestTitle ? asked.slice(0, 200) : undefined;
  const byNumber = useQuery(searching(workId === undefined ? undefined : { workId }));
  const byTitle = useQuery(searching(title === undefined ? undefined : { title }));

  const performances = usePerformanceHits(title, person?.personId);

  const isAsking = byNumber.isFetching || byTitle.isFetching || performances.isFetching || desk.isFetching;
  const error = byNumber.error ?? byTitle.error ?? performances.error ?? desk.error;
  const exact = workId === undefined ? [] : (byNumber.data?.rows ?? []);
  const titled = title === undefined ? [] : (byTitle.data?.rows ?? []);
  const works = [...exact, ...titled.filter((work) => work.workId !== workId)].slice(0, mostWorks);
  return {
    destinations: [...pages, ...works.map(toWork), ...performances.hits, ...desk.hits],
    /** True from the keystroke until the answer. */
    isWaiting: typed.trim() !== asked || isAsking,
    problem: error?.message,
  };
}

function searching(query: { workId: number } | { title: string } | undefined) {
  return {
    ...askingAll(searchWorks, { query: query ?? {} }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  };
}

function usePages(typed: string): Destination[] {
  const t = useText();
  const member = useMember();
  const navigation = useNavigation(true);
  const pages = [
    ...navigation,
    ...(member.person
      ? [
          {
            id: 'notifications',
            label: t(messages.notifications),
            icon: <Bell />,
            link: { to: '/tilkynningar' } as LinkProps,
          },
        ]
      : []),
    ...(member.person
      ? [
          {
            id: 'unmatched',
            label: t(paletteMessages.unmatched),
            icon: <FileQuestion />,
            link: { to: '/óráðstafað' } as LinkProps,
          },
        ]
      : []),
    {
      id: 'settings',
      label: t(messages.settings),
      icon: <Settings />,
      link: { to: '/stillingar' } as LinkProps,
    },
    {
      id: 'help',
      label: t(messages.help),
      icon: <CircleQuestionMark />,
      link: { to: '/hjalp' } as LinkProps,
    },
  ];
  const group = member.isStaff ? t(paletteMessages.groupPages) : undefined;
  return pages
    .filter(({ label }) => fold(label).includes(fold(typed)))
    .map((page) => ({ ...page, icon: page.icon ?? <CornerDownRight />, group }));
}

const toWork = ({ workId, title, artists, authorNames }: FoundWork): Destination => ({
  id: `work-${workId}`,
  label: title,
  detail: artists ?? authorNames,
  number: workId,
  icon: <Music />,
  link: { to: '/verk/$workId', params: { workId: String(workId) } },
});

/** `204118` and `204.118` are the number of a work. */
function numberIn(typed: string): number | undefined {
  const digits = typed.replaceAll('.', '');
  const number = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : 0;
  return number > 0 && number <= 2_147_483_647 ? number : undefined;
}
