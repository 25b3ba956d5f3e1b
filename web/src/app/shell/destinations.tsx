import { fold } from '@omur/contract/platform/rules/folding';
import { type FoundWork, searchWorks } from '@omur/contract/works/works';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { ChevronsDown, CornerDownRight, Music } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { useDeskHits } from './deskHits.tsx';
import { useMember } from '../../platform/page/member.ts';
import { paletteMessages } from './paletteMessages.ts';
import { iconOf, linkTo, useShownPages } from './useNavigation.tsx';
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
  /** Where it leads; what shows more of the list leads nowhere. */
  link?: LinkProps;
  onMore?: () => void;
  /** What is kept of it among what staff found last (H33). */
  find?: { findKind: 'work' | 'person'; number: number } | undefined;
}

const firstWorks = 8;
const moreWorks = 40;
const shortestTitle = 2;

/**
 * The pages whose name holds what is typed, then the works that match, the one with that very number first, and their own live performances.
 * Staff find everything else too.
 */
export function useDestinations(typed: string) {
  const t = useText();
  const { isStaff, person } = useMember();
  const [shownFor, setShownFor] = useState({ typed: '', most: firstWorks });
  const mostWorks = shownFor.typed === typed ? shownFor.most : firstWorks;
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
  const all = [...exact, ...titled.filter((work) => work.workId !== workId)];
  const works = all.slice(0, mostWorks);
  const left = all.length - works.length;
  const more: Destination[] =
    left > 0
      ? [
          {
            id: 'more',
            label: t(paletteMessages.paletteMore, { count: left }),
            icon: <ChevronsDown />,
            onMore: () => setShownFor({ typed, most: mostWorks + moreWorks }),
          },
        ]
      : [];
  return {
    destinations: [...pages, ...works.map(toWork), ...more, ...performances.hits, ...desk.hits],
    /** True from the keystroke until the answer. */
    isWaiting: typed.trim() !== asked || isAsking,
    problem: error?.message,
  };
}

function searching(query: { workId: number } | { title: string } | undefined) {
  return {
    ...listQueryFor(searchWorks, { query: query ?? {} }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  };
}

const shortestWord = 3;

/** Pages whose name holds what is typed, and the parts of pages that one of their words begins with it. */
function usePages(typed: string): Destination[] {
  const t = useText();
  const [language] = useLanguage();
  const member = useMember();
  const { pages, parts } = useShownPages();
  const group = member.isStaff ? t(paletteMessages.groupPages) : undefined;
  const wanted = fold(typed.trim());
  const named = pages
    .filter(({ label }) => fold(label[language]).includes(wanted))
    .map((page) => ({
      id: page.path,
      label: page.label[language],
      icon: iconOf(page) ?? <CornerDownRight />,
      link: linkTo(page),
    }));
  const others = parts
    .filter(
      ({ part }) => wanted.length >= shortestWord && part.words.some((word) => fold(word).startsWith(wanted)),
    )
    .map(({ page, part }) => ({
      id: part.id,
      label: part.label[language],
      icon: iconOf(page) ?? <CornerDownRight />,
      link: { ...linkTo(page), search: part.search ?? {} } as LinkProps,
    }));
  return [...named, ...others].map((page) => ({ ...page, group }));
}

const toWork = ({ workId, title, artists, authorNames }: FoundWork): Destination => ({
  id: `work-${workId}`,
  label: title,
  detail: [artists, authorNames].filter(Boolean).join(' · ') || undefined,
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
