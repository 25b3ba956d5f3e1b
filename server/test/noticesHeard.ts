import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import type { Portal } from './portal.ts';

/** A connection that hears what PostgreSQL notifies on these channels. */
export async function aNoticeListener(portal: Portal, channels: readonly string[]) {
  const client = new pg.Client(portal.database.application);
  await client.connect();
  for (const channel of [...channels, 'mark']) await client.query(`listen "${channel}"`);
  const heard: string[] = [];
  const marks = new EventEmitter();
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === 'mark') marks.emit(payload);
    else heard.push(channel);
  });
  return {
    heard,
    /** What was notified by a transaction that has committed is heard by then: notices come in the order of commits. */
    async catchUp() {
      const mark = randomUUID();
      const marked = once(marks, mark);
      await portal.sql(`select pg_notify('mark', $1)`, [mark]);
      await marked;
    },
    close: () => client.end(),
  };
}
