import { Change } from '@omur/contract/works/approvals';
import type { NewWork } from '@omur/contract/works/registration';
import type { ComparedAuthor, ComparedRegistration } from '@omur/contract/works/rules/differences';
import { readDuration } from '@omur/contract/platform/rules/duration';
import * as z from 'zod/mini';
import type { Row } from '../registration/validate.ts';
import { isrcsOf, otherTitlesOf, titleOf } from '../registration/write.ts';

/** What a payload makes of the work. What it leaves out of the description stays; whoever is unknown is on no work yet. */
export function comparedOf(
  body: NewWork,
  rows: readonly Row[],
  before: ComparedRegistration,
): ComparedRegistration {
  const unknown = (body.unknownAuthors ?? []).map(
    ({ name, authorTypeId, shareHundredths }, i): ComparedAuthor => ({
      key: `unknown ${i}`,
      name: name.trim(),
      authorTypeId,
      shareHundredths,
      contractId: null,
    }),
  );
  const known = rows.map(
    ({ author, authorTypeId, shareHundredths, contract }): ComparedAuthor => ({
      key: author.authorId,
      name: author.displayName,
      authorTypeId,
      shareHundredths,
      contractId: contract?.contractId ?? null,
    }),
  );
  return {
    title: titleOf(body),
    durationSeconds: readDuration(body.duration) ?? null,
    performers: body.performers ?? null,
    description: body.description === undefined ? before.description : body.description,
    authors: [...known, ...unknown],
    otherTitles: otherTitlesOf(body),
    isrcs: isrcsOf(body),
  };
}

/** As the columns keep them: spelled as in answers. */
export function writtenChanges(changes: readonly Change[]): string {
  return JSON.stringify(changes.map((change) => z.encode(Change, change)));
}
