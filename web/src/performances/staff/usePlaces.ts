import type { LivePerformance } from '@omur/contract/performances/livePerformances';
import * as places from '@omur/contract/performances/venues';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import type { SelectOption } from '../../platform/ui/SelectField.tsx';
import { messages } from './messages.ts';

// What staff can choose between: what is open, and what the performance has already, though it may have closed since.

export function useVenues({ venueId, venueName }: LivePerformance): SelectOption[] {
  const t = useText();
  const { data } = useQuery(listQueryFor(places.listVenues, {}));
  const venues = (data?.rows ?? []).map((venue) => optionOf(venue.venueId, venue.venueName));
  const notInList = optionOf(venueNotInList, t(messages.notInList));
  return [...withOwn(venues, venueId === venueNotInList ? null : venueId, venueName), notInList];
}

export function useHalls(performance: LivePerformance, venueId: string): SelectOption[] {
  const t = useText();
  const { data } = useQuery({
    ...listQueryFor(places.listHalls, { params: { venueId: Number(venueId) } }),
    enabled: Number(venueId) !== venueNotInList,
  });
  const halls = (data?.rows ?? []).map((hall) => optionOf(hall.hallId, hall.hallName));
  const own = String(performance.venueId) === venueId ? performance.hallId : null;
  return [optionOf(0, t(messages.noHall)), ...withOwn(halls, own, performance.hallName)];
}

export function useFestivals({ festivalId, festivalName }: LivePerformance): SelectOption[] {
  const t = useText();
  const { data } = useQuery(listQueryFor(places.listFestivals, {}));
  const festivals = (data?.rows ?? []).map((festival) =>
    optionOf(festival.festivalId, festival.festivalName),
  );
  return [optionOf(0, t(messages.noFestival)), ...withOwn(festivals, festivalId, festivalName)];
}

export function useYears(performance: LivePerformance, festivalId: string): SelectOption[] {
  const { data } = useQuery({
    ...listQueryFor(places.listFestivalYears, { params: { festivalId: Number(festivalId) } }),
    enabled: Number(festivalId) > 0,
  });
  const years = (data?.rows ?? []).map(({ festivalYearId, year }) => optionOf(festivalYearId, String(year)));
  const isOwn = String(performance.festivalId) === festivalId;
  return withOwn(years, isOwn ? performance.festivalYearId : null, String(performance.year));
}

export function useCountries({ countryId, country }: LivePerformance): SelectOption[] {
  const [language] = useLanguage();
  const { data } = useQuery(listQueryFor(places.listCountries, { query: { language } }));
  const countries = (data?.rows ?? []).map((one) => optionOf(one.countryId, one.country));
  return withOwn(countries, countryId, country);
}

const optionOf = (value: number, label: string): SelectOption => ({ value: String(value), label });

function withOwn(options: SelectOption[], id: number | null, name: string | null): SelectOption[] {
  if (id === null || options.some(({ value }) => value === String(id))) return options;
  return [optionOf(id, name ?? String(id)), ...options];
}
