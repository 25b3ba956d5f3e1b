import { type FoundAuthor, searchAuthors } from '@omur/contract/people/authors';
import { type IpiName, searchIpiNames } from '@omur/contract/people/ipi';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { numberAndName } from '../../platform/ui/numberAndName.ts';
import { useDebounced } from '../../platform/ui/useDebounced.ts';

/** F9.5 */
const searchAfter = 1000;
/** So many of the register stand below the authors of ours. */
const mostOfRegister = 20;

export type Found = { kind: 'author'; author: FoundAuthor } | { kind: 'ipi'; name: IpiName };

/** Authors of ours first, then writers of the IPI register who are none (X35). */
export function useFoundAuthors(typed: string) {
  const settled = useDebounced(typed.trim(), searchAfter);
  const isSettled = settled === typed.trim();
  const isAsked = settled !== '' && isSettled;
  const authors = useQuery({
    ...listQueryFor(searchAuthors, { query: questionOf(settled) }),
    enabled: isAsked,
  });
  const inRegister = registerQuestionOf(settled);
  const names = useQuery({
    ...listQueryFor(searchIpiNames, { query: { ...inRegister, limit: mostOfRegister } }),
    enabled: isAsked && inRegister !== undefined,
  });
  const options: Found[] = isSettled
    ? [
        ...(authors.data?.rows ?? []).map((author) => ({ kind: 'author' as const, author })),
        ...(names.data?.rows ?? [])
          .filter(({ authorId, isWriter }) => authorId === null && isWriter)
          .map((name) => ({ kind: 'ipi' as const, name })),
      ]
    : [];
  return {
    options,
    isLoading: !isSettled || authors.isFetching || names.isFetching,
    // What the register says is beside the point while our own authors are found.
    emptyText: authors.error?.message ?? names.error?.message ?? authors.data?.emptyText,
  };
}

const ipiIn = (typed: string) => (/^[\d.\s]{11,}$/u.test(typed) ? readIpiName(typed).value : undefined);

/** Digits are a national ID once there are ten of them, an IPI number once eleven, and an author's number until then. */
function questionOf(typed: string) {
  const ipiNameNumber = ipiIn(typed);
  if (ipiNameNumber) return { ipiNameNumber };
  const numbered = numberAndName(typed);
  if (numbered) return numbered;
  return /^\d{1,9}$/u.test(typed) ? { authorId: Number(typed) } : { name: typed };
}

/** A national ID or an author's number says nothing to the register, nor do one or two letters. */
function registerQuestionOf(typed: string): { name: string } | { number: string } | undefined {
  const number = ipiIn(typed);
  if (number) return { number };
  return numberAndName(typed) || /^[\d\s.-]+$/u.test(typed) || typed.length < 3 ? undefined : { name: typed };
}
