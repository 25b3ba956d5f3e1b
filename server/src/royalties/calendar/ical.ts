import type { Language, Text } from '@omur/contract/platform/rules/language';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Config } from '../../platform/config.ts';

export interface Day extends Record<string, unknown> {
  calendarState: 'planned' | 'delayed' | 'finished';
  day: string;
  categoryName: string;
  periodName: string;
  distributionId: number | null;
  distributionName: string | null;
  plannedDistributionId: number | null;
  remark: string | null;
  changedAt: Date;
  version: number;
}

/** O132: a day of an assembly, or by which something has to be done. */
export interface Deadline extends Record<string, unknown> {
  kind: keyof typeof deadlineWords;
  number: number;
  day: string;
  name: string | null;
  changedAt: Date;
}

const deadlineWords = {
  assembly: { is: 'Aðalfundur: {what}', en: 'General assembly: {what}' },
  vote: { is: 'Kosningu lýkur: {what}', en: 'Vote closes: {what}' },
  fund: { is: 'Umsóknarfrestur: {what}', en: 'Last day to apply: {what}' },
  approval: {
    is: 'Síðasti dagur til að svara beiðni um samþykki',
    en: 'Last day to answer a request for approval',
  },
  dispute: {
    is: 'Síðasti dagur til að svara í ágreiningi um hlutföll',
    en: 'Last day to answer in a dispute over shares',
  },
} as const satisfies Record<string, Text>;

const words = {
  title: { is: 'Úthlutanir: {society}', en: 'Distributions: {society}' },
  about: {
    is: 'Dagar sem {society} úthlutar á eða hefur úthlutað.',
    en: 'Days on which {society} distributes, or has distributed.',
  },
  planned: { is: 'Áætluð úthlutun: {what}', en: 'Planned distribution: {what}' },
  finished: { is: 'Úthlutun lokið: {what}', en: 'Distribution finished: {what}' },
  delayed: {
    is: 'Úthluta átti þennan dag, en því er ekki lokið.',
    en: 'This was the planned day; the distribution is not finished yet.',
  },
} as const satisfies Record<string, Text>;

/** The days as RFC 5545 has them: whole days, which keep nobody busy. */
export function calendarOf(
  { days, deadlines }: { days: readonly Day[]; deadlines: readonly Deadline[] },
  language: Language,
  { societyName: society, publicUrl }: Pick<Config, 'societyName' | 'publicUrl'>,
): string {
  const say = (text: Text, values: Record<string, string> = {}) =>
    text[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const host = new URL(publicUrl).hostname;
  const calendar = ical({
    name: say(words.title, { society }),
    description: say(words.about, { society }),
    prodId: { company: society, product: 'Ómur', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 12 * 3600,
    url: `${publicUrl}/stats`,
  });
  const wholeDay = (day: string) => ({
    start: new Date(`${day}T00:00:00Z`),
    end: new Date(Date.parse(day) + 86_400_000),
    allDay: true,
    timezone: 'UTC',
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  for (const { kind, number, day, name, changedAt } of deadlines)
    calendar.createEvent({
      ...wholeDay(day),
      id: `${kind}-${number}@${host}`,
      stamp: changedAt,
      lastModified: changedAt,
      summary: say(deadlineWords[kind], { what: name ?? '' }),
      url: `${publicUrl}/`,
    });
  for (const one of days) {
    const isFinished = one.calendarState === 'finished';
    const what = one.distributionName ?? `${one.categoryName}, ${one.periodName}`;
    calendar.createEvent({
      ...wholeDay(one.day),
      id: `${isFinished ? `distribution-${one.distributionId}` : `planned-${one.plannedDistributionId}`}@${host}`,
      stamp: one.changedAt,
      sequence: one.version,
      lastModified: one.changedAt,
      summary: say(isFinished ? words.finished : words.planned, { what }),
      description:
        [one.calendarState === 'delayed' ? say(words.delayed) : '', one.remark ?? '']
          .filter((line) => line !== '')
          .join('\n') || null,
      url: `${publicUrl}/stats`,
      status: isFinished ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
  }
  // RFC 5545 3.4: the last line has its end too.
  return `${calendar.toString()}\r\n`;
}
