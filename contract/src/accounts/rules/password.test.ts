import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

const owner = { kennitala: '0101302479', name: 'Þórdís Æsa Öndólfsdóttir' };

describe('a new password', () => {
  it('S1 has 12 characters at least, each counted once however it is written', () => {
    expect(passwordProblem('ellefu stafi')).toBeUndefined();
    expect(passwordProblem('ellefu staf')).toBe('password.tooShort');
    // Eleven letters, six of them with a separate accent.
    expect(passwordProblem('áéíóúýabcde'.normalize('NFD'))).toBe('password.tooShort');
    expect(passwordProblem('🎵'.repeat(12))).toBeUndefined();
  });
  it('S1 is not endless', () => {
    expect(passwordProblem('a'.repeat(200))).toBeUndefined();
    expect(passwordProblem('a'.repeat(201))).toBe('password.tooLong');
  });
  it('S1 is neither the national ID nor the name of its owner', () => {
    expect(passwordProblem('ab 010130-2479', owner)).toBe('password.personal');
    expect(passwordProblem('thordis aesa ondolfsdottir', owner)).toBe('password.personal');
    expect(passwordProblem('ÞórdísÆsaÖndólfsdóttir', owner)).toBe('password.personal');
    expect(passwordProblem('thordis aesa ondolfsdottir 7', owner)).toBeUndefined();
  });
});
