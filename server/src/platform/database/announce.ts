import type pg from 'pg';

/**
 * How a transaction begins and ends. It keeps what is to be announced and queued for after its end, where nobody waits for it: both are
 * notices, and PostgreSQL lets only one transaction with a notice in it commit at a time (O16, O350).
 */
export const beginning = `begin; set local omur.announces = 'on'; set local omur.queues = 'on'; set local omur.tells_rooms = 'on'`;
export const ending = `select current_setting('omur.announced', true) as announced, current_setting('omur.queued', true) as queued, current_setting('omur.rooms', true) as rooms; commit`;

/** Persons of one notice, as PostgreSQL's own are; more of them are a star. */
const many = 100;
const everybody = '*';
/** What is gathered from several transactions into one notice, and one job. */
const gatheredMilliseconds = 20;

/** What a transaction has left for after it. */
interface Left {
  /** Whose notifications have changed: persons with commas between, a star, or nothing. */
  announced: string;
  /** Jobs that have something to do, with commas between. */
  queued: string;
  /** Split rooms that have changed, with commas between. */
  rooms: string;
}

export const nothingLeft: Left = { announced: '', queued: '', rooms: '' };

export function leftBy(ended: unknown): Left {
  const [first] = Array.isArray(ended)
    ? (ended as pg.QueryResult<{ [L in keyof Left]: string | null }>[])
    : [];
  const { announced, queued, rooms } = first?.rows[0] ?? nothingLeft;
  return { announced: announced ?? '', queued: queued ?? '', rooms: rooms ?? '' };
}

interface Gathered {
  persons: Set<string>;
  jobs: Set<string>;
  rooms: Set<string>;
}
const gathering = new WeakMap<pg.Pool, Gathered>();

/**
 * Tells every server whose notifications and which split rooms have changed, and queues the jobs, soon. What is lost on the way the
 * streams make up for (O16), and the clock of the jobs (O350).
 */
export function announce(pool: pg.Pool, { announced, queued, rooms }: Left): void {
  if (announced === '' && queued === '' && rooms === '') return;
  let gathered = gathering.get(pool);
  if (!gathered) {
    gathered = { persons: new Set(), jobs: new Set(), rooms: new Set() };
    gathering.set(pool, gathered);
    setTimeout(() => void tell(pool), gatheredMilliseconds);
  }
  for (const person of parts(announced)) gathered.persons.add(person);
  for (const job of parts(queued)) gathered.jobs.add(job);
  for (const room of parts(rooms)) gathered.rooms.add(room);
}

const parts = (list: string) => (list === '' ? [] : list.split(','));

async function tell(pool: pg.Pool): Promise<void> {
  const gathered = gathering.get(pool);
  gathering.delete(pool);
  if (!gathered || pool.ending) return;
  const { persons, jobs, rooms } = gathered;
  const isMany = persons.size > many || persons.has(everybody);
  const payload = isMany ? everybody : [...persons].join(',');
  const told = payload === '' ? [] : [pool.query({ ...notice, values: [payload] })];
  if (rooms.size > 0) told.push(pool.query({ ...roomNotices, values: [[...rooms]] }));
  const queued = [...jobs].map((job) => pool.query({ ...queueing, values: [job] }));
  await Promise.allSettled([...told, ...queued]);
}

const notice = { name: 'announce', text: `select pg_notify('notification_changed', $1)` };
const roomNotices = {
  name: 'announce_rooms',
  text: `select pg_notify('split_room_changed', room) from unnest($1::text[]) room`,
};
const queueing = { name: 'queue_sending', text: `select queue_sending($1::text, $1 || ':soon')` };
