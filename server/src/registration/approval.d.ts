import type { Actor } from '../http/call.ts';
/**
 * F4.2: what a member registers is approved for the member's own authors and waits for all others; what anyone but a member
 * registers is approved. Nobody can answer for the public domain or for AI, so they do not keep a work waiting.
 */
export declare function approvalOf(
  author: {
    authorId: number;
    personId: number;
  },
  actor: Actor,
): 'given' | 'waiting';
/** The public domain and AI are authors that nobody is. */
export declare function isNobody(authorId: number): boolean;
