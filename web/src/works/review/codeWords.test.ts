import { expect, it } from 'vitest';
import { codeMessages, codeWords, isUsual } from './codeWords.ts';

it('R159 the codes that the society sets are told from others, each by its own', () => {
  expect([codeWords('estimate', '1 1A'), codeWords('weight', '06')]).toEqual([
    codeMessages.usual,
    codeMessages.usual,
  ]);
  for (const [kind, code] of [
    ['estimate', '06'],
    ['weight', '1 1A'],
    ['estimate', '9 9Z'],
    ['weight', '6'],
  ] as const)
    expect([isUsual(kind, code), codeWords(kind, code)]).toEqual([false, codeMessages.other]);
});
