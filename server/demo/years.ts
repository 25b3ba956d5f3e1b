/** The last year whose main distribution, in June, has come. */
export function lastDistributedYear(now: Date): number {
  return now.getUTCFullYear() - (now.getUTCMonth() >= 6 ? 1 : 2);
}
