import { defaultAuthorTypeId } from '@omur/contract/people/rules/authorTypes';
import { fullShare, readShare, shareAsTyped } from '@omur/contract/platform/rules/shares';
import { dividedBy } from '@omur/contract/works/rules/roles';
import type { Group } from '@omur/contract/works/groups';

/** A member of a group as they are typed. */
export interface TypedMember {
  authorId: number;
  name: string;
  authorTypeId: number;
  share: string;
}

export const typedMembers = ({ members }: Group): TypedMember[] =>
  members.map(({ authorId, displayName, authorTypeId, shareHundredths }) => ({
    authorId,
    name: displayName,
    authorTypeId,
    share: shareAsTyped(shareHundredths),
  }));

export const ownMember = (own: { authorId: number; name: string }): TypedMember => ({
  ...own,
  authorTypeId: defaultAuthorTypeId,
  share: '100',
});

/** What is typed as it is sent; a share that cannot be read is none. */
export const readMembers = (members: readonly TypedMember[]) =>
  members.map(({ authorId, authorTypeId, share }) => ({
    authorId,
    authorTypeId,
    shareHundredths: readShare(share) ?? 0,
  }));

/** Everybody the same, in hundredths that add up to 100 %: the first take what does not divide. */
export function evenly(members: readonly TypedMember[]): TypedMember[] {
  const shares = dividedBy(
    fullShare,
    members.map(() => 1),
  );
  return members.map((member, i) => ({ ...member, share: shareAsTyped(shares[i] ?? 0) }));
}
