import type { Finding } from '@omur/contract/works/review';
import { expect, it } from 'vitest';
import { isForItself, isGrave } from './grave.ts';

const found = (...kinds: Finding['kind'][]) => ({ findings: kinds.map((kind) => ({ kind }) as Finding) });

it.each(['otherPerformers', 'authorUnreached'] as const)(
  'R157 R172 approves a work with the finding %s by itself, though no rule is broken',
  (kind) => {
    expect([isGrave(found(kind)), isForItself(found(kind))]).toEqual([false, true]);
  },
);
it('R157 approves works among others that only wait for authors who are asked', () => {
  expect(isForItself(found('approvalMissing', 'unknownAuthor'))).toBe(false);
});
