import type { Holder, RunningContract } from '@omur/contract/rules/rights';
import type { DemoPerson } from './people.ts';
export interface DemoAuthorName {
  authorId: number;
  personId: number;
  displayName: string;
  pseudonym?: string;
  ipiNameNumber?: string;
  mandateOn?: string;
}
export interface DemoRight {
  rightId: number;
  personId: number;
  authorId: number;
  shareHundredths: number;
}
export interface DemoContract extends RunningContract {
  authorId: number;
  startsOn: string;
  endsOn: string;
}
/** The authors of those who log in, and of their kin, by a name for each. */
export declare const authorOf: {
  readonly thordis: 10001;
  readonly ida: 10002;
  readonly jokull: 10003;
  readonly solrun: 10004;
  readonly dagur: 10005;
  readonly amelie: 10006;
  readonly father: 10007;
  readonly sister: 10008;
  readonly vebjorn: 10009;
};
export declare const namedAuthors: readonly DemoAuthorName[];
/** Everyone holds their own rights, and the sisters what was their father's. */
export declare const namedRights: readonly DemoRight[];
/** Ómblíða's contracts with three authors: one has ended, and one does not say what is had abroad. */
export declare const contracts: {
  readonly thordisEnded: DemoContract;
  readonly thordis: DemoContract;
  readonly jokull: DemoContract;
  readonly vebjorn: DemoContract;
};
export interface Circle {
  persons: DemoPerson[];
  authors: DemoAuthorName[];
  rights: DemoRight[];
}
/** Twelve members who do not log in and six authors abroad, whom the society pays through their own societies. */
export declare function inventCircle(): Circle;
export declare function joined(circles: readonly Circle[]): Circle;
/** Who is paid for an author, the author before heirs, as a registration finds them. */
export declare function holdersBy(
  authors: readonly DemoAuthorName[],
  rights: readonly DemoRight[],
): (authorId: number) => readonly Holder[];
