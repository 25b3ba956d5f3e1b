import pg from 'pg';
import type { Logger } from 'pino';

const reconnectAfter = 1000;

/** The one connection of a server on which PostgreSQL tells it of changes. While it is down `isListening` is false. */
export class Listener {
  readonly #connection: pg.ClientConfig;
  readonly #log: Logger;
  readonly #heard = new Map<string, ((payload: string) => void)[]>();
  readonly #gaps: (() => void)[] = [];
  #client: pg.Client | undefined;
  #isListening = false;
  #isStopped = false;

  constructor(connection: pg.ClientConfig, log: Logger) {
    this.#connection = connection;
    this.#log = log;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Has to be said before the start. */
  on(channel: string, hear: (payload: string) => void): void {
    this.#heard.set(channel, [...(this.#heard.get(channel) ?? []), hear]);
  }

  /** Called when the connection is lost and when it is back: something may have gone unheard. */
  onGap(act: () => void): void {
    this.#gaps.push(act);
  }

  async start(): Promise<void> {
    // The line was lost, and the server closed before it was due to be back.
    if (this.#isStopped) return;
    const client = new pg.Client({ ...this.#connection, keepAlive: true, application_name: 'omur listener' });
    this.#client = client;
    const lost = () => this.#lost(client);
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hear of this.#heard.get(channel) ?? []) hear(payload);
    });
    try {
      await client.connect();
      await client.query([...this.#heard.keys()].map((channel) => `listen ${channel}`).join('; '));
      this.#isListening = true;
      for (const act of this.#gaps) act();
    } catch {
      lost();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#client?.end().catch(() => undefined);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#isListening = false;
    for (const act of this.#gaps) act();
    if (this.#isStopped) return;
    this.#log.warn(
      'lost the line on which changes are heard; sessions are read from the database until it is back',
    );
    setTimeout(() => void this.start(), reconnectAfter).unref();
  }
}
