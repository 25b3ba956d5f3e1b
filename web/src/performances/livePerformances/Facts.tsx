import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import { livePerformanceTypeIds as types } from '@omur/contract/performances/rules/livePerformance';
import { useText } from '../../platform/i18n/texts.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { type KeyFact, KeyFacts } from '../../platform/ui/KeyFacts.tsx';
import { messages } from './detailMessages.ts';

/** L2.22: the information block. A stream has neither hall nor festival. */
export function Facts({ performance }: { performance: LivePerformance }) {
  const t = useText();
  const { performers, venueName, hallName, festivalName, year, performedOn, performanceTypeId } = performance;
  const isStream = performanceTypeId === types.streaming;
  const isAbroad = performanceTypeId === types.foreign;
  const none = t(messages.none);
  const festival = {
    label: t(messages.festival),
    value: [festivalName, year].filter(Boolean).join(' ') || none,
  };
  const hall = { label: t(messages.hall), value: hallName ?? none };
  const facts: KeyFact[] = [
    { label: t(messages.performers), value: performers },
    { label: t(isStream ? messages.venueOfStream : messages.venue), value: venueName ?? none },
    ...(isAbroad ? [{ label: t(messages.place), value: placeOf(performance) }] : []),
    ...(isStream || isAbroad ? [] : [hall]),
    { label: t(messages.date), value: formatDay(performedOn) },
    ...(isStream ? [] : [festival]),
  ];
  return <KeyFacts facts={facts} />;
}

const placeOf = ({ city, country }: LivePerformance) => [city, country].filter(Boolean).join(', ');
