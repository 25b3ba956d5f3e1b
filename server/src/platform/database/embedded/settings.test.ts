import { expect, it } from 'vitest';
import { chooseSettings } from './settings.ts';

const gigabyte = 1024 ** 3;

it.each([
  [1, '1024MB'],
  [40, '2560MB'],
  [500, '8192MB'],
])('leaves room on a disk with %i GB: its log of changes may grow to %s', (free, size) => {
  const settings = chooseSettings({ port: 5432, logFolder: '/log', freeDisk: free * gigabyte });
  expect(settings['max_wal_size']).toBe(size);
});
