const firstWait = 60_000;
const longestWait = 6 * 3_600_000;

/**
 * How long to wait before trying again, in milliseconds: a minute, doubled with each attempt, six hours at most, and up to half of it
 * less by chance, so that what failed together does not come back together. `chance` is in [0, 1).
 */
export function waitAfter(attempts: number, chance = Math.random()): number {
  const whole = Math.min(longestWait, firstWait * 2 ** Math.min(attempts - 1, 20));
  return Math.round(whole * (1 - chance / 2));
}

/** `Retry-After`: seconds or a date. Milliseconds from now, at most a day; undefined without one that can be read. */
export function retryAfterOf(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(asked) ? undefined : Math.min(Math.max(asked, 0), 86_400_000);
}
