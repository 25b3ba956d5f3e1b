import { describe, expect, it } from 'vitest';
import { nameInText, withoutAddresses } from './withoutAddresses.ts';

describe('what members typed, in a letter of the society', () => {
  it.each([
    ['Sjá https://svik.example/a?b og www.svik.example', 'Sjá … og …'],
    ['Farðu á svik.example/a', 'Farðu á svik. example/a'],
    ['t.co/abc', 't. co/abc'],
    ['skrifaðu a@svik.example', 'skrifaðu a@svik. example'],
    ['SVIK.IS', 'SVIK. IS'],
  ])('J5 %s leads nowhere', (typed, told) => {
    expect(withoutAddresses(typed)).toBe(told);
  });

  it.each(['Kl. 20.30', 'nr. 3', 'a.m.k. 2.5 mín.', 'Ást …', 'Hvað nú?!'])(
    'J5 %s stays as it is',
    (typed) => {
      expect(withoutAddresses(typed)).toBe(typed);
    },
  );
});

describe('what something is called, in a sentence', () => {
  it('H159 stands on one line', () => {
    expect(nameInText(' Brimrót\r\n\tog vinir\u2028hér ')).toBe('Brimrót og vinir hér');
  });

  it('H159 is cut after a hundred characters, between characters', () => {
    expect(nameInText('æ'.repeat(100))).toBe('æ'.repeat(100));
    expect(nameInText('🎸'.repeat(101))).toBe(`${'🎸'.repeat(100)}…`);
  });
});
