import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMailServer, type Behaviour } from '../../../test/mailServer.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';
import { transaction } from '../../platform/database/pool.ts';
import { notify } from '../notifications/notify.ts';
import { signedHeaders } from '../webhooks/sign.ts';
import { openMailLine } from './post.ts';
import { keepLettersHere, sendNext } from './send.ts';

let portal: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal({ bounceSecret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` });
  member = await portal.someone();
});
afterAll(() => portal.close());

const patient = { connecting: 10_000, silent: 10_000, whole: 15_000 };
/** With servers that never answer. */
const impatient = { connecting: 300, silent: 300, whole: 1000 };

async function aLetter(): Promise<number> {
  await transaction(portal.pool, (db) =>
    notify(db, [member.personId], {
      kind: 'approvalAsked',
      header: { is: 'Þú ert beðin um samþykki', en: 'You are asked to approve' },
      body: { is: 'Góðan dag.\n\nÆ, ð og þ.', en: 'Hello.' },
      link: '/verk/7',
    }),
  );
  const [letter] = await portal.sql('select max(letter_id) as id from letter');
  return letter?.id;
}
const letterOf = async (letterId: number) =>
  (
    await portal.sql(
      'select sent_at is not null as is_sent, is_kept_here, attempts, last_error from letter where letter_id = $1',
      [letterId],
    )
  )[0];
/** Sends this one, as if no other were due. */
async function sending(letterId: number, smtpUrl?: string, patience = patient): Promise<void> {
  await portal.sql(
    `update letter set due_at = case letter_id when $1 then now() else 'infinity' end where sent_at is null`,
    [letterId],
  );
  if (!smtpUrl) return void (await keepLettersHere(portal.pool));
  const settings = {
    ...readConfig({}),
    publicUrl: 'https://portal.example.is',
    lettersFrom: 'bref@example.is',
  };
  const line = openMailLine(smtpUrl, settings, patience);
  await sendNext(portal.pool, line).finally(() => line.close());
}
async function goesOut(letterId: number): Promise<string> {
  const good = await aMailServer();
  await sending(letterId, good.url);
  await sending(letterId, good.url);
  await good.close();
  expect(good.taken).toHaveLength(1);
  return good.taken[0]?.messageId ?? '';
}

describe('a letter', () => {
  it('J2 goes out once over SMTP, as HTML and as text', async () => {
    const letterId = await aLetter();
    const server = await aMailServer();
    await sending(letterId, server.url);
    await sending(letterId, server.url);
    await server.close();
    expect(server.taken).toHaveLength(1);
    const [mail] = server.taken;
    expect(mail).toMatchObject({ from: 'bref@example.is', to: [`${member.kennitala}@example.is`] });
    expect(mail?.raw).toContain('Content-Language: is');
    expect(mail?.raw).toContain('text/plain; charset=utf-8');
    expect(mail?.raw).toContain('text/html; charset=utf-8');
    expect(mail?.raw).toMatch(/Subject: =\?UTF-8\?/i);
    expect(mail?.messageId).toMatch(new RegExp(`^<letter-${letterId}-\\d+@portal.example.is>$`));
    expect(await letterOf(letterId)).toEqual({
      is_sent: true,
      is_kept_here: false,
      attempts: 1,
      last_error: null,
    });
  });
  it('J2 stays here without a mail server, and is not mailed later', async () => {
    const letterId = await aLetter();
    await sending(letterId);
    expect(await letterOf(letterId)).toMatchObject({ is_sent: true, is_kept_here: true });
    const server = await aMailServer();
    await sending(letterId, server.url);
    await server.close();
    expect(server.taken).toEqual([]);
  });
  it('J2, O13 is sent once though two lines look for one at the same time', async () => {
    const letterId = await aLetter();
    const server = await aMailServer();
    await Promise.all([sending(letterId, server.url), sending(letterId, server.url)]);
    await server.close();
    expect(server.taken).toHaveLength(1);
  });
});

describe('a letter that came back', () => {
  const secret = Buffer.alloc(32, 7);
  const tell = (told: unknown, { key = secret, age = 0 } = {}) => {
    const body = JSON.stringify(told);
    const headers = signedHeaders({ messageId: 'msg_1', body }, key, new Date(Date.now() - age));
    return portal.app.inject({ method: 'POST', url: '/api/letters/bounces', headers, payload: body });
  };
  const bounced = (address: string, type = 'Permanent') => ({
    type: 'email.bounced',
    data: { to: [address], bounce: { type, message: 'no such mailbox' } },
  });
  const marks = () => portal.sql('select address from bounced_address');

  it('O31 is told of by a fresh signature alone, and marks no address but those on file', async () => {
    const address = `${member.kennitala}@example.is`;
    expect((await tell(bounced(address), { key: Buffer.alloc(32, 8) })).statusCode).toBe(401);
    expect((await tell(bounced(address), { age: 600_000 })).statusCode).toBe(401);
    for (const other of [
      bounced('nobody@example.com'),
      bounced(address, 'Transient'),
      { type: 'email.sent' },
      7,
    ])
      expect((await tell(other)).statusCode).toBe(204);
    expect(await marks()).toEqual([]);
  });
  it('O31 keeps others from its address but what opens a login, tells its user once, until staff try again', async () => {
    const address = `${member.kennitala}@example.is`;
    await tell(bounced(address.toUpperCase()));
    await tell(bounced(address));
    expect(await marks()).toEqual([{ address }]);
    expect(
      await portal.sql(
        `select person_id, link, body_en from notification where header_en like 'Your e-mail address%'`,
      ),
    ).toEqual([
      {
        person_id: member.personId,
        link: `/mitt-spjald/${member.personId}/uppfaera`,
        body_en: expect.stringContaining(`Mail to ${address} came back`),
      },
    ]);

    const letterId = await aLetter();
    const server = await aMailServer();
    await sending(letterId, server.url);
    expect(server.taken).toEqual([]);
    expect(await letterOf(letterId)).toMatchObject({ is_sent: false, attempts: 0 });
    const password = await aLetter();
    await portal.sql(`update letter set kind = 'account', turn = 0 where letter_id = $1`, [password]);
    await sending(password, server.url);
    expect(server.taken).toHaveLength(1);

    const editor = await portal.someone({ role: 'editor' });
    await portal.ask(`POST /api/letters/${letterId}/retry`, { as: editor });
    expect(await marks()).toEqual([]);
    await sending(letterId, server.url);
    await server.close();
    expect(server.taken).toHaveLength(2);
  });
});

const refusing = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
const failures: [string, Behaviour, RegExp, typeof patient?][] = [
  [
    'refusing its sender',
    () => ({ onMailFrom: (_, __, answer) => answer(refusing(550, 'who are you')) }),
    /who are you/,
  ],
  [
    'refusing for now',
    () => ({ onMailFrom: (_, __, answer) => answer(refusing(451, 'come back later')) }),
    /come back later/,
  ],
  [
    'refusing the content',
    () => ({
      onData: (stream, _, answer) =>
        void stream.resume().on('end', () => answer(refusing(554, 'looks like spam'))),
    }),
    /looks like spam/,
  ],
  ['stalling', () => ({ onMailFrom: () => undefined }), /timeout|greeting|too long/i, impatient],
  ['never greeting', () => ({ onConnect: () => undefined }), /greeting|timeout|too long/i, impatient],
  [
    'dropping the line in the middle of the letter',
    (dropLines) => ({ onData: dropLines }),
    /clos|reset|EPIPE/i,
  ],
];

describe('a mail server that fails', () => {
  it.each(failures)(
    'J2 by %s loses no letter, which then goes out once',
    async (_, behaviour, error, patience) => {
      const letterId = await aLetter();
      const bad = await aMailServer(behaviour);
      await expect(sending(letterId, bad.url, patience)).rejects.toThrow(error);
      await bad.close();
      expect(await letterOf(letterId)).toMatchObject({
        is_sent: false,
        attempts: 1,
        last_error: expect.stringMatching(error),
      });
      await goesOut(letterId);
      expect(await letterOf(letterId)).toEqual({
        is_sent: true,
        is_kept_here: false,
        attempts: 2,
        last_error: null,
      });
    },
  );
  it('J2 by dropping the line before its answer loses none, and the second has the same Message-ID', async () => {
    const seen: string[] = [];
    const letterId = await aLetter();
    const bad = await aMailServer((dropLines) => ({
      onData: (stream) => {
        let raw = '';
        stream.on('data', (chunk: Buffer) => (raw += chunk));
        stream.on('end', () => {
          seen.push(/^Message-ID: (.*)$/im.exec(raw)?.[1] ?? '');
          dropLines();
        });
      },
    }));
    await expect(sending(letterId, bad.url)).rejects.toThrow(/clos|reset|EPIPE/i);
    await bad.close();
    expect(seen).toEqual([await goesOut(letterId)]);
  });
  it('J2 by not being there loses no letter', async () => {
    const letterId = await aLetter();
    await expect(sending(letterId, 'smtp://127.0.0.1:1')).rejects.toThrow('ECONNREFUSED');
    await goesOut(letterId);
  });
  it('J2 by dripping for ever is given up on', async () => {
    const letterId = await aLetter();
    const drips: NodeJS.Timeout[] = [];
    const server = createServer((socket) => {
      drips.push(setInterval(() => socket.write('220-wait\r\n'), 100));
      socket.on('error', () => undefined).on('close', () => clearInterval(drips.pop()));
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as AddressInfo;
    await expect(sending(letterId, `smtp://127.0.0.1:${port}`, impatient)).rejects.toThrow(
      /too long|greeting/i,
    );
    drips.forEach(clearInterval);
    server.close();
    await goesOut(letterId);
  });
});
