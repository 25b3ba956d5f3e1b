import { readShare, remainingShare, shareAsTyped } from '@omur/contract/platform/rules/shares';
import { useState } from 'react';
import type { Text } from '../../../platform/i18n/text.ts';
import { evenShareWith, type FormAuthor } from '../form.ts';
import { messages } from './messages.ts';

/** F5.15: what is wrong with a typed share. */
export function shareProblem(typed: string): Text | undefined {
  if (typed.trim() === '') return messages.shareMissing;
  const share = readShare(typed);
  if (share === undefined) return messages.shareForm;
  return share > 0 ? undefined : messages.shareMissing;
}

/** Role and share of an author about to be added; what is left to divide is offered, or the same as everybody has where nothing is. */
export function useRoleAndShare(
  authors: readonly FormAuthor[],
  typeId: number,
  { fixedShare, isNobody = false }: { fixedShare?: number | undefined; isNobody?: boolean } = {},
) {
  const left = fixedShare ?? remainingShare(authors);
  const even = isNobody ? undefined : evenShareWith(authors);
  const [authorTypeId, setAuthorTypeId] = useState(typeId);
  const [isEven, setIsEven] = useState(even !== undefined);
  const offered = even ?? left;
  const [typedShare, setTyped] = useState(offered > 0 ? shareAsTyped(offered) : '');
  const problem = shareProblem(typedShare);
  const shareHundredths = readShare(typedShare);
  /** Who types a share divides by hand. */
  const setTypedShare = (typed: string) => {
    setTyped(typed);
    setIsEven(false);
  };
  const setEven = (isChosen: boolean) => {
    setIsEven(isChosen);
    setTyped(isChosen && even !== undefined ? shareAsTyped(even) : '');
  };
  return {
    authorTypeId,
    setAuthorTypeId,
    typedShare,
    setTypedShare,
    problem,
    shareHundredths,
    isEven,
    setEven: even === undefined ? undefined : setEven,
  };
}

/** What the panels of the dialog have in common: the dialog's buttons send the panel's form. */
export interface PanelProps {
  formId: string;
  authors: readonly FormAuthor[];
  /** Evenly: with all shares divided anew. */
  onAdd: (author: FormAuthor, isEven?: boolean) => void;
}
