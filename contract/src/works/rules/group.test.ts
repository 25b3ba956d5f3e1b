import { describe, expect, it } from 'vitest';
import { groupProblem } from './group.ts';

const member = (authorId: number, shareHundredths: number, authorTypeId = 36) => ({
  authorId,
  authorTypeId,
  shareHundredths,
});

describe('the split of a group', () => {
  it('H61 has at least two authors, each once and in a role that registration offers', () => {
    expect(groupProblem([member(1, 10_000)])).toBe('group.tooFew');
    expect(groupProblem([member(1, 5000), member(1, 5000)])).toBe('group.memberTwice');
    expect(groupProblem([member(1, 5000), member(2, 5000, 31)])).toBe('group.role');
    expect(groupProblem([member(1, 5000), member(2, 5000, 33)])).toBeUndefined();
  });
  it('H61 adds up to exactly 100 % in hundredths, and leaves nobody out', () => {
    expect(groupProblem([member(1, 3333), member(2, 3333), member(3, 3334)])).toBeUndefined();
    expect(groupProblem([member(1, 3333), member(2, 3333), member(3, 3333)])).toBe('group.split');
    expect(groupProblem([member(1, 10_000), member(2, 0)])).toBe('group.split');
    expect(groupProblem([member(1, 10_001), member(2, -1)])).toBe('group.split');
  });
});
