import { describe, expect, it } from 'vitest';
import { passwordStrength } from './strength.ts';

describe('the strength hint', () => {
  it.each([
    ['stutt', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['Password1234', 'weak'],
    ['qwertyuiop123', 'weak'],
    ['hestarogkyr', 'weak'],
    ['hestar og kyr', 'strong'],
    ['Hestar, kýr og 7 gular endur', 'strong'],
  ] as const)('S1 calls %s %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
  it('S1 takes what is known of the owner for easy to guess', () => {
    const known = ['Þórdís Æsa Öndólfsdóttir', '0101302479'];
    expect(passwordStrength('ondolfsdottir', known)).not.toBe('strong');
    expect(passwordStrength('Öndólfsdóttir1', known)).toBe('weak');
  });
});
