import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aReceiver } from '../../../test/webhookReceiver.ts';
import { isPublicAddress } from '../../platform/publicAddress.ts';
import { isWebhookUrl } from './address.ts';
import { post } from './post.ts';

let receiver: Awaited<ReturnType<typeof aReceiver>>;
beforeAll(async () => {
  receiver = await aReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answers({ status: 204 });
});
afterAll(() => receiver.close());

const isAllowed = (url: string) => isWebhookUrl(url, false);
/** What becomes of a delivery to a name that has these addresses, one list after the other. */
const postTo = async (...answers: string[][]) => {
  let asked = 0;
  const outcome = await post(
    { url: 'https://kerfi.example.is:8443/', body: '{}', headers: {} },
    {
      allowsLocal: false,
      milliseconds: 300,
      resolve: async () => {
        const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
        asked += 1;
        return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      },
    },
  );
  return { ...outcome, asked };
};

const closed = [
  ['0.0.0.0', '127.0.0.1', '127.255.255.254', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ['169.254.169.254', '100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1'],
  ['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.88.99.1'],
  ['::', '::1', '::7f00:1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:0:127.0.0.1'],
  ['64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:a00:1::1', '2001::1', '2001:db8::1', '3fff::1', '100::1'],
  ['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '5f00::1', '', 'x', '1'],
].flat();

describe('where a webhook may lead', () => {
  it.each(closed)('O63 never to %s', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(await postTo([address])).toMatchObject({ failure: 'address', statusCode: null });
  });
  it.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('O63 to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it('O63 never to an address of this machine, public as it may be', () => {
    expect(isPublicAddress('93.184.215.14', new Set(['93.184.215.14']))).toBe(false);
    for (const { address } of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
      expect(isPublicAddress(address)).toBe(false);
  });
  it.each([
    'http://kerfi.example.is/',
    'ftp://kerfi.example.is/',
    'file:///etc/passwd',
    'https://notandi@kerfi.example.is/',
    'https://notandi:leyni@kerfi.example.is/',
    'https://kerfi.example.is:22/',
    'https://kerfi.example.is:80/',
    'https://kerfi.example.is/#hluti',
    'https://93.184.215.14/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://skrifstofa.localhost/',
    'https://gagnagrunnur/',
    'https://db.internal/',
    'https://prentari.local/',
    'https://metadata.google.internal/',
    'https://１２７.0.0.1/',
    'https://',
    '',
  ])('O63 an address is refused as it is written: %s', (url) => {
    expect(isAllowed(url)).toBe(false);
  });
  it.each([
    'https://kerfi.example.is/omur?a=1',
    'https://kerfi.example.is:8443/',
    'https://þjónusta.example.is/',
  ])('O63 and another is not: %s', (url) => {
    expect(isAllowed(url)).toBe(true);
  });
  it('O63 a name with one public and one private address is refused, in whatever order', async () => {
    expect(await postTo(['93.184.215.14', '10.0.0.1'])).toMatchObject({ failure: 'address' });
    expect(await postTo(['::1', '2606:4700:4700::1111'])).toMatchObject({ failure: 'address' });
    expect(await postTo([])).toMatchObject({ failure: 'name' });
  });
  it('O63 a name that leads elsewhere the second time is asked once, and the connection goes to what was checked', async () => {
    const { failure, asked } = await postTo(['93.184.215.14'], ['127.0.0.1']);
    expect(asked).toBe(1);
    expect(['timeout', 'connection']).toContain(failure);
    expect(receiver.received).toEqual([]);
  });
  it('O63 the connection goes to the checked address and nowhere that the name leads by itself', async () => {
    // The name leads nowhere; only what was checked can have been connected to.
    const url = `http://localhost:${receiver.port}/`;
    const outcome = await post(
      { url, body: '{}', headers: {} },
      { allowsLocal: true, resolve: () => Promise.reject(new Error('not asked')) },
    );
    expect(outcome).toEqual({ statusCode: 204, failure: null });
  });
});

describe('an answer', () => {
  const send = (milliseconds = 2000) =>
    post({ url: receiver.url, body: '{}', headers: {} }, { allowsLocal: true, milliseconds });

  it.each([301, 302, 303, 307, 308])(
    'O64 that redirects by %d is a failure, and not followed',
    async (status) => {
      receiver.answers({ status, headers: { location: `http://localhost:${receiver.port}/innra` } });
      expect(await send()).toEqual({ statusCode: status, failure: 'redirect' });
      expect(receiver.received.map(({ path }) => path)).toEqual(['/omur']);
    },
  );
  it('O64 is known by its status alone', async () => {
    receiver.answers({ status: 500, headers: { 'x-leyni': 'gögn' } });
    expect(await send()).toEqual({ statusCode: 500, failure: 'status' });
  });
  it('O68 that does not come in time is a failure', async () => {
    receiver.answers('never');
    expect(await send(200)).toEqual({ statusCode: null, failure: 'timeout' });
  });
});
