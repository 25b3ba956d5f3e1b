import { readEmail } from '../../people/rules/email.ts';
import type { Language } from '../../platform/rules/language.ts';
import {
  type LivePerformanceField,
  type LivePerformanceResult,
  type LivePerformanceTextField,
  longestTexts,
  textLength,
} from './livePerformanceResult.ts';
import {
  keptLivePerformanceTexts,
  type LivePerformanceRule,
  livePerformanceTexts,
} from '../../platform/rules/livePerformanceTexts.ts';
import { earliestPerformanceDay, isDay, writtenDay } from '../../platform/rules/performanceDays.ts';
import { filled } from '../../platform/rules/sentences.ts';
import { checkSetList, type ProposedLine } from './setList.ts';

/** The venue that stands for all that are not in the list (L9.1). */
export const venueNotInList = 714;

/** P2: what a live performance is. A festival is a concert at home with a festival year. */
export const livePerformanceTypeIds = { concert: 1, streaming: 2, festival: 3, foreign: 4 } as const;

/** What is not entered is '' or absent. */
type Texts = Partial<Record<LivePerformanceTextField, string | undefined>> & { performers: string };
type AtVenue = Texts & {
  kind: 'domestic' | 'streaming';
  performedOn: string;
  venueId?: number | undefined;
  festivalId?: number | undefined;
  festivalYearId?: number | undefined;
};
type Abroad = Texts & { kind: 'foreign'; performedOn: string; countryId?: number | undefined };

/** A live performance as it is entered or sent, before it is registered. `performedOn` is `YYYY-MM-DD`. */
export type ProposedLivePerformance = AtVenue | Abroad;
export type LivePerformanceKind = ProposedLivePerformance['kind'];

/** Every rule that bears on the performance as it stands, in the order in which a form shows them (L5.1). */
export function checkLivePerformance(
  performance: ProposedLivePerformance,
  setList: readonly ProposedLine[],
  today: string,
): LivePerformanceResult[] {
  return [...checkWithoutSetList(performance, today), ...checkSetList(setList)];
}

/** The same for one whose lines follow in calls of their own. */
export function checkWithoutSetList(
  performance: ProposedLivePerformance,
  today: string,
): LivePerformanceResult[] {
  const { kind, performers, performedOn, promoter } = performance;
  return [
    demanded('livePerformance.performersMissing', 'performers', performers),
    ...(kind === 'foreign'
      ? checkAbroad(performance)
      : [...checkVenue(performance), ...checkFestival(performance)]),
    checkDate(performedOn, today),
    ...(kind === 'streaming' ? [] : [demanded('livePerformance.promoterMissing', 'promoter', promoter)]),
    ...checkPromoterEmail(performance.promoterEmail),
    ...checkLengths(performance),
  ];
}

function checkVenue({ venueId, address, otherInfo }: AtVenue): LivePerformanceResult[] {
  const venue = chosen('livePerformance.venueNotChosen', 'venueId', venueId);
  if (venueId !== venueNotInList) return [venue];
  return [
    venue,
    demanded('livePerformance.addressMissing', 'address', address),
    demanded('livePerformance.venueInOther', 'otherInfo', otherInfo),
  ];
}

/** A festival is registered as a year of it. */
function checkFestival({ festivalId, festivalYearId }: AtVenue): LivePerformanceResult[] {
  if (festivalId === undefined) return [];
  return [chosen('livePerformance.festivalYearMissing', 'festivalYearId', festivalYearId)];
}

function checkAbroad({ countryId, city, venue }: Abroad): LivePerformanceResult[] {
  return [
    chosen('livePerformance.countryMissing', 'countryId', countryId),
    demanded('livePerformance.cityMissing', 'city', city),
    demanded('livePerformance.venueMissing', 'venue', venue),
  ];
}

function checkDate(performedOn: string, today: string): LivePerformanceResult {
  const at = 'performedOn';
  if (performedOn === '') return { rule: 'livePerformance.dateMissing', state: 'waiting', at };
  if (!isDay(performedOn)) return { rule: 'livePerformance.dateForm', state: 'broken', at };
  const earliest = earliestPerformanceDay(today);
  if (performedOn < earliest) {
    const values = { earliest: writtenDay(earliest) };
    return { rule: 'livePerformance.dateTooEarly', state: 'broken', at, values };
  }
  if (performedOn > today) {
    const values = { latest: writtenDay(today) };
    return { rule: 'livePerformance.dateInFuture', state: 'broken', at, values };
  }
  return { rule: 'livePerformance.dateMissing', state: 'kept', at };
}

function checkPromoterEmail(email: string | undefined): LivePerformanceResult[] {
  if (!isEntered(email) || readEmail(email).value !== undefined) return [];
  return [{ rule: 'livePerformance.promoterEmailInvalid', state: 'broken', at: 'promoterEmail' }];
}

function checkLengths(texts: Texts): LivePerformanceResult[] {
  return (Object.keys(longestTexts) as LivePerformanceTextField[]).flatMap((at): LivePerformanceResult[] => {
    const [length, max] = [textLength(texts[at] ?? ''), longestTexts[at]];
    if (length <= max) return [];
    return [{ rule: 'livePerformance.tooLong', state: 'broken', at, values: { length, max } }];
  });
}

function demanded(rule: LivePerformanceRule, at: LivePerformanceField, text: string | undefined) {
  return { rule, state: isEntered(text) ? 'kept' : 'waiting', at } as const;
}

function chosen(rule: LivePerformanceRule, at: LivePerformanceField, id: number | undefined) {
  return { rule, state: id === undefined ? 'waiting' : 'kept', at } as const;
}

function isEntered(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}

/** What the line of the panel beside the form says: the rule itself while it is kept or waits, what is wrong once it is broken. */
export function livePerformanceText(
  { rule, state, values }: LivePerformanceResult,
  language: Language,
): string {
  const isOrdinary = state === 'kept' || state === 'waiting';
  const texts = isOrdinary ? keptLivePerformanceTexts[rule] : undefined;
  return filled((texts ?? livePerformanceTexts[rule])[language], values, language);
}
