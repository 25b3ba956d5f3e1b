import Fastify from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal } from '../../../test/portal.ts';
import { splitRoomsOf } from '../../../test/splitRoom.ts';
import type { Listener } from '../../platform/database/listener.ts';
import type { Sessions } from '../../platform/sessions/current.ts';
import { serveSplitStream } from './stream.ts';

let portal: Portal;
const app = Fastify();
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(async () => {
  await app.close();
  await portal.close();
});

it('O358 a change of a room that no server told of is told within a sign of life of the stream, and once', async () => {
  const { host, id } = await splitRoomsOf(() => portal).aRoom();
  const deaf = { on: () => undefined, onGap: () => undefined } as unknown as Listener;
  const sessions = {
    peekAt: async () => ({ personId: host.personId, mustSetUp: false }),
  } as unknown as Sessions;
  serveSplitStream({ app, sessions, listener: deaf, pool: portal.pool, heartbeat: 50 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const controller = new AbortController();
  const { body } = await fetch(`${address}/api/splitRooms/${id}/changes`, { signal: controller.signal });
  let said = '';
  void (async () => {
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) said += chunk;
  })().catch(() => undefined);
  const changes = () => said.split('event: changed').length - 1;
  await expect.poll(changes).toBe(1);
  await sleep(200);
  expect(changes()).toBe(1);
  // As a server leaves it that is killed after the commit.
  await portal.sql(
    `begin; set local omur.tells_rooms = 'on'; update split_room_seat set share = 30 where split_room_id = ${id}; commit`,
  );
  await expect.poll(changes).toBe(2);
  await sleep(200);
  expect(changes()).toBe(2);
  controller.abort();
});
