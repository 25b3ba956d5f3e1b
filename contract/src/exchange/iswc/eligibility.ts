import { foldedLetters } from '../../platform/rules/folding.ts';

/** Why a work cannot get an ISWC (X50). */
export const iswcReasons = [
  'notGreen',
  'noTitle',
  'noCreator',
  'noIpi',
  'noRole',
  'noSociety',
  'noSource',
] as const;
export type IswcReason = (typeof iswcReasons)[number];

/** Somebody on a work, as far as the agency asks. */
export interface IswcParty {
  name: string;
  /** Eleven digits. */
  ipiNameNumber: string | null;
  authorTypeId: number;
  /** CISAC's number of the society; 0 for none. */
  societyCode: number;
}

export interface IswcFacts {
  title: string;
  isGreen: boolean;
  parties: readonly IswcParty[];
  /** Null unless the work is a version of others: what it derives from. */
  derivedFrom: readonly { iswc: string | null; title: string }[] | null;
}

/** What stands in the way, and of whom. */
export interface IswcObstacle {
  reason: IswcReason;
  names: readonly string[];
}

/** The agency's role of an author type; CAR (32) is C where somebody else holds the words, otherwise CA. */
const creatorRoles = new Map([
  [33, 'C'],
  [34, 'A'],
  [35, 'AR'],
  [36, 'CA'],
  [40, 'SA'],
  [44, 'TR'],
]);
const publisherTypes = new Set([31, 41, 42, 43]);
const wordTypes = new Set([34, 36, 40, 44]);

/**
 * The role of one party for the agency: C, A, AR, CA, SA, TR; E for a publisher. Undefined where it knows none (39), and for what it
 * does not ask for (41–43). standards.md, exchange.md 5.
 */
export function iswcRoleOf(authorTypeId: number, all: readonly IswcParty[]): string | undefined {
  if (authorTypeId === 31) return 'E';
  if (authorTypeId !== 32) return creatorRoles.get(authorTypeId);
  return all.some((one) => wordTypes.has(one.authorTypeId)) ? 'C' : 'CA';
}

/** Those who made the work, rather than publish it. */
export const creatorsOf = (parties: readonly IswcParty[]) =>
  parties.filter(({ authorTypeId }) => !publisherTypes.has(authorTypeId));

const latin = new Map<string, string>(foldedLetters);

/** A title or name in the letters that the agency's search knows: A to Z, digits and punctuation; capitals. May be empty. */
export function inBasicLatin(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[þðæœøđłß]/gu, (letter) => latin.get(letter) ?? letter)
    .replace(/[\u2018\u2019\u201a]/gu, "'")
    .replace(/[\u201c-\u201e]/gu, '"')
    .replace(/[\u2010-\u2015]/gu, '-')
    .replace(/[^\x20-\x7e]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toUpperCase();
}

/** X50: everything that keeps a work from getting an ISWC; nothing if it can. */
export function iswcObstacles({ title, isGreen, parties, derivedFrom }: IswcFacts): IswcObstacle[] {
  const creators = creatorsOf(parties);
  const named = (those: readonly IswcParty[]) => those.map(({ name }) => name);
  const without: [IswcReason, boolean, readonly IswcParty[]][] = [
    ['notGreen', !isGreen, []],
    ['noTitle', !/[A-Z0-9]/.test(inBasicLatin(title)), []],
    ['noCreator', creators.length === 0, []],
    ...ofThose(
      'noIpi',
      creators.filter(({ ipiNameNumber }) => ipiNameNumber === null),
    ),
    ...ofThose(
      'noRole',
      creators.filter(({ authorTypeId }) => iswcRoleOf(authorTypeId, parties) === undefined),
    ),
    ['noSociety', creators.length > 0 && creators.every(({ societyCode }) => societyCode === 0), []],
    ['noSource', derivedFrom?.length === 0, []],
  ];
  return without
    .filter(([, isMissing]) => isMissing)
    .map(([reason, , those]) => ({ reason, names: named(those) }));
}

const ofThose = (reason: IswcReason, those: readonly IswcParty[]) =>
  [[reason, those.length > 0, those]] as [IswcReason, boolean, readonly IswcParty[]][];
