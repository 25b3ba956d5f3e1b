import type { Holder } from '@omur/contract/works/rules/rights';
import type pg from 'pg';
import { writeManyApprovals } from './approvals.ts';
import type { Circle, DemoContract } from './authors.ts';
import { loosen, rebuildDerived } from './bulk.ts';
import { inventName, inventTitle, names } from './catalogue.ts';
import { demoIpi, demoIsrc, demoIswc, nobodysKennitala } from './codes.ts';
import { importedHistory } from './history.ts';
import { Random } from './random.ts';
import { bergmalId } from './people.ts';
import { writeManyPerformances } from './largePerformances.ts';
import { writeManyStatements } from './largeStatements.ts';
import { advanceNumbers, writeCircle, writeContracts } from './society.ts';
import { momentWithin } from './time.ts';
import { writeWorks, type DemoAuthor, type DemoWork } from './works.ts';

export interface LargeSize {
  works: number;
  persons: number;
  performances: number;
  lines: number;
  linesOfOne?: number;
}

const firstNumber = 100_001;
export const firstLargeWorkId = 1_000_001;
const firstContractId = 10_001;
const worksAtOnce = 20_000;
const omblidaId = 1004;

/** Adds persons and works to the small demo, all or nothing. */
export async function loadLarge(
  client: pg.Client,
  size: LargeSize,
  now: Date,
  say: (line: string) => void,
): Promise<void> {
  const started = performance.now();
  const tell = (text: string) =>
    say(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  const stable = Math.max(1, Math.floor(size.persons / 25));

  await client.query('begin');
  await client.query(`set local work_mem = '256MB'; set local maintenance_work_mem = '512MB'`);
  const tighten = await loosen(client);
  for (const table of ['person', 'author', 'author_right', 'publishing_contract'])
    await client.query(`alter table ${table} disable trigger user`);
  const crowd = inventCrowd(size.persons);
  await writeCircle(client, crowd);
  const contracts = Array.from({ length: stable }, (_, i) => contractOf(i));
  await writeContracts(client, [...contracts, ...earlierContracts(stable), prolificContract(stable)]);
  tell(`${size.persons} persons`);

  for (let at = 0; at < size.works; at += worksAtOnce) {
    const count = Math.min(worksAtOnce, size.works - at);
    const works = Array.from({ length: count }, (_, i) => inventWork(at + i, crowd, contracts, now));
    await writeWorks(client, works, holdersOf);
    if ((at + count) % (5 * worksAtOnce) === 0 || at + count === size.works) tell(`${at + count} works`);
  }
  await putUnderContract(client, prolificContract(stable));
  await client.query('analyze work, work_title, work_author, work_right, contract_work');
  await rebuildDerived(client);
  tell('everybody’s list of works');
  const { performances, persons, works, lines, linesOfOne } = size;
  await writeManyPerformances(
    client,
    { performances, persons, works, firstPersonId: firstNumber, firstWorkId: firstLargeWorkId },
    now,
  );
  tell(`${performances} performances`);
  await writeManyStatements(
    client,
    { lines, linesOfOne, rights: persons, works, firstRightId: firstNumber, firstWorkId: firstLargeWorkId },
    tell,
  );
  await tighten();
  await writeManyApprovals(client, firstLargeWorkId);
  for (const table of ['person', 'author', 'author_right', 'publishing_contract'])
    await client.query(`alter table ${table} enable trigger user`);
  await advanceNumbers(client);
  tell('indexes and references');
  await client.query('commit');
  await client.query('vacuum analyze');
  tell('done');
}

/** Members by the thousand; a person, its author and its right have the same number. */
function inventCrowd(count: number): Circle {
  const random = new Random(11);
  const people = Array.from({ length: count }, (_, i) => ({
    number: firstNumber + i,
    serial: i,
    ...inventName(random),
  }));
  return {
    persons: people.map(({ number, serial, name, genderId }) => ({
      personId: number,
      name,
      genderId,
      ...(serial < 70_000 && { kennitala: nobodysKennitala(serial) }),
      email: `felagi${number}@demo.example`,
      street: `${random.pick(names.streets)} ${random.whole(1, 90)}`,
      postalCode: random.pick(['101', '105', '200', '220', '600', '700', '800']),
      societyCode: 77,
    })),
    authors: people.map(({ number, name }) => ({
      authorId: number,
      personId: number,
      displayName: name,
      ipiNameNumber: demoIpi(number),
    })),
    rights: people.map(({ number }) => ({
      rightId: number,
      personId: number,
      authorId: number,
      shareHundredths: 10_000,
    })),
  };
}

function holdersOf(authorId: number): Holder[] {
  return [{ rightId: authorId, shareHundredths: 10_000 }];
}

/** The first of the crowd are with Ómblíða. */
function contractOf(i: number): DemoContract {
  return {
    contractId: firstContractId + i,
    publisherId: omblidaId,
    authorId: firstNumber + i,
    startsOn: '2005-01-01',
    endsOn: '2040-12-31',
    performanceShareHundredths: 3333,
    mechanicalShareHundredths: 5000,
  };
}

/** Four for each that runs: with 10,000 persons Ómblíða has 2,000 contracts. */
function earlierContracts(stable: number): DemoContract[] {
  return Array.from({ length: 4 * stable }, (_, i) => ({
    ...contractOf(i % stable),
    contractId: firstContractId + stable + i,
    startsOn: `${1985 + 5 * Math.floor(i / stable)}-01-01`,
    endsOn: `${1989 + 5 * Math.floor(i / stable)}-12-31`,
  }));
}

/** The first of those whom nobody publishes is on one work in forty beside what chance gives: 50,000 of a million. */
const prolificOf = (stable: number) => firstNumber + stable;

/** It ended long ago, and a hundred works were in it; all others of the author are outside. */
function prolificContract(stable: number): DemoContract {
  return {
    ...contractOf(0),
    contractId: firstContractId + 5 * stable,
    publisherId: bergmalId,
    authorId: prolificOf(stable),
    endsOn: '2014-12-31',
  };
}

async function putUnderContract(client: pg.Client, { contractId, authorId }: DemoContract): Promise<void> {
  await client.query(
    `insert into contract_work (contract_id, work_id)
     select $1, work_id from work_author where author_id = $2 order by work_id limit 100`,
    [contractId, authorId],
  );
}

/** One work in five is published by Ómblíða: with a million, 200,000. Made from its own number, whatever came before. */
function inventWork(
  i: number,
  { authors: crowd }: Circle,
  contracts: readonly DemoContract[],
  now: Date,
): DemoWork {
  const random = new Random(1_000_003 + i);
  const title = inventTitle(random);
  const registeredAt = momentWithin(random, '1990-01-01', '2026-09-30', now);
  const performer = random.chance(0.7) ? random.pick(names.bands) : null;
  const fate = random.next();
  const contract = i % 5 === 0 ? contracts[Math.floor(i / 5) % contracts.length] : undefined;
  const prolific = i % 40 === 1 ? prolificOf(contracts.length) : undefined;
  const authorIds = threeAuthors(random, crowd.length, contracts.length, contract?.authorId ?? prolific);
  const authors = authorIds.map((authorId, place): DemoAuthor => {
    const isOutstanding = fate > 0.97 && place === 2;
    return {
      authorId,
      authorTypeId: [36, 33, 34][place] ?? 36,
      shareHundredths: place === 0 ? 3334 : 3333,
      approval: isOutstanding ? 'waiting' : 'given',
      approvedAt: isOutstanding ? null : registeredAt,
      contract: place === 0 ? contract : undefined,
    };
  });
  const work: DemoWork = {
    workId: firstLargeWorkId + i,
    title,
    durationSeconds: random.whole(60, 420),
    artists: performer ?? authorIds.map((authorId) => crowd[authorId - firstNumber]?.displayName).join(', '),
    performers: performer,
    origin: 'Flutt úr eldri skrám',
    review: fate > 0.98 ? 'waiting' : 'approved',
    remark: null,
    reviewedAt: null,
    reviewedBy: null,
    registeredBy: null,
    registeredAt,
    authors,
    endedContractIds: [],
    otherTitles: random.chance(0.1) ? [inventTitle(random)] : [],
    iswcs: random.chance(0.6) ? [demoIswc(1_000_000 + i)] : [],
    isrcs: random.chance(0.5) ? [{ isrc: demoIsrc(registeredAt.getUTCFullYear(), i), performer }] : [],
    lights: [],
  };
  work.lights = importedHistory(work);
  return work;
}

/** Some write much more than others. Those whom Ómblíða publishes stand only on what it publishes. */
function threeAuthors(random: Random, persons: number, stable: number, first: number | undefined): number[] {
  const authorIds = first === undefined ? [] : [first];
  while (authorIds.length < Math.min(3, persons - stable)) {
    const authorId = firstNumber + stable + Math.floor((persons - stable) * random.next() ** 2);
    if (!authorIds.includes(authorId)) authorIds.push(authorId);
  }
  return authorIds;
}
