import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { aReceiver } from '../../../test/webhookReceiver.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import type { Reaching } from './post.ts';
import { sendDue } from './send.ts';

const password = 'sjö svartir svanir';
const config: Config = readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' });
const publicAddress = '93.184.215.14';
const url = 'https://kerfi.example.is:8443/';
let portal: Portal;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let member: Someone;
/** Where this process has tried to connect to, by number alone. */
const tried: string[] = [];
const watch = (message: unknown) =>
  (message as { socket: Socket }).socket.on('connectionAttempt', (address: string) => tried.push(address));

beforeAll(async () => {
  portal = await aPortal({ webhooksReachLocal: true });
  receiver = await aReceiver();
  subscribe('net.client.socket', watch);
});
beforeEach(async () => {
  await portal.sql('delete from webhook');
  await portal.sql('delete from webhook_event');
  receiver.received.length = 0;
  receiver.answers({ status: 204 });
  member = await portal.someone();
  await portal.sql('update app_user set password_hash = $1 where user_id = $2', [
    await hashPassword(password),
    member.userId,
  ]);
});
afterAll(async () => {
  unsubscribe('net.client.socket', watch);
  await receiver.close();
  await portal.close();
});

const add = (to: string) =>
  portal.ask('PATCH /api/webhooks', {
    as: member,
    body: { SLOD_VEFKRAEKJU: to, ATBURDIR: ['work.registered'], LYKILORD: password },
  });
/** What becomes of the delivery of a registration, with each list of addresses the answer to one more question about the name. */
async function delivered(of: Config, ...answers: string[][]) {
  let asked = 0;
  const resolve: Reaching['resolve'] = async () => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  await portal.work({ by: member });
  tried.length = 0;
  await sendDue({ pool: portal.pool, config: of, reaching: { milliseconds: 400, resolve } });
  const [row] = await portal.sql(
    'select state, failure, status_code from webhook_delivery order by delivery_id limit 1',
  );
  return { ...row, asked };
}

describe('a delivery goes to no private address', () => {
  it.each([301, 302, 303, 307, 308])('O63, O64 not by a redirection with %d either', async (status) => {
    expect((await add(receiver.url)).status).toBe(200);
    receiver.answers({ status, headers: { location: `http://127.0.0.1:${receiver.port}/innra` } });
    const outcome = await delivered({ ...config, webhooksReachLocal: true });
    expect(outcome).toMatchObject({ failure: 'redirect', status_code: status, state: 'waiting' });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/omur']);
  });

  it('O63 not to one that was allowed when it was entered', async () => {
    expect((await add(receiver.url)).status).toBe(200);
    expect(await delivered(config)).toMatchObject({ failure: 'address', state: 'waiting', asked: 0 });
    expect(receiver.received).toEqual([]);
    expect(tried).toEqual([]);
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    [publicAddress, '127.0.0.1'],
  ])('O63 not where the name leads to it: %s', async (...addresses) => {
    expect((await add(url)).status).toBe(200);
    expect(await delivered(config, addresses)).toMatchObject({ failure: 'address', state: 'waiting' });
    expect(tried).toEqual([]);
  });

  it('O63 not where the name is public when it is asked about and private a moment later', async () => {
    expect((await add(url)).status).toBe(200);
    const outcome = await delivered(config, [publicAddress], ['127.0.0.1']);
    expect(outcome).toMatchObject({ state: 'waiting', asked: 1 });
    expect(tried).toEqual([publicAddress]);
    // The next attempt asks anew, and finds what the name leads to by then.
    await portal.sql('update webhook_delivery set due_at = now()');
    const later = await delivered(config, ['127.0.0.1']);
    expect(later).toMatchObject({ state: 'waiting' });
    expect(tried).toEqual([]);
  });
});
