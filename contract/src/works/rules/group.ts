import { offeredAuthorTypes } from '../../people/rules/authorTypes.ts';
import { fullShare, totalShare } from '../../platform/rules/shares.ts';

interface ProposedMember {
  authorId: number;
  authorTypeId: number;
  shareHundredths: number;
}
export type GroupProblem = 'group.tooFew' | 'group.memberTwice' | 'group.role' | 'group.split';

/** H61: the first thing wrong with the members of a group and their shares; undefined when there is nothing. */
export function groupProblem(members: readonly ProposedMember[]): GroupProblem | undefined {
  if (members.length < 2) return 'group.tooFew';
  if (new Set(members.map(({ authorId }) => authorId)).size < members.length) return 'group.memberTwice';
  const offered = offeredAuthorTypes('registered');
  if (!members.every(({ authorTypeId }) => offered.includes(authorTypeId))) return 'group.role';
  const isWhole = ({ shareHundredths }: ProposedMember) =>
    Number.isSafeInteger(shareHundredths) && shareHundredths > 0;
  return members.every(isWhole) && totalShare(members) === fullShare ? undefined : 'group.split';
}
