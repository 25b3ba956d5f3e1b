import { getPerson } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { queryIfAny } from '../api/queries.ts';
import { isProxy, useLoggedIn } from '../api/session.ts';

/** What the shell goes by: whose card it is, and whether they are an author or a publisher (F2.25). One read says it all (H53). */
export function useMember() {
  const session = useLoggedIn();
  const { kennitala, role, masquerader } = session;
  const {
    data: person,
    isPending,
    error,
    refetch,
  } = useQuery(queryIfAny(getPerson, { params: { kennitala } }));
  const isStaff = role === 'administrator' || role === 'editor';
  const isPublisher = Boolean(person?.isPublisher);
  const isAuthor = typeof person?.authorId === 'number';
  return {
    role,
    isStaff,
    /** The person of the session (F4.3); null for staff who are nobody's person. */
    person,
    authorId: person?.authorId ?? undefined,
    isPublisher,
    /** A publisher without an author number: the bar turns teal (F2.28). */
    isPublisherMode: isPublisher && !isAuthor,
    /** On a grant for reading alone. */
    isReading: Boolean(masquerader?.isReadOnly),
    mayRegister: !masquerader?.isReadOnly && (isStaff || (role === 'member' && (isAuthor || isPublisher))),
    /** Not while acting for another. */
    isThemselves: !masquerader,
    /** F2.26, C6.4: not for those who act for another, but for administrators. */
    seesAccess: !isProxy(session),
    /** Neither contracts nor publisher info found means no link to contracts (F2.27, C6.5). */
    hasContracts: isStaff || isPublisher || (role === 'member' && Boolean(person?.hasContracts)),
    isKnown: !isPending,
    error,
    retry: () => void refetch(),
  };
}
