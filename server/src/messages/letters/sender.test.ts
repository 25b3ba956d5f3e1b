import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aMailServer, type Behaviour } from '../../../test/mailServer.ts';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import { notify } from '../notifications/notify.ts';
import { startLetters } from './sender.ts';
import { writeAccountLetter } from './write.ts';

let portal: Portal;
let stop: () => Promise<void> = async () => undefined;
beforeEach(async () => {
  portal = await aPortal();
});
afterEach(async () => {
  await stop();
  await portal.close();
});

const sendTo = (smtpUrl: string | undefined, settings: Record<string, string> = {}) => {
  const config = {
    ...readConfig(settings),
    smtpUrl,
    publicUrl: 'https://portal.example.is',
    lettersFrom: 'bref@example.is',
  };
  stop = startLetters({
    config,
    connection: portal.database.application,
    log: pino({ level: 'silent' }),
  });
};
/** Letters of a distribution, say. */
const many = (count: number, turn = 9) =>
  portal.sql(
    `insert into letter (kind, turn, recipient, language, subject, body)
     select 'distributionFinished', $2, 'm' || i || '@example.is', 'is', 'Uppgjör ' || i, 'Góðan dag.' from generate_series(1, $1) i`,
    [count, turn],
  );
const passwordLink = () =>
  transaction(portal.pool, (db) =>
    writeAccountLetter(db, {
      personId: null,
      userId: 1,
      recipient: 'urgent@example.is',
      language: 'is',
      subject: 'Nýtt lykilorð',
      body: 'Góðan dag.',
      link: '/gleymt-lykilord/abc',
    }),
  );
const unsent = async () => (await portal.sql('select from letter where sent_at is null')).length;

/** Counts what comes, as `aMailServer` does, and how many lines it came over. */
function counting(taken: string[], lines: { count: number }, milliseconds = 0): Behaviour {
  return () => ({
    onConnect: (_, answer) => {
      lines.count += 1;
      answer();
    },
    onData: (stream, session, answer) => {
      taken.push(session.envelope.rcptTo[0]?.address ?? '');
      stream.resume().on('end', () => setTimeout(answer, milliseconds));
    },
  });
}

