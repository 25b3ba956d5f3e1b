import type { Holder, RunningContract } from '@omur/contract/works/rules/rights';
import { demoIpi, nobodysKennitala } from './codes.ts';
import { inventName, names } from './catalogue.ts';
import type { DemoPerson } from './people.ts';
import { Random } from './random.ts';

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
export const authorOf = {
  thordis: 10_001,
  ida: 10_002,
  jokull: 10_003,
  solrun: 10_004,
  dagur: 10_005,
  amelie: 10_006,
  father: 10_007,
  sister: 10_008,
  vebjorn: 10_009,
} as const;

export const namedAuthors: readonly DemoAuthorName[] = [
  author(authorOf.thordis, 1001, 'Þórdís Æsa Öndólfsdóttir', '2004-02-17'),
  { ...author(authorOf.ida, 1001, 'Ída', '2013-09-02'), pseudonym: 'Ída' },
  author(authorOf.jokull, 1002, 'Jökull Steinn Ármannsson', '2009-05-11'),
  author(authorOf.solrun, 1003, 'Sólrún Harpa Vídalín', '2022-01-10'),
  author(authorOf.dagur, 1006, 'Dagur Nói Bárðarson', '2026-03-02'),
  author(authorOf.amelie, 1007, 'Amélie Łukasik-Čapková', '2019-10-21'),
  author(authorOf.father, 1009, 'Öndólfur Hreinn Bjartmarsson', '1971-03-01'),
  author(authorOf.sister, 1010, 'Hallveig Mist Öndólfsdóttir', '2011-06-06'),
  author(authorOf.vebjorn, 1011, 'Vébjörn Logi Dalstjarna', '1998-08-24'),
];

/** Everyone holds their own rights, and the sisters what was their father's. */
export const namedRights: readonly DemoRight[] = [
  right(5001, 1001, authorOf.thordis),
  right(5002, 1001, authorOf.ida),
  right(5003, 1001, authorOf.father, 6000),
  right(5004, 1010, authorOf.father, 4000),
  right(5005, 1002, authorOf.jokull),
  right(5006, 1003, authorOf.solrun),
  right(5007, 1006, authorOf.dagur),
  right(5008, 1007, authorOf.amelie),
  right(5009, 1010, authorOf.sister),
  right(5010, 1011, authorOf.vebjorn),
];

const omblidaId = 1004;

/** Ómblíða's contracts with three authors: one has ended, and one does not say what is had abroad. */
export const contracts = {
  thordisEnded: contract(801, authorOf.thordis, ['2016-01-01', '2020-12-31'], [4000, 4000]),
  thordis: contract(802, authorOf.thordis, ['2023-01-01', '2032-12-31'], [3333, 5000]),
  jokull: contract(803, authorOf.jokull, ['2021-06-01', '2031-05-31'], [2500, null]),
  vebjorn: contract(804, authorOf.vebjorn, ['2012-01-01', '2036-12-31'], [5000, 5000]),
} as const;

export interface Circle {
  persons: DemoPerson[];
  authors: DemoAuthorName[];
  rights: DemoRight[];
}

const foreignSocieties = [79, 40, 90, 35, 10, 58];
/** The authors abroad, with their societies. */
export const authorsAbroad = foreignSocieties.map((societyCode, i) => ({
  authorId: 10_150 + i,
  societyCode,
}));

/** Twelve members who do not log in and six authors abroad, whom the society pays through their own societies. */
export function inventCircle(): Circle {
  const random = new Random(7);
  const members = Array.from({ length: 12 }, (_, i) => memberOf(random, i));
  const foreign = random.pickSome(names.foreignPeople, 6).map(({ given, family }, i): Circle => {
    const personId = 1050 + i;
    const name = `${given} ${family}`;
    const societyCode = foreignSocieties[i] ?? 0;
    const email = `author${i + 1}@abroad.example`;
    return {
      persons: [{ personId, name, societyCode, email, foreignAddress: 'Utan Íslands' }],
      authors: [author(10_150 + i, personId, name)],
      rights: [],
    };
  });
  return joined([...members, ...foreign]);
}

function memberOf(random: Random, i: number): Circle {
  const { name, genderId } = inventName(random);
  const [personId, authorId] = [1020 + i, 10_101 + i];
  const person: DemoPerson = {
    personId,
    name,
    genderId,
    kennitala: nobodysKennitala(70_000 + i),
    email: `felagi${i + 1}@demo.example`,
    street: `${random.pick(names.streets)} ${random.whole(1, 60)}`,
    postalCode: random.pick(['101', '105', '200', '220', '270', '600', '700', '800']),
    societyCode: 77,
    bankAccount: ['0133', '26', String(random.whole(1000, 999_999)).padStart(6, '0')],
  };
  return {
    persons: [person],
    authors: [author(authorId, personId, name, `${random.whole(1990, 2022)}-04-01`)],
    rights: [right(5101 + i, personId, authorId)],
  };
}

export function joined(circles: readonly Circle[]): Circle {
  return {
    persons: circles.flatMap(({ persons }) => persons),
    authors: circles.flatMap(({ authors }) => authors),
    rights: circles.flatMap(({ rights }) => rights),
  };
}

/** Who is paid for an author, the author before heirs, as a registration finds them. */
export function holdersBy(authors: readonly DemoAuthorName[], rights: readonly DemoRight[]) {
  const personOf = new Map(authors.map(({ authorId, personId }) => [authorId, personId]));
  const holders = new Map<number, (Holder & { isHeir: boolean })[]>();
  for (const { rightId, personId, authorId, shareHundredths } of rights) {
    const holder = { rightId, shareHundredths, isHeir: personOf.get(authorId) !== personId };
    holders.set(authorId, [...(holders.get(authorId) ?? []), holder]);
  }
  for (const list of holders.values())
    list.sort((a, b) => Number(a.isHeir) - Number(b.isHeir) || a.rightId - b.rightId);
  return (authorId: number): readonly Holder[] => holders.get(authorId) ?? [];
}

function author(authorId: number, personId: number, displayName: string, mandateOn?: string): DemoAuthorName {
  return {
    authorId,
    personId,
    displayName,
    ipiNameNumber: demoIpi(authorId),
    ...(mandateOn && { mandateOn }),
  };
}

function right(rightId: number, personId: number, authorId: number, shareHundredths = 10_000): DemoRight {
  return { rightId, personId, authorId, shareHundredths };
}

function contract(
  contractId: number,
  authorId: number,
  [startsOn, endsOn]: readonly [string, string],
  [performanceShareHundredths, mechanicalShareHundredths]: readonly [number | null, number | null],
): DemoContract {
  return {
    contractId,
    publisherId: omblidaId,
    authorId,
    startsOn,
    endsOn,
    performanceShareHundredths,
    mechanicalShareHundredths,
  };
}
