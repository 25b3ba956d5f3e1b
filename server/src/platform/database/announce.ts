import type pg from 'pg';

/** How a transaction begins and ends. It keeps what is to be announced for after its end, where nobody waits for it (O16). */
export const beginning = `begin; set local omur.announces = 'on'`;
export const ending = `select current_setting('omur.announced', true) as announced; commit`;

/** Persons of one notice, as PostgreSQL's own are; more of them are a star. */
const many = 100;
const everybody = '*';
/** What is gathered from several transactions into one notice. */
const gatheredMilliseconds = 20;

/** What a transaction has left to be announced: persons with commas between, a star, or nothing. */
export function announcedIn(ended: unknown): string {
  const [first] = Array.isArray(ended) ? (ended as pg.QueryResult<{ announced: string | null }>[]) : [];
  return first?.rows[0]?.announced ?? '';
}

interface Gathered {
  persons: Set<string>;
  timer: NodeJS.Timeout;
}
const gathering = new WeakMap<pg.Pool, Gathered>();

/** Tells every server whose notifications have changed, soon. What is lost on the way the streams make up for (O16). */
export function announce(pool: pg.Pool, announced: string): void {
  if (announced === '') return;
  let gathered = gathering.get(pool);
  if (!gathered) {
    gathered = { persons: new Set(), timer: setTimeout(() => void tell(pool), gatheredMilliseconds) };
    gathering.set(pool, gathered);
  }
  for (const person of announced.split(',')) gathered.persons.add(person);
}

async function tell(pool: pg.Pool): Promise<void> {
  const persons = gathering.get(pool)?.persons ?? new Set();
  gathering.delete(pool);
  const isMany = persons.size > many || persons.has(everybody);
  const payload = isMany ? everybody : [...persons].join(',');
  if (!pool.ending)
    await pool
      .query({ name: 'announce', text: `select pg_notify('notification_changed', $1)`, values: [payload] })
      .catch(() => undefined);
}
