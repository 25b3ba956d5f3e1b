import { expect, it } from 'vitest';
import { keepRunning } from './keepRunning.ts';

/** A server that ends when it is stopped, or when `end` is called. */
function aServer() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end, stop: async () => end() };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it('starts a server again that ended unasked, and no more once it is stopped', async () => {
  const started: ReturnType<typeof aServer>[] = [];
  const kept = await keepRunning(async () => {
    started.push(aServer());
    return started.at(-1) as ReturnType<typeof aServer>;
  });
  started[0]?.end();
  await settled();
  expect(started).toHaveLength(2);
  await kept.stop();
  await kept.ended;
  expect(started).toHaveLength(2);
});

it('tries again when a start fails, and has ended when none succeeds', async () => {
  const first = aServer();
  let tries = 0;
  const kept = await keepRunning(async () => {
    if (tries++ === 0) return first;
    throw new Error('the folder is in use');
  }, 0);
  first.end();
  await kept.ended;
  expect(tries).toBe(11);
});

it('stops a server that was still starting', async () => {
  const first = aServer();
  const second = aServer();
  let finish = () => {};
  const starting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let starts = 0;
  const kept = await keepRunning(async () => {
    if (starts++ === 0) return first;
    await starting;
    return second;
  });
  first.end();
  await settled();
  const stopped = kept.stop();
  finish();
  await stopped;
  await second.ended;
  expect(starts).toBe(2);
});
