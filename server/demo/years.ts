/** The last year whose main distribution, in June, has come. What was used in it and in the year before is distributed by runs. */
export function lastDistributedYear(now: Date): number {
  return now.getUTCFullYear() - (now.getUTCMonth() >= 6 ? 1 : 2);
}
