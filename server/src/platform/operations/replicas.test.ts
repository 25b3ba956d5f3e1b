import { expect, it } from 'vitest';
import type { ReplicaState } from '../database/replicas.ts';
import { type Connected, replicasOf } from './replicas.ts';

const since = new Date('2026-11-27T12:00:00Z');
const read = (name: string, more: Partial<ReplicaState> = {}): ReplicaState => ({
  place: `${name || '10.0.0.9'}:5432`,
  name,
  reading: 'read',
  since,
  lagSeconds: 0.1,
  lagBytes: 64,
  ...more,
});
const connected = (name: string | null, more: Partial<Connected> = {}): Connected => ({
  name,
  state: 'streaming',
  lagSeconds: 3,
  lagBytes: 1000,
  ...more,
});
const brief = (...of: Parameters<typeof replicasOf>) =>
  replicasOf(...of).map(({ name, state, reading, lagBytes }) => [name, state, reading, lagBytes]);

it('O243 a replica that is read from and connected stands once, with what this server sees of it', () => {
  expect(replicasOf([read('b')], [connected('a'), connected('b')])).toEqual([
    {
      name: 'b',
      state: 'streaming',
      reading: 'read',
      readingSince: since.toISOString(),
      lagSeconds: 0.1,
      lagBytes: 64,
    },
    { ...connected('a'), reading: null, readingSince: null },
  ]);
});

it('O243 one that is gone stands there though nobody is connected, without figures that nobody has', () => {
  const gone = { reading: 'gone', lagSeconds: undefined, lagBytes: undefined } as const;
  expect(brief([read('b', gone)], [])).toEqual([['b', null, 'gone', null]]);
  expect(brief([read('b', gone)], [connected('b')])).toEqual([['b', 'streaming', 'gone', 1000]]);
  // Whoever is connected without a name is another.
  expect(brief([read('', gone)], [connected(null)])).toEqual([
    [null, null, 'gone', null],
    [null, 'streaming', null, 1000],
  ]);
});

it('O243 without names, or where PostgreSQL tells of none, each stands once all the same', () => {
  const hidden = connected(null, { state: null, lagSeconds: null, lagBytes: null });
  expect(brief([read('b'), read('')], [hidden, hidden, hidden])).toEqual([
    ['b', null, 'read', 64],
    [null, null, 'read', 64],
    [null, null, null, null],
  ]);
});

it('O243, O70 no place and no name that could be an address is told', () => {
  const told = JSON.stringify(replicasOf([read('10.0.0.9'), read('db.example.is')], []));
  expect(told).not.toMatch(/10\.0|example|5432/);
});