describe('letters that wait', { timeout: 120_000 }, () => {
  it('O13 a link to a new password goes before all letters of a distribution that wait already', async () => {
    await portal.someone();
    await many(300);
    const taken: string[] = [];
    const server = await aMailServer(counting(taken, { count: 0 }, 20));
    sendTo(server.url);
    await expect.poll(() => taken.length, { timeout: 50_000 }).toBeGreaterThan(4);
    await passwordLink();
    const written = taken.length;
    await expect.poll(() => taken.includes('urgent@example.is'), { timeout: 50_000 }).toBe(true);
    // Each line had a letter in its hands, or had just locked the next.
    expect(taken.indexOf('urgent@example.is')).toBeLessThan(written + 5);
    await stop();
    await server.close();
  });
  it('O13 go over lines that are kept, each once', async () => {
    await many(120);
    const taken: string[] = [];
    const lines = { count: 0 };
    const server = await aMailServer(counting(taken, lines));
    sendTo(server.url);
    await expect.poll(unsent, { timeout: 50_000 }).toBe(0);
    expect(taken.toSorted()).toEqual(
      Array.from({ length: 120 }, (_, i) => `m${i + 1}@example.is`).toSorted(),
    );
    // Two lines, and another for each hundred letters of one.
    expect(lines.count).toBeLessThanOrEqual(4);
    await stop();
    await server.close();
  });
  it('O14 a letter that is refused for now holds up no other, and is due again later', async () => {
    await many(20, 5);
    const taken: string[] = [];
    const server = await aMailServer((drop) => ({
      ...counting(taken, { count: 0 })(drop),
      onRcptTo: ({ address }, _, answer) =>
        answer(
          address === 'm3@example.is'
            ? Object.assign(new Error('4.2.2 mailbox full'), { responseCode: 452 })
            : undefined,
        ),
    }));
    sendTo(server.url);
    await expect.poll(unsent, { timeout: 50_000 }).toBe(1);
    const [refused] = await portal.sql(
      `select recipient, attempts, last_error, due_at > now() as is_later from letter where sent_at is null`,
    );
    expect(refused).toEqual({
      recipient: 'm3@example.is',
      attempts: expect.toSatisfy((count) => count >= 1),
      last_error: expect.stringContaining('mailbox full'),
      is_later: true,
    });
    await stop();
    await server.close();
  });
  it('O340 a letter that can never be sent ends, holds up no other and pauses nothing', async () => {
    await many(20, 5);
    // The one no mail server can be told, the other none takes.
    await portal.sql(`update letter set recipient = '<>' where recipient = 'm1@example.is'`);
    await portal.sql(`update letter set recipient = 'no address' where recipient = 'm2@example.is'`);
    const server = await aMailServer((drop) => ({
      ...counting([], { count: 0 })(drop),
      onRcptTo: ({ address }, _, answer) =>
        answer(
          address === 'm3@example.is'
            ? Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 })
            : undefined,
        ),
    }));
    sendTo(server.url);
    await expect.poll(unsent, { timeout: 10_000 }).toBe(3);
    expect(
      await portal.sql(
        `select recipient, attempts, due_at = 'infinity' as is_over from letter where sent_at is null order by letter_id`,
      ),
    ).toEqual([
      { recipient: '<>', attempts: 1, is_over: true },
      { recipient: 'no address', attempts: 1, is_over: true },
      { recipient: 'm3@example.is', attempts: 1, is_over: true },
    ]);
    await stop();
    await server.close();
  });
  it('O340 a letter that is refused without a word on why ends once another was taken', async () => {
    await many(1, 5);
    const server = await aMailServer((drop) => ({
      ...counting([], { count: 0 })(drop),
      onRcptTo: ({ address }, _, answer) =>
        answer(
          address === 'm1@example.is'
            ? Object.assign(new Error('not here'), { responseCode: 550 })
            : undefined,
        ),
    }));
    sendTo(server.url);
    const first = async () =>
      (
        await portal.sql(
          `select attempts > 1 as is_tried_again, due_at = 'infinity' as is_over from letter where recipient = 'm1@example.is'`,
        )
      )[0];
    await expect.poll(first, { timeout: 20_000 }).toEqual({ is_tried_again: true, is_over: false });
    await portal.sql(
      `insert into letter (kind, recipient, language, subject, body) values ('payment', 'other@example.is', 'is', 's', 'b')`,
    );
    await expect.poll(unsent, { timeout: 10_000 }).toBe(1);
    await portal.sql(`update letter set due_at = now() where sent_at is null`);
    await expect.poll(first, { timeout: 10_000 }).toEqual({ is_tried_again: true, is_over: true });
    await stop();
    await server.close();
  });
  it('O340 letters of a mail server that takes no more of anybody wait, all of them', async () => {
    await many(15, 9);
    let taken = 0;
    const server = await aMailServer((drop) => ({
      ...counting([], { count: 0 })(drop),
      onRcptTo: (_address, _, answer) =>
        answer(
          ++taken > 5
            ? Object.assign(new Error('5.4.5 daily quota exceeded'), { responseCode: 550 })
            : undefined,
        ),
    }));
    sendTo(server.url);
    const refused = async () =>
      (
        await portal.sql(
          `select count(*) filter (where attempts > 0)::integer as tried, count(*) filter (where attempts > 1)::integer as again,
             count(*) filter (where due_at = 'infinity')::integer as over from letter where sent_at is null`,
        )
      )[0];
    await expect
      .poll(refused, { timeout: 20_000 })
      .toMatchObject({ tried: 10, again: expect.toSatisfy((count) => count > 3), over: 0 });
    await stop();
    await server.close();
  });
  it('O14 a mail server that is away costs few tries, and nothing is lost', async () => {
    await many(50, 5);
    sendTo('smtp://127.0.0.1:1');
    await sleep(2_500);
    await stop();
    const [tried] = await portal.sql('select count(*)::integer as letters from letter where attempts > 0');
    expect(tried?.letters).toBeLessThan(10);
    await portal.sql('update letter set due_at = now()');
    const server = await aMailServer();
    sendTo(server.url);
    await expect.poll(unsent, { timeout: 50_000 }).toBe(0);
    expect(new Set(server.taken.map(({ to }) => to[0])).size).toBe(50);
    await stop();
    await server.close();
  });
  it('O14 are given up after as many tries as jobs have', async () => {
    await many(1);
    await portal.sql('update letter set attempts = 24');
    sendTo('smtp://127.0.0.1:1');
    await expect
      .poll(async () => (await portal.sql(`select attempts, due_at = 'infinity' as is_over from letter`))[0])
      .toEqual({ attempts: 25, is_over: true });
  });
  it('J2 stay here without a mail server, all of them', async () => {
    await many(1500);
    sendTo(undefined);
    await expect.poll(unsent, { timeout: 50_000 }).toBe(0);
    expect((await portal.sql('select from letter where is_kept_here')).length).toBe(1500);
  });
  it('O13 to more than a hundred at once come last', async () => {
    const persons = await portal.sql<{ person_id: number }>(
      `insert into person (kennitala, name, email) select lpad(i::text, 10, '0'), 'N' || i, 'p' || i || '@example.is'
       from generate_series(1, 101) i returning person_id`,
    );
    const text = { is: 'Góðan dag', en: 'Good day' };
    const tell = (count: number) =>
      transaction(portal.pool, (db) =>
        notify(
          db,
          persons.slice(0, count).map((one) => one.person_id),
          { kind: 'approvalAsked', header: text, body: text },
        ),
      );
    await tell(100);
    await tell(101);
    expect(
      await portal.sql('select turn, count(*)::integer from letter group by turn order by turn'),
    ).toEqual([
      { turn: 5, count: 100 },
      { turn: 9, count: 101 },
    ]);
  });
});
