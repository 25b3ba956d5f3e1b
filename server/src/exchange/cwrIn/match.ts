import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { Queryable } from '../../platform/database/statement.ts';
import { transliterate } from '../cwr/transliterate.ts';
import type { CwrWork } from '../cwr/typed.ts';
import * as queries from './registerQueries.ts';
import type { Sent } from './registerFile.ts';
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
  const writers = authorsOf(work) ?? [];
  const ipis = writers.flatMap(({ ipi }) => readIpiName(ipi ?? '').value ?? []).toSorted();
  const like = await queries.findLike.row<{ workId: number }>(db, {
    workIds,
    iswc: readIswc(work.iswc ?? '').value ?? null,
    title: work.title ?? '',
    // A title alone, or with some of the writers, is no likeness.
    ipis: ipis.length === writers.length ? ipis : [],
  });
  return like && { workId: like.workId, isProven: false };
}

interface OnFile extends Record<string, unknown> {
  title: string;
  authors: { ipi: string | null; shareHundredths: number }[] | null;
}

/** Whether a revision says what is on file: the title, and each writer by number with the share. */
export async function isAsOnFile(db: Queryable, workId: number, work: CwrWork): Promise<boolean> {
  const onFile = await queries.findOnFile.row<OnFile>(db, { workId });
  const writers = authorsOf(work);
  if (!onFile || !writers) return false;
  const wordOf = (ipi: string | null, share: number) => `${ipi ?? ''} ${share}`;
  const sent = writers.map(({ ipi, shareHundredths }) => wordOf(ipi, shareHundredths)).toSorted();
  const there = (onFile.authors ?? []).map((one) => wordOf(one.ipi, one.shareHundredths)).toSorted();
  const isSameTitle = transliterate(onFile.title) === transliterate(work.title ?? '');
  return isSameTitle && sent.every((word) => !word.startsWith(' ')) && sent.join() === there.join();
}
