import { readShare, remainingShare, shareAsTyped } from '@omur/contract/platform/rules/shares';
import { useState } from 'react';
import type { Text } from '../../../platform/i18n/text.ts';
import type { FormAuthor } from '../form.ts';
import { messages } from './messages.ts';

/** F5.15: what is wrong with a typed share. */
export function shareProblem(typed: string): Text | undefined {
  if (typed.trim() === '') return messages.shareMissing;
  const share = readShare(typed);
  if (share === undefined) return messages.shareForm;
  return share > 0 ? undefined : messages.shareMissing;
}

/** Role and share of an author about to be added; what is left to divide is offered. */
export function useRoleAndShare(authors: readonly FormAuthor[], typeId: number, fixedShare?: number) {
  const left = fixedShare ?? remainingShare(authors);
  const [authorTypeId, setAuthorTypeId] = useState(typeId);
  const [typedShare, setTypedShare] = useState(left > 0 ? shareAsTyped(left) : '');
  const problem = shareProblem(typedShare);
  const shareHundredths = readShare(typedShare);
  return { authorTypeId, setAuthorTypeId, typedShare, setTypedShare, problem, shareHundredths };
}

/** What the panels of the dialog have in common: the dialog's buttons send the panel's form. */
export interface PanelProps {
  formId: string;
  authors: readonly FormAuthor[];
  onAdd: (author: FormAuthor) => void;
}
