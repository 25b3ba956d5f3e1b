import type { NewWork } from '@omur/contract/works/registration';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import type { Queryable } from '../../platform/database/statement.ts';
import { rewriteRights, type Days } from '../rights/rewrite.ts';
import { approvalOf, isNobody } from '../../people/authors/approval.ts';
import * as queries from './queries.ts';
import type { Registering, Row } from './validate.ts';

// What a registration writes, and an amendment writes over.

export function titleOf(body: NewWork): string {
  return body.title.trim().normalize('NFC');
}

/** The performers; without them the work belongs in public to its authors, but not to the public domain, nor to AI. */
export function artistsOf(body: NewWork, rows: readonly Row[]): string | null {
  const somebody = rows.filter(({ author }) => !isNobody(author.authorId));
  return body.performers?.trim() || somebody.map(({ author }) => author.displayName).join(', ') || null;
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
  const shares = rows.map(({ author: { authorId }, shareHundredths }) => ({
    workId,
    authorId,
    shareHundredths,
  }));
  await rewriteRights(db, shares, days);
}

export const otherTitlesOf = ({ otherTitles }: NewWork) =>
  (otherTitles ?? []).map(({ title }) => title.trim());

export const isrcsOf = ({ isrcs }: NewWork) =>
  (isrcs ?? []).map(({ isrc, performer }) => ({
    isrc: readIsrc(isrc).value ?? isrc,
    performer: performer ?? null,
  }));

/** What is not there yet of other titles and ISRC codes. */
export async function writeNames(db: Queryable, workId: number, body: NewWork): Promise<void> {
  const titles = otherTitlesOf(body);
  if (titles.length > 0) await queries.insertOtherTitles.run(db, { workId, titles });
  const isrcs = isrcsOf(body);
  if (isrcs.length > 0) await queries.insertIsrcs.run(db, { workId, isrcs: JSON.stringify(isrcs) });
}
