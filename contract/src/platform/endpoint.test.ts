import { describe, expect, it } from 'vitest';
import { everyEndpoint } from '../../test/everyEndpoint.ts';
import { isAffected } from './endpoint.ts';

const calls = await everyEndpoint();
const reads = new Set(calls.filter(({ method }) => method === 'GET').map(({ path }) => path));
const callOf = (name: string) => {
  const found = calls.find(({ method, path }) => `${method} ${path}` === name);
  if (!found) throw new Error(`No call ${name}.`);
  return found;
};

describe('what a change makes stale', () => {
  it('H6 is declared by changes alone, and is read by calls', () => {
    for (const call of calls) {
      if (!call.affects) continue;
      expect(reads.has(call.path) && call.method === 'GET').toBe(false);
      expect(call.affects().filter(({ path }) => !reads.has(path))).toEqual([]);
    }
  });
  it('H6 is the reads named, and those below where it says so', () => {
    const amend = callOf('PUT /api/compositions/:workId');
    expect(isAffected(amend, '/api/compositions/:workId')).toBe(true);
    expect(isAffected(amend, '/api/compositions/:workId/authors')).toBe(true);
    expect(isAffected(amend, '/api/compositions')).toBe(false);
    const title = callOf('POST /api/compositions/:workId/searchnames');
    expect(isAffected(title, '/api/compositions/:workId/searchnames')).toBe(true);
    expect(isAffected(title, '/api/compositions/:workId')).toBe(false);
    expect(isAffected(callOf('POST /api/login'), '/api/society')).toBe(false);
  });
});
