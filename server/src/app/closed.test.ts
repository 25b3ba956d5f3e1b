import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { aPortal } from '../../test/portal.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A server that has listened, answered and closed, as far as anything still holds it. */
async function aClosedServer(): Promise<WeakRef<object>> {
  const portal = await aPortal({ overloadMilliseconds: 60_000, rateLimitPerMinute: 1000, metricsToken: 'x' });
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: 'Bearer x' };
  expect(await (await fetch(`${address}/metrics`, { headers })).text()).toContain('nodejs_gc_duration');
  await portal.work({ by: await portal.someone() });
  await portal.close();
  return new WeakRef(portal.app);
}

describe('a server', () => {
  it('H170 is kept by nothing in the process once it is closed', async () => {
    const server = await aClosedServer();
    await expect
      .poll(() => {
        collectGarbage();
        return server.deref() === undefined;
      })
      .toBe(true);
  });
});
