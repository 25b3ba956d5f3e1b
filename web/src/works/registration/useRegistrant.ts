import { listPersonAuthors, listPersonRights, listPublishedAuthors } from '@omur/contract/people/persons';
import type { Registrant } from '@omur/contract/works/rules/registrationValue';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useMember } from '../../platform/page/member.ts';

/** Who registers; as an author under any of their names, pseudonyms included. */
export interface WhoRegisters extends Registrant {
  /** The author whose work it most likely is; staff and publishers register for others. */
  own: { authorId: number; name: string } | undefined;
}

/** Who registers, once it is known. */
export function useRegistrant() {
  const member = useMember();
  const personId = member.person?.personId;
  const authors = useQuery({
    ...listQueryFor(listPersonAuthors, { params: { personId: personId ?? 0 } }),
    enabled: personId !== undefined,
  });
  const rights = useQuery({
    ...listQueryFor(listPersonRights, { params: { personId: personId ?? 0 } }),
    enabled: personId !== undefined,
  });
  const isPublisher = personId !== undefined && member.isPublisher;
  const published = useQuery({
    ...listQueryFor(listPublishedAuthors, { params: { personId: personId ?? 0 } }),
    enabled: isPublisher,
  });
  const error = member.error ?? authors.error ?? rights.error ?? published.error;
  const isKnown =
    member.isKnown &&
    (personId === undefined || !(authors.isPending || rights.isPending)) &&
    (!isPublisher || !published.isPending);
  const retry = () => {
    member.retry();
    if (personId !== undefined) void Promise.all([authors.refetch(), rights.refetch()]);
    if (isPublisher) void published.refetch();
  };
  if (error || !isKnown) return { error, retry };

  const rows = authors.data?.rows ?? [];
  const name =
    rows.find(({ authorId }) => authorId === member.authorId)?.displayName ?? member.person?.name ?? '';
  const { authorId, isStaff } = member;
  const who: WhoRegisters = {
    isStaff,
    own: authorId === undefined || isStaff ? undefined : { authorId, name },
    authorIds: [
      ...new Set([...(authorId === undefined ? [] : [authorId]), ...rows.map((row) => row.authorId)]),
    ],
    heldAuthorIds: rights.data?.rows.flatMap((row) => row.authorId ?? []) ?? [],
    publishedAuthorIds: published.data?.rows.map((row) => row.authorId) ?? [],
  };
  return { who, mayRegister: member.mayRegister, role: member.role };
}
