import { aiAuthorId, publicDomainAuthorId } from '@omur/contract/people/rules/authorTypes';
import { objectionDays } from '@omur/contract/works/rules/registration';
import { contracts, type DemoContract } from './authors.ts';
import { inventTitle, names } from './catalogue.ts';
import { demoIsrc, demoIswc } from './codes.ts';
import { historyOf, importedHistory } from './history.ts';
import { katlaId, ragnarId } from './people.ts';
import type { Random } from './random.ts';
import { dayOf, daysAfter } from './time.ts';
import type { DemoAuthor, DemoWork } from './works.ts';

const nobodies = [publicDomainAuthorId, aiAuthorId];

/** Who made a work, and in what parts. */
export type Split = readonly (readonly [authorId: number, authorTypeId: number, shareHundredths: number])[];

export interface Registration {
  split: Split;
  registeredAt: Date;
  /** Null: carried over from older records, with everything approved. */
  registrant: { userId: number; kennitala: string; authorIds: readonly number[] } | null;
  /** How far it has come. */
  stage: 'settled' | 'waitingForStaff' | 'waitingForAuthors' | 'objected' | 'refused';
  remark?: string;
  title?: string;
}

/** A work that came of a registration. Its number is given when all are known, in the order of their dates. */
export function compose(
  random: Random,
  { split, registeredAt, registrant, stage, ...told }: Registration,
): DemoWork {
  const title = told.title ?? inventTitle(random);
  const isNew = stage !== 'settled';
  const performers = isNew && random.chance(0.5) ? null : random.pick(names.bands);
  const authors = split.map(([authorId, authorTypeId, shareHundredths]): DemoAuthor => {
    const isOwn = registrant === null || [...registrant.authorIds, ...nobodies].includes(authorId);
    const answer = isOwn
      ? ({ approval: 'given', approvedAt: registeredAt } as const)
      : answerOf(random, registeredAt, stage);
    return {
      authorId,
      authorTypeId,
      shareHundredths,
      ...answer,
      contract: contractFor(random, authorId, registeredAt),
    };
  });
  const isReviewed = registrant !== null && stage !== 'waitingForStaff';
  const work: DemoWork = {
    workId: 0,
    title,
    durationSeconds: random.whole(95, 330),
    artists: '',
    performers,
    origin: registrant ? `Skráð á vef af ${registrant.kennitala}` : 'Flutt úr eldri skrám',
    review: stage === 'refused' ? 'refused' : stage === 'waitingForStaff' ? 'waiting' : 'approved',
    remark: stage === 'refused' ? (told.remark ?? null) : null,
    reviewedAt: isReviewed ? daysAfter(registeredAt, random.whole(1, isNew ? 2 : 12) + 0.1) : null,
    reviewedBy: isReviewed ? random.pick([ragnarId, ragnarId, katlaId]) : null,
    registeredBy: registrant?.userId ?? null,
    registeredAt,
    authors,
    endedContractIds: endedContracts(random, split, registeredAt),
    otherTitles: random.chance(0.18) ? [inventTitle(random)] : [],
    iswcs: [],
    isrcs: [],
    lights: [],
  };
  work.lights = registrant ? historyOf(work) : importedHistory(work);
  if (stage === 'objected' && told.remark) addObjection(work, told.remark);
  return work;
}

function answerOf(
  random: Random,
  registeredAt: Date,
  stage: Registration['stage'],
): Pick<DemoAuthor, 'approval' | 'approvedAt'> {
  if (stage === 'objected') return { approval: 'objected', approvedAt: null };
  if (stage !== 'settled') return { approval: 'waiting', approvedAt: null };
  const days = random.chance(0.3) ? objectionDays : random.whole(1, 6) + random.next() / 2;
  return { approval: 'given', approvedAt: daysAfter(registeredAt, days) };
}

function addObjection(work: DemoWork, remark: string): void {
  const changedAt = daysAfter(work.registeredAt, 4);
  work.lights.push({ changedAt, before: 1, after: 1, cause: 'objectedByAuthor', remark });
}

/** Not every work goes to the publisher. */
function contractFor(random: Random, authorId: number, registeredAt: Date): DemoContract | undefined {
  const day = dayOf(registeredAt);
  const running = [contracts.thordis, contracts.jokull, contracts.vebjorn].find(
    (contract) => contract.authorId === authorId,
  );
  if (!running || day < running.startsOn) return undefined;
  return random.chance(running === contracts.vebjorn ? 1 : 0.45) ? running : undefined;
}

function endedContracts(random: Random, split: Split, registeredAt: Date): number[] {
  const { authorId, contractId, startsOn, endsOn } = contracts.thordisEnded;
  const day = dayOf(registeredAt);
  const stood = split.some(([one]) => one === authorId) && startsOn <= day && day <= endsOn;
  return stood && random.chance(0.4) ? [contractId] : [];
}

/** Gives works their numbers, in the order in which they were registered, their artists, and those that are settled their codes. */
export function numbered(
  random: Random,
  works: readonly DemoWork[],
  firstId: number,
  nameOf: (authorId: number) => string,
): DemoWork[] {
  const inOrder = [...works].sort((a, b) => a.registeredAt.getTime() - b.registeredAt.getTime());
  return inOrder.map((work, i) => {
    const isSettled = work.lights.at(-1)?.after === 0;
    const recordings = isSettled ? random.pick([0, 0, 1, 1, 1, 2]) : 0;
    return {
      ...work,
      workId: firstId + i,
      artists: work.performers ?? work.authors.map(({ authorId }) => nameOf(authorId)).join(', '),
      iswcs: isSettled && random.chance(0.7) ? [demoIswc(i)] : [],
      isrcs: Array.from({ length: recordings }, (_, n) => ({
        isrc: demoIsrc(work.registeredAt.getUTCFullYear(), i * 2 + n),
        performer: work.performers,
      })),
    };
  });
}
