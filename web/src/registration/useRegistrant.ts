import { listPersonAuthors } from '@omur/contract/persons';
import type { Registrant } from '@omur/contract/rules/registrationDraft';
import { useQuery } from '@tanstack/react-query';
import { askingAll } from '../api/queries.ts';
import { useMember } from '../shell/member.ts';
import type { FormAuthor } from './form.ts';

export interface WhoRegisters {
  kind: Registrant['kind'];
  /** The author whose work it most likely is; staff and publishers register for others. */
  own: { authorId: number; name: string } | undefined;
  /** The numbers under which the person writes, pseudonyms included. */
  authorIds: readonly number[];
  isPublisher: boolean;
}

/** Who registers, once it is known. */
export function useRegistrant() {
  const member = useMember();
  const personId = member.person?.personId;
  const authors = useQuery({
    ...askingAll(listPersonAuthors, { params: { personId: personId ?? 0 } }),
    enabled: personId !== undefined,
  });
  const error = member.error ?? authors.error;
  const isKnown = member.isKnown && (personId === undefined || !authors.isPending);
  const retry = () => {
    member.retry();
    void authors.refetch();
  };
  if (error || !isKnown) return { error, retry };

  const rows = authors.data?.rows ?? [];
  const name =
    rows.find(({ authorId }) => authorId === member.authorId)?.displayName ?? member.person?.name ?? '';
  const { authorId, isPublisher } = member;
  const who: WhoRegisters = {
    kind: member.isStaff ? 'staff' : authorId === undefined && isPublisher ? 'publisher' : 'member',
    own: authorId === undefined || member.isStaff ? undefined : { authorId, name },
    authorIds: [
      ...new Set([...(authorId === undefined ? [] : [authorId]), ...rows.map((row) => row.authorId)]),
    ],
    isPublisher,
  };
  return { who, mayRegister: member.mayRegister, role: member.role };
}

/** V3: an author who is a publisher too may register what others have written under its contracts. */
export function registrantOf(who: WhoRegisters, authors: readonly FormAuthor[]): Registrant {
  const isAmongThem = authors.some(
    (author) => author.kind === 'known' && who.authorIds.includes(author.authorId),
  );
  const kind = who.kind === 'member' && who.isPublisher && !isAmongThem ? 'publisher' : who.kind;
  return { kind, authorIds: who.authorIds };
}
