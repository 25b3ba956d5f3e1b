import { useMember } from '../../platform/page/member.ts';

export type WhyNot = 'viewer' | 'external' | 'nobody';

/** A live performance is registered by a member, or by anyone who acts for one. */
export function useWhoRegisters() {
  const { role, person, isKnown, error, retry } = useMember();
  const isBarred = role === 'viewer' || role === 'external';
  const whyNot: WhyNot | undefined = isBarred ? role : person ? undefined : 'nobody';
  return { isKnown, error, retry, whyNot };
}
