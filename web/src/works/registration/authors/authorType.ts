import {
  aiAuthorId,
  findAuthorType,
  offeredAuthorTypes,
  publicDomainAuthorId,
} from '@omur/contract/people/rules/authorTypes';
import type { Language } from '../../../platform/i18n/text.ts';
import type { FormAuthor } from '../form.ts';

/** 'Tónskáld (C)'; the placeholder of an unknown author carries its star (F5.16). */
export function typeLabel(authorTypeId: number, language: Language): string {
  const type = findAuthorType(authorTypeId);
  return type ? `${type.name[language]} (${type.code})` : String(authorTypeId);
}

/** What may be chosen for an author on the list; what it came with stays among the choices. */
export function offeredTo(author: FormAuthor): readonly number[] {
  const types = offeredAuthorTypes(kindOf(author));
  return types.includes(author.authorTypeId) ? types : [...types, author.authorTypeId];
}

function kindOf(author: FormAuthor) {
  if (author.kind !== 'known') return 'unknown';
  if (author.authorId === aiAuthorId) return 'ai';
  return author.authorId === publicDomainAuthorId ? 'publicDomain' : 'existing';
}
