import { objectionDays } from '@omur/contract/works/rules/registration';
import { authorOf } from './authors.ts';
import { userOf } from './people.ts';
import { daysAfter } from './time.ts';
import { lightOf, type DemoWork, type LightChange } from './works.ts';

type Judged = Pick<
  DemoWork,
  'review' | 'remark' | 'reviewedAt' | 'reviewedBy' | 'registeredBy' | 'registeredAt' | 'authors'
>;

interface Event {
  at: Date;
  cause: string;
  userId: number | null;
  remark?: string;
}

const userOfAuthor = new Map<number, number>([
  [authorOf.thordis, userOf.thordis],
  [authorOf.ida, userOf.thordis],
  [authorOf.jokull, userOf.jokull],
  [authorOf.solrun, userOf.solrun],
  [authorOf.amelie, userOf.amelie],
]);

/** What was carried over from older records came with its light. */
export function importedHistory(work: Judged): LightChange[] {
  return [{ changedAt: work.registeredAt, before: null, after: lightOf(work), cause: 'imported' }];
}

/** The lights a work has had, told from when staff and each author answered (V4). */
export function historyOf(work: Judged): LightChange[] {
  const { registeredAt, registeredBy } = work;
  const changes: LightChange[] = [
    { changedAt: registeredAt, before: null, after: 2, cause: 'registered', userId: registeredBy },
  ];
  let before = 2;
  for (const { at, cause, userId, remark } of eventsOf(work)) {
    const after = lightAt(work, at);
    if (after === before && cause !== 'refusedByStaff') continue;
    changes.push({ changedAt: at, before, after, cause, userId, ...(remark !== undefined && { remark }) });
    before = after;
  }
  return changes;
}

function eventsOf({ review, remark, reviewedAt, reviewedBy, registeredAt, authors }: Judged): Event[] {
  const deadline = daysAfter(registeredAt, objectionDays).getTime();
  const answers = authors.flatMap(({ authorId, approval, approvedAt }): Event[] => {
    if (approval !== 'given' || approvedAt === null || approvedAt.getTime() === registeredAt.getTime())
      return [];
    const isByTime = approvedAt.getTime() === deadline;
    const userId = isByTime ? null : (userOfAuthor.get(authorId) ?? null);
    return [{ at: approvedAt, cause: isByTime ? 'approvedByTime' : 'approvedByAuthor', userId }];
  });
  const decision = { approved: 'approvedByStaff', refused: 'refusedByStaff', waiting: '' }[review];
  const decisions = reviewedAt
    ? [{ at: reviewedAt, cause: decision, userId: reviewedBy, ...(remark !== null && { remark }) }]
    : [];
  return [...answers, ...decisions].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function lightAt(work: Judged, at: Date): number {
  const review = work.reviewedAt && work.reviewedAt <= at ? work.review : 'waiting';
  const authors = work.authors.map((author) =>
    author.approvedAt && author.approvedAt > at ? { ...author, approval: 'waiting' as const } : author,
  );
  return lightOf({ review, authors });
}
