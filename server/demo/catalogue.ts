import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { Random } from './random.ts';

const folder = new URL('../data/catalogue/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

type Noun = Record<'nominative' | 'accusative' | 'dative' | 'genitive' | 'gender', string>;

interface Titles {
  patterns: string[];
  nouns: Noun[];
  adjectives: Record<string, string>[];
  phrases: string[];
  compoundFirsts: string[];
  compoundLasts: string[];
  whole: string[];
  english: string[];
}

interface Names {
  femaleNames: string[];
  maleNames: string[];
  femaleMiddleNames: string[];
  maleMiddleNames: string[];
  patronymicStems: string[];
  matronymicStems: string[];
  surnames: string[];
  bands: string[];
  foreignPeople: { given: string; family: string }[];
  publishers: string[];
  streets: string[];
}

/** A song whose authors have been dead for 70 years or are not known; an empty author is a traditional part. */
export interface PublicDomainWork {
  title: string;
  composer: string;
  composer_died: string;
  lyricist: string;
  lyricist_died: string;
  length: string;
  other_titles: string;
}

export const names = JSON.parse(textOf('names.json')) as Names;
const titles = JSON.parse(textOf('titles.json')) as Titles;

export const publicDomainWorks = Papa.parse<PublicDomainWork>(textOf('public-domain.csv'), {
  header: true,
  skipEmptyLines: true,
}).data;

const slot = /\{(\w+)(?:\.(\w+))?\}/g;

/** A title nobody has used, as far as is known. Common words come often and rare ones seldom. */
export function inventTitle(random: Random): string {
  const noun = random.pickEarly(titles.nouns);
  const other = anotherNoun(random, noun);
  const title = random.pick(titles.patterns).replace(slot, (_, kind: string, form: string | undefined) => {
    switch (kind) {
      case 'noun':
        return noun[form as keyof Noun];
      case 'other':
        return other[form as keyof Noun];
      case 'adjective':
        return random.pick(titles.adjectives)[noun.gender] ?? '';
      case 'phrase':
        return random.pick(titles.phrases);
      case 'compound':
        return random.pick(titles.compoundFirsts) + random.pick(titles.compoundLasts);
      case 'english':
        return random.pick(titles.english);
      default:
        return random.pick(titles.whole);
    }
  });
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function anotherNoun(random: Random, noun: Noun): Noun {
  const other = random.pickEarly(titles.nouns);
  return other === noun ? anotherNoun(random, noun) : other;
}

export interface InventedName {
  name: string;
  genderId: number;
}

export function inventName(random: Random): InventedName {
  const isFemale = random.chance(0.5);
  const given = random.pick(isFemale ? names.femaleNames : names.maleNames);
  const middle = random.chance(0.6)
    ? ` ${random.pick(isFemale ? names.femaleMiddleNames : names.maleMiddleNames)}`
    : '';
  const stem = random.pick(random.chance(0.85) ? names.patronymicStems : names.matronymicStems);
  const last = random.chance(0.12) ? random.pick(names.surnames) : stem + (isFemale ? 'dóttir' : 'son');
  return { name: `${given}${middle} ${last}`, genderId: isFemale ? 2 : 1 };
}
