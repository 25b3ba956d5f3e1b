import { readDuration } from '@omur/contract/platform/rules/duration';
import { keptText } from '@omur/contract/platform/rules/keptText';
import type { Registration } from '@omur/contract/works/rules/registrationValue';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import type { Queryable } from '../../platform/database/statement.ts';
import { artistsOf } from '../artists.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';
import { rewriteRights, type Days } from '../rights/rewrite.ts';
import { approvalOf } from '../../people/authors/approval.ts';
import * as queries from './queries.ts';
import type { Registering, Row } from './validate.ts';

// What a registration writes, and an amendment writes over.

export function titleOf({ title }: Pick<Registration, 'title'>): string {
  return title.trim().normalize('NFC');
}

/** What a registration says of the work itself, as statements take it. */
export function factsOf(work: Pick<Registration, 'title' | 'duration' | 'plain'>, rows: readonly Row[]) {
  return {
    title: titleOf(work),
    durationSeconds: readDuration(work.duration) ?? null,
    artists: artistsOf(work, rows),
    plain: plainOfWork.json(work.plain),
  };
}

/** An author who is on the work already keeps the approval. */
export async function writeAuthors(
  db: Queryable,
  registering: Registering,
  workId: number,
  rows: readonly Row[],
): Promise<void> {
  const authors = rows.map(({ author, authorTypeId, shareHundredths, contract }, position) => ({
    author_id: author.authorId,
    author_type_id: authorTypeId,
    share_hundredths: shareHundredths,
    approval: approvalOf(author, registering),
    contract_id: contract?.contractId ?? null,
    position,
  }));
  await queries.writeAuthors.run(db, { workId, authors: JSON.stringify(authors) });
  await writeRoles(db, workId, rows);
}

/** X63: the roles of authors who have several, in place of those they had. */
async function writeRoles(db: Queryable, workId: number, rows: readonly Row[]): Promise<void> {
  const roles = rows.flatMap(({ author: { authorId }, roles: apart }) =>
    (apart ?? []).map(({ authorTypeId, shareHundredths }, position) => ({
      author_id: authorId,
      author_type_id: authorTypeId,
      share_hundredths: shareHundredths,
      position,
    })),
  );
  const authorIds = rows.map(({ author }) => author.authorId);
  await queries.writeRoles.run(db, { workId, authorIds, roles: JSON.stringify(roles) });
}

/** Puts the work under the contracts chosen, and writes who is paid the authors' shares, on all days or from one on (V6, M7). */
export async function writeRights(
  db: Queryable,
  workId: number,
  rows: readonly Row[],
  days: Days = {},
): Promise<void> {
  const contractIds = rows.flatMap(({ contract }) => contract?.contractId ?? []);
  if (contractIds.length > 0) await queries.insertContractWorks.run(db, { workId, contractIds });
  await rewriteRights(db, sharesOf(workId, rows), days);
}

export const sharesOf = (workId: number, rows: readonly Row[]) =>
  rows.map(({ author: { authorId }, shareHundredths }) => ({ workId, authorId, shareHundredths }));

export const isrcsOf = ({ isrcs }: Registration) =>
  isrcs.map(({ isrc, performer }) => ({
    isrc: readIsrc(isrc).value ?? isrc,
    performer: keptText(performer),
  }));

export const otherTitlesOf = ({ otherTitles }: Registration) =>
  otherTitles.map((title) => titleOf({ title }));

/** What is not there yet of other titles and ISRC codes. */
export async function writeNames(db: Queryable, workId: number, work: Registration): Promise<void> {
  const titles = otherTitlesOf(work);
  if (titles.length > 0) await queries.insertOtherTitles.run(db, { workId, titles });
  const isrcs = isrcsOf(work);
  if (isrcs.length > 0) await queries.insertIsrcs.run(db, { workId, isrcs: JSON.stringify(isrcs) });
}
