import { expect, it } from 'vitest';
import { keptFor } from './keptFor.ts';

const masquerader = {
  masqueraderName: 'Katla',
  masqueraderRole: 'administrator',
  isReadOnly: false,
} as const;

it('H72 nothing is kept on a device of what is read in another’s name, by staff, or by nobody', () => {
  expect(keptFor({ userId: 101, role: 'member', masquerader: null })).toBe('101');
  expect(keptFor({ userId: 102, role: 'viewer', masquerader: null })).toBe('102');
  expect(keptFor({ userId: 101, role: 'member', masquerader })).toBeUndefined();
  for (const role of ['administrator', 'editor', 'external'] as const)
    expect(keptFor({ userId: 103, role, masquerader: null })).toBeUndefined();
  expect(keptFor(undefined)).toBeUndefined();
});
