import type { Replica } from '@omur/contract/platform/calls/operations';
import type { ReplicaState } from '../database/replicas.ts';

/** What PostgreSQL tells of somebody who follows the primary. */
export type Connected = Pick<Replica, 'name' | 'state' | 'lagSeconds' | 'lagBytes'>;

/** A name with a dot or a colon in it could be an address. The query of those who are connected has the same. */
const shown = /^[A-Za-z0-9_-]{1,63}$/;

/**
 * O243: those that this server is told to read from, each with what it sees of it, and then whoever else is connected to the primary. The
 * same one is known on both sides by its name. Of a connection without one PostgreSQL does not say whose it is: it counts as one of those
 * read from that has none there either.
 */
export function replicasOf(read: readonly ReplicaState[], connected: readonly Connected[]): Replica[] {
  const left = [...connected];
  const take = (name: string | null) => {
    const at = left.findIndex((one) => one.name === name);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const named = read.map((one) => ({ one, link: shown.test(one.name) ? take(one.name) : undefined }));
  return [
    ...named.map(({ one, link = follows(one) ? take(null) : undefined }) => seenBoth(one, link)),
    ...left.map((one) => ({ ...one, reading: null, readingSince: null })),
  ];
}

const follows = ({ reading }: ReplicaState) => reading === 'read' || reading === 'late';

function seenBoth(one: ReplicaState, link: Connected | undefined): Replica {
  return {
    name: shown.test(one.name) ? one.name : null,
    state: link?.state ?? null,
    reading: one.reading,
    readingSince: one.since.toISOString(),
    lagSeconds: one.lagSeconds ?? link?.lagSeconds ?? null,
    lagBytes: one.lagBytes ?? link?.lagBytes ?? null,
  };
}
