import { readIpiName } from '@omur/contract/people/rules/ipi';
import { fold } from '@omur/contract/platform/rules/folding';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CwrWork } from '../cwr/typed.ts';
import * as queries from './registerQueries.ts';
import type { Sent } from './outcome.ts';
import { authorsOf } from './writers.ts';

/** A work of ours that one of a file is (proven by the sender's own number) or may be. */
export interface Match {
  workId: number;
  isProven: boolean;
}

/** X85: the sender's number, then our number in XRF, the ISWC, the title with all writers. */
export async function findMatch(
  db: Queryable,
  { senderIpi }: Pick<Sent, 'senderIpi'>,
  work: CwrWork,
): Promise<Match | undefined> {
  const own = await queries.findByNumber.row<{ workId: number }>(db, {
    senderIpi,
    number: work.submitterNumber ?? '',
  });
  if (own) return { workId: own.workId, isProven: true };
  const workIds = work.references.flatMap(({ organisation, identifierType, identifier }) =>
    organisation === '077' && identifierType === 'W' && /^\d{1,9}$/u.test(identifier ?? '')
      ? [Number(identifier)]
      : [],
  );
  const like = await queries.findLike.row<{ workId: number }>(db, {
    workIds,
    iswc: readIswc(work.iswc ?? '').value ?? null,
    title: work.title ?? '',
    ipis: writersOf(work),
  });
  return like && { workId: like.workId, isProven: false };
}

/** The IPI name numbers of all writers; none where one is missing: a title alone, or with some of the writers, is no likeness. */
function writersOf(work: CwrWork): string[] {
  const writers = authorsOf(work) ?? [];
  const ipis = writers.flatMap(({ ipi }) => readIpiName(ipi ?? '').value ?? []).toSorted();
  return ipis.length === writers.length ? ipis : [];
}

/** What two works of a file have in common that would be taken for each other; undefined for one that is like no other. */
export function likenessOf(work: CwrWork): string | undefined {
  const ipis = writersOf(work);
  return ipis.length > 0 ? [fold(work.title ?? ''), ...ipis].join('|') : undefined;
}
