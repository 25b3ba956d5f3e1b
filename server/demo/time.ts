import type { Random } from './random.ts';

const dayMs = 86_400_000;

/** Everything in the demo lies before this moment; what waits, waits since a few days before it. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

/** Some moment of a waking hour in the years given, a month ago at the latest. */
export function momentWithin(random: Random, first: string, last: string, now: Date): Date {
  const start = Date.parse(first);
  const end = Math.min(Date.parse(last), daysBefore(now, 31).getTime());
  const day = Math.floor((start + random.next() * (end - start)) / dayMs) * dayMs;
  return new Date(day + random.whole(8 * 3600, 22 * 3600) * 1000);
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
