import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { readShare, shareAsTyped } from '@omur/contract/platform/rules/shares';
import { useState } from 'react';
import { shareProblem } from './authors/newAuthor.ts';
import { readRoles, type TypedRoles, typedRoles } from './authors/roles.ts';
import type { FormAuthor } from './form.ts';
import { messages } from './messages.ts';

/** What is typed of an author whose row is changed: one role and a share, or a share for each of several roles. */
export function useEditedAuthor(author: FormAuthor) {
  const [typeId, setTypeId] = useState(author.authorTypeId);
  const [share, setShare] = useState(
    author.shareHundredths === undefined ? '' : shareAsTyped(author.shareHundredths),
  );
  const [roles, setRoles] = useState<TypedRoles | undefined>(
    author.roles?.length ? typedRoles(author.roles) : undefined,
  );
  const apart = roles && readRoles(roles);
  const isNobody =
    author.kind === 'known' && (author.authorId === aiAuthorId || author.authorId === publicDomainAuthorId);

  /** Begins with what the one role said: music and words are music first. */
  const toggleRoles = (isApart: boolean) => {
    if (isApart) setRoles({ [typeId === 36 || typeId === 32 ? 33 : typeId]: share });
    else {
      setRoles(undefined);
      if (apart) setTypeId(apart.authorTypeId);
      if (apart?.shareHundredths !== undefined) setShare(shareAsTyped(apart.shareHundredths));
    }
  };
  const changed = (): FormAuthor =>
    apart
      ? { ...author, ...apart }
      : { ...author, authorTypeId: typeId, shareHundredths: readShare(share), roles: undefined };
  return {
    typeId,
    setTypeId,
    share,
    setShare,
    roles,
    setRoles,
    toggleRoles,
    mayHaveRoles: !isNobody,
    problem: roles ? (apart ? undefined : messages.rolesMissing) : shareProblem(share),
    changed,
  };
}
