import type { Random } from './random.ts';
interface Names {
  femaleNames: string[];
  maleNames: string[];
  femaleMiddleNames: string[];
  maleMiddleNames: string[];
  patronymicStems: string[];
  matronymicStems: string[];
  surnames: string[];
  bands: string[];
  foreignPeople: {
    given: string;
    family: string;
  }[];
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
export declare const names: Names;
export declare const publicDomainWorks: PublicDomainWork[];
/** A title nobody has used, as far as is known. Common words come often and rare ones seldom. */
export declare function inventTitle(random: Random): string;
export interface InventedName {
  name: string;
  genderId: number;
}
export declare function inventName(random: Random): InventedName;
export {};
