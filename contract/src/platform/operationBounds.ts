const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

interface Bound {
  /** Older, or further behind, is out of bounds. */
  seconds: number;
  /** The metric that the alert rules compare with the same. */
  metric: string;
}

/** O75: up to where what waits and what was done are in order. The page and the alert rules go by these. */
export const operationBounds = {
  letters: { seconds: 10 * minute, metric: 'omur_letters_oldest_seconds' },
  /** O338: what goes to many comes after everything else, a hundred thousand of them for half an hour. */
  lettersToMany: { seconds: 6 * hour, metric: 'omur_letters_to_many_oldest_seconds' },
  jobs: { seconds: 10 * minute, metric: 'omur_jobs_oldest_seconds' },
  webhooks: { seconds: 10 * minute, metric: 'omur_webhooks_oldest_seconds' },
  replicas: { seconds: minute, metric: 'omur_replica_lag_seconds' },
  backup: { seconds: 26 * hour, metric: 'omur_backup_age_seconds' },
  restore: { seconds: 35 * day, metric: 'omur_restore_proved_age_seconds' },
} as const satisfies Record<string, Bound>;

type Bounded = keyof typeof operationBounds;

/** Whether an age is out of bounds. What was never done is, too. */
export function isOutOfBounds(of: Bounded, ageSeconds: number | null | undefined): boolean {
  return ageSeconds === null || ageSeconds === undefined || ageSeconds > operationBounds[of].seconds;
}
