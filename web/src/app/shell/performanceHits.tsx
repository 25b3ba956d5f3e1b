import { abroadOrder, homeOrder } from '../card/performanceOrders.ts';
import {
  listPersonForeignLivePerformances,
  listPersonLivePerformances,
} from '@omur/contract/performances/livePerformances';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AudioLines } from 'lucide-react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import type { Destination } from './destinations.tsx';

const mostOfEach = 4;

/** One's own live performances at home and abroad whose title, place or number is asked for. */
export function usePerformanceHits(asked: string | undefined, personId: number | undefined) {
  const isAsked = asked !== undefined && personId !== undefined;
  const options = { enabled: isAsked, placeholderData: keepPreviousData } as const;
  const inOrder = (order: { usual: string }) => ({
    params: { personId: personId ?? 0 },
    query: { search: asked ?? '', sort: order.usual, limit: mostOfEach },
  });
  const home = useQuery({ ...listQueryFor(listPersonLivePerformances, inOrder(homeOrder)), ...options });
  const abroad = useQuery({
    ...listQueryFor(listPersonForeignLivePerformances, inOrder(abroadOrder)),
    ...options,
  });
  return {
    hits: isAsked
      ? [
          ...(home.data?.rows ?? []).map((one) =>
            toPerformance(one.livePerformanceId, one.livePerformanceTitle, one.performedOn, one.venueName),
          ),
          ...(abroad.data?.rows ?? []).map((one) =>
            toPerformance(
              one.foreignLivePerformanceId,
              one.concertTitle ?? one.performers,
              one.performedOn,
              `${one.city}, ${one.country}`,
            ),
          ),
        ]
      : [],
    isFetching: isAsked && (home.isFetching || abroad.isFetching),
    error: isAsked ? (home.error ?? abroad.error) : null,
  };
}

const toPerformance = (
  livePerformanceId: number,
  title: string,
  performedOn: string,
  place: string,
): Destination => ({
  id: `performance-${livePerformanceId}`,
  label: title,
  detail: `${formatDay(performedOn)} · ${place}`,
  number: livePerformanceId,
  icon: <AudioLines />,
  link: {
    to: '/lifandi-flutningar/$livePerformanceId',
    params: { livePerformanceId: String(livePerformanceId) },
  },
});
