import { allEndpoints } from '@omur/contract/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
const people: Record<string, Someone> = {};

beforeAll(async () => {
  portal = await aPortal();
  for (const role of ['editor', 'member', 'viewer', 'external'] as const)
    people[role] = await portal.someone({ role });
});
afterAll(() => portal.close());

const named = allEndpoints.map(
  (one) => [`${one.method} ${one.path.replace(/:\w+/g, '1')}`, one.access] as const,
);
const only = (...access: string[]) => named.filter((one) => access.includes(one[1]));

async function refused(address: string, role?: string): Promise<[number, string]> {
  const isGet = address.startsWith('GET');
  const { status, body } = await portal.ask(address, { as: people[role ?? ''], ...(!isGet && { body: {} }) });
  return [status, body?.Code];
}

describe('who may call', () => {
  it.each(named.filter(([, access]) => access !== 'public'))(
    'S6, F7.1, C7.1, L7.1 nobody who is signed out: %s',
    async (address) => {
      expect(await refused(address)).toEqual([401, 'session.none']);
    },
  );
  it.each(only('registering', 'staff', 'administrator'))(
    'S6, F6.4 no viewer changes anything: %s',
    async (address) => {
      expect(await refused(address, 'viewer')).toEqual([403, 'session.forbidden']);
    },
  );
  it.each(only('granting'))('C6.2, S6 no external user grants anything: %s', async (address) => {
    expect(await refused(address, 'external')).toEqual([403, 'session.forbidden']);
  });
  it.each(only('registering', 'staff', 'administrator'))(
    'S6, F6.5 no external user changes anything: %s',
    async (address) => {
      expect(await refused(address, 'external')).toEqual([403, 'session.forbidden']);
    },
  );
  it.each(only('staff', 'administrator'))('S6, F6.3 no member does what staff do: %s', async (address) => {
    expect(await refused(address, 'member')).toEqual([403, 'session.forbidden']);
  });
  it.each(only('administrator'))('S6, F6.2 no editor does what administrators do: %s', async (address) => {
    expect(await refused(address, 'editor')).toEqual([403, 'session.forbidden']);
  });
  it('S6, C6.8 tells viewers why', async () => {
    const { body } = await portal.ask('POST /api/compositions', { as: people['viewer'], body: {} });
    expect(body.Message).toBe('Þú hefur ekki heimild til þessa.');
  });
});
