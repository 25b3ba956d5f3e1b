import { fold } from '../../platform/rules/folding.ts';
import { type AuthorType, authorTypes, findAuthorTypeByCode } from './authorTypes.ts';

/** What sheets call the types beside their names and codes, folded. */
const typedNames: Readonly<Record<string, string>> = {
  lag: 'C',
  'hofundur lags': 'C',
  tonlist: 'C',
  music: 'C',
  texti: 'A',
  'hofundur texta': 'A',
  ljod: 'A',
  ljodahofundur: 'A',
  author: 'A',
  words: 'A',
  lyrics: 'A',
  'lag og texti': 'CA',
  'hofundur lags og texta': 'CA',
  hofundur: 'CA',
  'music and words': 'CA',
  'music and lyrics': 'CA',
  writer: 'CA',
  songwriter: 'CA',
  'composer author': 'CA',
  utsetning: 'AR',
  arrangement: 'AR',
};

/** A type as somebody types it: by its code, by its name in either language, or as sheets call it. */
export function findTypedAuthorType(typed: string): AuthorType | undefined {
  const folded = fold(typed);
  const byName = authorTypes.find(({ name }) => fold(name.is) === folded || fold(name.en) === folded);
  return (
    findAuthorTypeByCode(typed.trim().toUpperCase()) ??
    byName ??
    findAuthorTypeByCode(typedNames[folded] ?? '')
  );
}
