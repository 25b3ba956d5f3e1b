import { describe, expect, it } from 'vitest';
import { errorCodes, isErrorCode, sentenceOf, statusOf } from './errors.ts';

const allowed = [400, 401, 403, 404, 408, 409, 410, 412, 413, 415, 422, 429, 431, 500, 503];

describe('refusals', () => {
  it.each(errorCodes)('W2 says %s in both languages, under a status', (code) => {
    expect(allowed).toContain(statusOf(code));
    const [is, en] = [sentenceOf(code, 'is'), sentenceOf(code, 'en')];
    expect(is).not.toBe('');
    expect(en).not.toBe('');
    expect(is).not.toBe(en);
    expect(placeholders(is)).toEqual(placeholders(en));
  });
  it('W2 fills values into the sentence, shares as shares', () => {
    const values = { capHundredths: 1667, shareHundredths: 5000 };
    expect(sentenceOf('work.split.noTraditional', 'is', values)).toMatch(/mest 16,67\u00a0% .* nú 50\u00a0%/);
    expect(sentenceOf('work.split.noTraditional', 'en', values)).toMatch(/16,67% .* have 50%/);
  });
  it('knows its own codes and no others', () => {
    expect(isErrorCode('work.notFound')).toBe(true);
    expect(isErrorCode('Invalid input')).toBe(false);
    expect(isErrorCode('toString')).toBe(false);
  });
});

function placeholders(sentence: string): string[] {
  return (sentence.match(/\{\w+\}/g) ?? []).sort();
}
