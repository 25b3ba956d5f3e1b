import net from 'node:net';
import type pg from 'pg';
import { databaseAddress } from '../databaseUrl.ts';

interface Place {
  host: string;
  port: number;
}

const standardPort = 5432;
const reachedWithin = 2_000;

/**
 * The servers of one database, of which one at a time is the primary, as `a:5432,b:5432` in its address names them. Whoever finds that
 * the one in use is none says so, and the next connection goes to another.
 */
export class Places {
  readonly #all: readonly Place[];
  #at = 0;

  constructor(all: readonly Place[]) {
    this.#all = all;
  }

  get count(): number {
    return this.#all.length;
  }

  get current(): Place {
    return this.#all[this.#at] as Place;
  }

  /** The place is a standby, or refuses: the next connection tries the one after it. */
  leave(place: Place): void {
    if (this.current === place) this.#at = (this.#at + 1) % this.#all.length;
  }

  /** The first that takes a connection, beginning with the one in use; that one when none does. */
  async reachable(): Promise<Place> {
    for (let tried = 0; tried < this.#all.length; tried++) {
      if (await isListening(this.current)) return this.current;
      this.leave(this.current);
    }
    return this.current;
  }
}

const known = new Map<string, Places>();

/** How to connect to the database of an address, which may name several servers. */
export function connectionTo(url: string): pg.ClientConfig {
  const [, scheme = '', user = '', hosts = '', rest = ''] = databaseAddress.exec(url) ?? [];
  // A single one may be the folder of a socket.
  if (!hosts.includes(',')) return { connectionString: url };
  // The owner and the application learn of a failover from each other.
  const places = known.get(hosts) ?? new Places(hosts.split(',').map(placeOf));
  known.set(hosts, places);
  const connectionString = `${scheme}${user}${hosts.split(',')[0]}${rest}`;
  const stream = Object.assign(() => new SocketToOneOf(places), { places });
  return { connectionString, stream: stream as never };
}

/** How to connect to each of the servers that an address names. */
export function connectionsTo(url: string): { place: string; connection: pg.ClientConfig }[] {
  const [, scheme = '', user = '', hosts = '', rest = ''] = databaseAddress.exec(url) ?? [];
  return hosts
    .split(',')
    .map((place) => ({ place, connection: { connectionString: `${scheme}${user}${place}${rest}` } }));
}

/** The places of a connection made by `connectionTo`; nothing where there is but one. */
export function placesOf({ stream }: pg.ClientConfig): Places | undefined {
  return (stream as { places?: Places } | undefined)?.places;
}

function placeOf(text: string): Place {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? standardPort : Number(port) };
}

/** A socket that connects to whichever place takes connections, whatever it is told. */
class SocketToOneOf extends net.Socket {
  readonly #places: Places;

  constructor(places: Places) {
    super();
    this.#places = places;
  }

  override connect(): this {
    void this.#connect();
    return this;
  }

  async #connect(): Promise<void> {
    const { host, port } = await this.#places.reachable();
    if (!this.destroyed) super.connect(port, host);
  }
}

function isListening({ host, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: reachedWithin });
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}
