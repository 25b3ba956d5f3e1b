import type { Random } from './random.ts';
/** Everything in the demo lies before this moment; what waits, waits since a few days before it. */
export declare function daysBefore(now: Date, days: number): Date;
export declare function daysAfter(moment: Date, days: number): Date;
/** Some moment of a waking hour in the years given, a month ago at the latest. */
export declare function momentWithin(random: Random, first: string, last: string, now: Date): Date;
export declare function dayOf(moment: Date): string;
