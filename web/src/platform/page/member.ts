import { getOwnAuthorId } from '@omur/contract/people/authors';
import { getPerson, getPublisherInfo } from '@omur/contract/people/persons';
import { useQuery } from '@tanstack/react-query';
import { queryIfAny } from '../api/queries.ts';
import { isProxy, useLoggedIn } from '../api/session.ts';
import { useHasContracts } from './useHasContracts.ts';

/** What the shell goes by: whose card it is, and whether they are an author or a publisher (F2.25). */
export function useMember() {
  const session = useLoggedIn();
  const { kennitala, role, masquerader } = session;
  const person = useQuery(queryIfAny(getPerson, { params: { kennitala } }));
  const author = useQuery(queryIfAny(getOwnAuthorId));
  const publisher = useQuery(queryIfAny(getPublisherInfo, { params: { kennitala } }));
  const isStaff = role === 'administrator' || role === 'editor';
  const isPublisher = Boolean(publisher.data);
  const hasContracts = useHasContracts(person.data?.personId, role === 'member' && publisher.data === null);
  return {
    role,
    isStaff,
    /** The person of the session (F4.3); null for staff who are nobody's person. */
    person: person.data,
    authorId: author.data?.authorId,
    isPublisher,
    /** A publisher without an author number: the bar turns teal (F2.28). */
    isPublisherMode: isPublisher && author.data === null,
    /** On a grant for reading alone. */
    isReading: Boolean(masquerader?.isReadOnly),
    mayRegister:
      !masquerader?.isReadOnly && (isStaff || (role === 'member' && (Boolean(author.data) || isPublisher))),
    /** F2.26, C6.4: not for those who act for another, but for administrators. */
    seesAccess: !isProxy(session),
    /** Neither contracts nor publisher info found means no link to contracts (F2.27, C6.5). */
    hasContracts: isStaff || isPublisher || hasContracts,
    isKnown: !person.isPending && !author.isPending && !publisher.isPending,
    error: person.error ?? author.error ?? publisher.error,
    retry: () => void [person, author, publisher].map((one) => one.refetch()),
  };
}
