import type { Session } from '@omur/contract/accounts/sessions';

/**
 * H72: whose last answers this device keeps for reading without a network: a member's own. What is read in somebody else's name,
 * and what staff see of others, stays nowhere.
 */
export function keptFor(
  one: Pick<Session, 'masquerader' | 'role' | 'userId'> | undefined,
): string | undefined {
  const isOwn = one && !one.masquerader && (one.role === 'member' || one.role === 'viewer');
  return isOwn ? String(one.userId) : undefined;
}
