import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFreePort } from '../../../test/freePort.ts';
import { anIswcWorld, type IswcWorld } from '../../../test/iswcWorld.ts';
import { readConfig } from '../../platform/config.ts';
import { submit, Unsure } from './agency.ts';
import { exchangeIswcs } from './job.ts';

describe('the settings', () => {
  it('X58 name a service by https with a key, or none', () => {
    expect(readConfig({}).iswc).toMatchObject({ service: undefined, agency: '077', sourceDb: 77 });
    expect(() => readConfig({ ISWC_URL: 'https://iswc.example' })).toThrow('both or neither');
    expect(() => readConfig({ ISWC_KEY: 'lykill' })).toThrow('both or neither');
    expect(() => readConfig({ ISWC_URL: 'http://iswc.example', ISWC_KEY: 'lykill' })).toThrow('https');
    expect(() => readConfig({ ISWC_AGENCY: 'STEF' })).toThrow('three-digit');
    const { service } = readConfig({ ISWC_URL: 'https://iswc.example/api/', ISWC_KEY: 'lykill' }).iswc;
    expect(service).toEqual({ url: 'https://iswc.example/api', key: 'lykill' });
  });
});

describe('the exchange', () => {
  let world: IswcWorld;
  beforeAll(async () => {
    world = await anIswcWorld();
  });
  afterAll(() => world.close());

  it('X58 sends nothing without a key', async () => {
    const context = { pool: world.portal.pool, config: readConfig({}), log: world.portal.app.log };
    await world.works(['Ósent']);
    await exchangeIswcs.run(context as unknown as Parameters<typeof exchangeIswcs.run>[0], {});
    expect([world.agency.log, await world.states()]).toEqual([[], {}]);
  });
  it('X58 follows no redirection, so that the key reaches no other host', async () => {
    const asked: unknown[] = [];
    const port = await aFreePort();
    const other = createServer((request, response) => {
      asked.push(request.headers);
      response.end('[]');
    });
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    world.agency.next = [{ status: 302, headers: { location: `http://127.0.0.1:${port}/` } }];
    await expect(submit(world.sending.service, 'add', [])).rejects.toThrow(Unsure);
    expect(asked).toEqual([]);
    await new Promise((resolve) => other.close(resolve));
  });
  it('X58 says nothing of the key when it fails', async () => {
    world.agency.next = ['breakAfter'];
    const error = await submit(world.sending.service, 'add', []).catch((caught: Error) => caught);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(world.agency.key);
  });
});
