import type pg from 'pg';

/**
 * How a transaction begins and ends. It keeps what is to be announced and queued for after its end, where nobody waits for it: both are
 * notices, and PostgreSQL lets only one transaction with a notice in it commit at a time (O16, O350).
 */
export const beginning = `begin; set local omur.announces = 'on'; set local omur.queues = 'on'`;
export const ending = `select current_setting('omur.announced', true) as announced, current_setting('omur.queued', true) as queued; commit`;

/** Persons of one notice, as PostgreSQL's own are; more of them are a star. */
const many = 100;
const everybody = '*';
/** What is gathered from several transactions into one notice, and one job. */
const gatheredMilliseconds = 20;

/** What a transaction has left for after it. */
interface Left {
  /** Whose notifications have changed: persons with commas between, a star, or nothing. */
  announced: string;
  /** Jobs that have something to send, with commas between. */
  queued: string;
}

export function leftBy(ended: unknown): Left {
  const [first] = Array.isArray(ended)
    ? (ended as pg.QueryResult<{ [L in keyof Left]: string | null }>[])
    : [];
  return { announced: first?.rows[0]?.announced ?? '', queued: first?.rows[0]?.queued ?? '' };
}

interface Gathered {
  persons: Set<string>;
  jobs: Set<string>;
  timer: NodeJS.Timeout;
}
const gathering = new WeakMap<pg.Pool, Gathered>();

/**
 * Tells every server whose notifications have changed, and queues the jobs that send, soon. What is lost on the way the streams make up
 * for (O16), and the clock of the jobs (O350).
 */
export function announce(pool: pg.Pool, { announced, queued }: Left): void {
  if (announced === '' && queued === '') return;
  let gathered = gathering.get(pool);
  if (!gathered) {
    const timer = setTimeout(() => void tell(pool), gatheredMilliseconds);
    gathered = { persons: new Set(), jobs: new Set(), timer };
    gathering.set(pool, gathered);
  }
  for (const person of parts(announced)) gathered.persons.add(person);
  for (const job of parts(queued)) gathered.jobs.add(job);
}

const parts = (list: string) => (list === '' ? [] : list.split(','));

async function tell(pool: pg.Pool): Promise<void> {
  const { persons, jobs } = gathering.get(pool) ?? { persons: new Set(), jobs: new Set() };
  gathering.delete(pool);
  if (pool.ending) return;
  const isMany = persons.size > many || persons.has(everybody);
  const payload = isMany ? everybody : [...persons].join(',');
  const told = payload === '' ? [] : [pool.query({ ...notice, values: [payload] })];
  const queued = [...jobs].map((job) => pool.query({ ...queueing, values: [job] }));
  await Promise.allSettled([...told, ...queued]);
}

const notice = { name: 'announce', text: `select pg_notify('notification_changed', $1)` };
const queueing = { name: 'queue_sending', text: `select queue_sending($1::text, $1 || ':soon')` };
