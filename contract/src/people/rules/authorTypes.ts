import type { Text } from '../../platform/rules/language.ts';

export const publicDomainAuthorId = 3492;
export const aiAuthorId = 22483;
export const defaultAuthorTypeId = 36;
export const defaultAiAuthorTypeId = 33;
export const aiShareHundredths = 5000;

export type AuthorType = { id: number; code: string; name: Text };

export const authorTypes = [
  { id: 31, code: 'E', name: { is: 'Útgefandi', en: 'Publisher' } },
  { id: 32, code: 'CAR', name: { is: 'Tónskáld og útsetjari', en: 'Composer and arranger' } },
  { id: 33, code: 'C', name: { is: 'Tónskáld', en: 'Composer' } },
  { id: 34, code: 'A', name: { is: 'Textahöfundur', en: 'Lyricist' } },
  { id: 35, code: 'AR', name: { is: 'Útsetjari', en: 'Arranger' } },
  { id: 36, code: 'CA', name: { is: 'Tón- og textahöfundur', en: 'Composer and lyricist' } },
  { id: 39, code: '*', name: { is: 'Óþekktur höfundur', en: 'Unknown author' } },
  { id: 40, code: 'SA', name: { is: 'Undirhöfundur', en: 'Sub-author' } },
  { id: 41, code: 'SE', name: { is: 'Undirútgefandi', en: 'Sub-publisher' } },
  { id: 42, code: 'PA', name: { is: 'Tekjuþegi', en: 'Income participant' } },
  { id: 43, code: 'ES', name: { is: 'Staðgengill útgefanda', en: 'Substituted publisher' } },
  { id: 44, code: 'TR', name: { is: 'Þýðandi', en: 'Translator' } },
] as const satisfies readonly AuthorType[];

const offered = {
  registered: [36, 33, 34, 35],
  existing: [36, 33, 34, 35],
  unknown: [36, 33, 34, 35, 40, 44],
  publicDomain: [36, 33, 34],
  ai: [33, 34],
} as const;

/** What a form offers, in the order of the list. Existing authors never are sub-authors or translators. */
export function offeredAuthorTypes(to: keyof typeof offered): readonly number[] {
  return offered[to];
}

/**
 * What a registration may hold. A little more than is offered: the authors of an older work, carried over to a new
 * one, keep the types they have there, CAR, sub-author and translator among them; the server looks whether they have them.
 */
export function mayBeRegistered(authorTypeId: number, authorId: number | undefined): boolean {
  if (authorId === aiAuthorId) return isOffered('ai', authorTypeId);
  if (authorId === publicDomainAuthorId) return isOffered('publicDomain', authorTypeId);
  if (authorId === undefined) return isOffered('unknown', authorTypeId);
  return isOffered('existing', authorTypeId) || isCarriedOver(authorTypeId);
}

/** The types that an existing author has on a new work only by having had them on an older one (F5.16). */
export function isCarriedOver(authorTypeId: number): boolean {
  return authorTypeId === 32 || authorTypeId === 40 || authorTypeId === 44;
}

/** Types with one of which every work must have an author. */
export function isComposing(authorTypeId: number): boolean {
  return authorTypeId === 32 || authorTypeId === 33 || authorTypeId === 36;
}

export function isArranging(authorTypeId: number): boolean {
  return authorTypeId === 35;
}

const modifyingTypes = new Set([32, 35, 40, 44]);
/** Who makes a new version of a work: arrangers, sub-authors, translators (CWR 2.2, NWR T 010 and T 023). */
export function isModifying(authorTypeId: number): boolean {
  return modifyingTypes.has(authorTypeId);
}

/** Whose part is words, or words and music. */
export function hasWords(authorTypeId: number): boolean {
  return typesWithWords.has(authorTypeId);
}

export function findAuthorType(authorTypeId: number): AuthorType | undefined {
  return authorTypes.find((type) => type.id === authorTypeId);
}

export function findAuthorTypeByCode(code: string): AuthorType | undefined {
  return authorTypes.find((type) => type.code === code);
}

const typesWithWords = new Set([34, 36, 40, 44]);

/**
 * The designation in a Common Works Registration file. It has no CAR: that is C where the words are somebody else's or there are
 * none, and CA otherwise. It has no placeholder for an unknown author either, but a flag of its own.
 */
export function cwrDesignation(
  authorTypeId: number,
  otherTypeIds: readonly number[],
  hasWords = true,
): string | undefined {
  if (authorTypeId === 39) return undefined;
  if (authorTypeId !== 32) return findAuthorType(authorTypeId)?.code;
  return !hasWords || otherTypeIds.some((id) => typesWithWords.has(id)) ? 'C' : 'CA';
}

function isOffered(to: keyof typeof offered, authorTypeId: number): boolean {
  return offeredAuthorTypes(to).includes(authorTypeId);
}

/** The public domain and AI are authors that nobody is. */
export const isNobody = (authorId: number): boolean =>
  authorId === publicDomainAuthorId || authorId === aiAuthorId;
