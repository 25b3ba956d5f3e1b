import { isNobody } from '@omur/contract/people/rules/authorTypes';
import type { Actor } from '../../platform/sessions/actor.ts';

/**
 * F4.2: what a member registers is approved for the member's own authors and waits for all others; what anyone but a member
 * registers is approved. Nobody can answer for the public domain or for AI, so they do not keep a work waiting. For one who has died
 * the heirs speak: who is the only one and registers has approved; of several the others are asked (R199).
 */
export function approvalOf(
  author: { authorId: number; personId: number; heirs: readonly number[] },
  actor: Pick<Actor, 'role' | 'personId'>,
): 'given' | 'waiting' {
  const speaksFor =
    author.personId === actor.personId ||
    (author.heirs.every((personId) => personId === actor.personId) && author.heirs.length > 0);
  return isNobody(author.authorId) || actor.role !== 'member' || speaksFor ? 'given' : 'waiting';
}
