import type { NewWork } from '@omur/contract/registration';
import { readIsrc } from '@omur/contract/rules/isrc';
import { rightsLines } from '@omur/contract/rules/rights';
import type { Queryable } from '../database/statement.ts';
import { approvalOf, isNobody } from './approval.ts';
import * as queries from './queries.ts';
import type { Registering, Row } from './sound.ts';

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

export async function writeRights(db: Queryable, workId: number, rows: readonly Row[]): Promise<void> {
  const lines = rows.flatMap(({ author, shareHundredths, contract }) =>
    rightsLines(shareHundredths, author.holders, contract).map((line) => ({
      author_id: author.authorId,
      right_id: line.rightId,
      publisher_id: line.publisherId,
      contract_id: line.contractId,
      share_hundredths: line.shareHundredths,
      share_abroad_hundredths: line.shareAbroadHundredths,
    })),
  );
  await queries.insertRights.run(db, { workId, lines: JSON.stringify(lines) });
  const contractIds = rows.flatMap(({ contract }) => contract?.contractId ?? []);
  if (contractIds.length > 0) await queries.insertContractWorks.run(db, { workId, contractIds });
}

export const otherTitlesOf = ({ otherTitles }: NewWork) =>
  (otherTitles ?? []).map(({ title }) => title.trim());

export const isrcsOf = ({ isrcs }: NewWork) =>
  (isrcs ?? []).map(({ isrc, performer }) => ({
    isrc: readIsrc(isrc).value ?? isrc,
    performer: performer?.trim() || null,
  }));

/** What is not there yet of other titles and ISRC codes. */
export async function writeNames(db: Queryable, workId: number, body: NewWork): Promise<void> {
  const titles = otherTitlesOf(body);
  if (titles.length > 0) await queries.insertOtherTitles.run(db, { workId, titles });
  const isrcs = isrcsOf(body);
  if (isrcs.length > 0) await queries.insertIsrcs.run(db, { workId, isrcs: JSON.stringify(isrcs) });
}
