import type { Draft } from '@omur/contract/platform/calls/drafts';
import { describe, expect, it } from 'vitest';
import { choose, isSame } from './compare.ts';

const kept = (content: unknown, version: number): Draft => ({
  draftId: '6f3f1c1e-5d0e-4b53-9f0a-0d1f3a5b7c9e',
  kind: 'work',
  title: '',
  content: content as Draft['content'],
  version,
  lastChangedAt: '2026-05-04T10:11:12Z',
});
const local = (title: string, version: number, isSaved: boolean) => ({
  content: { title },
  place: { draftId: '6f3f1c1e-5d0e-4b53-9f0a-0d1f3a5b7c9e', version, isSaved },
});

describe('what a form opens with', () => {
  it('C9.10 is what this browser has, when the server has nothing newer or is not reached', () => {
    expect(choose(local('A', 2, false), undefined)).toEqual({ use: 'local', version: 2, isSaved: false });
    expect(choose(local('A', 2, false), kept({ title: 'B' }, 2))).toMatchObject({ use: 'local', version: 2 });
    expect(choose({ content: {}, place: undefined }, undefined)).toMatchObject({ use: 'local', version: 0 });
  });
  it('is what another device saved, when nothing was typed here since', () => {
    expect(choose(local('A', 2, true), kept({ title: 'B' }, 3))).toMatchObject({ use: 'server' });
    expect(choose(undefined, kept({ title: 'B' }, 3))).toMatchObject({ use: 'server' });
  });
  it('V11 is asked about, when both have moved on', () => {
    expect(choose(local('A', 2, false), kept({ title: 'B' }, 3))).toMatchObject({
      use: 'local',
      other: { version: 3 },
    });
  });
  it('takes what was saved on leaving the page for what it is', () => {
    expect(choose(local('A', 2, false), kept({ title: 'A' }, 3))).toEqual({
      use: 'local',
      version: 3,
      isSaved: true,
    });
  });
  it('is nothing, once the draft was sent or deleted elsewhere, but for what was typed here since', () => {
    expect(choose(local('A', 2, true), null)).toEqual({ use: 'nothing' });
    expect(choose(local('A', 2, false), null)).toEqual({ use: 'local', version: 0, isSaved: false });
    expect(choose(undefined, null)).toEqual({ use: 'nothing' });
  });
  it('tells contents apart by what they say, not by the order of their names', () => {
    expect(isSame({ a: 1, b: [{ c: 1, d: undefined }] }, { b: [{ c: 1 }], a: 1 })).toBe(true);
    expect(isSame({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
  });
});
